/// The words that stand in so many questions that they point to no answer.
enum CommonWords {
  /// The words, as ``PromptWord/stem`` has them.
  static let all = Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Words of the subject, which stand in a question and in its options for no reason.
  static let ofSubject: Set<String> = [
    "app", "body", "change", "code", "model", "read", "screen", "state",
    "update", "value", "view", "write", "written",
  ]

  private static let text = """
    a about above after again all almost also although alway am an and another answer any anything are
    as at away be because been before being below between both but by can cannot come could did do does
    doing done down each either else even ever every false first for from get gets give given go goes
    going gone had happen has have having he her here his how however i if in into is it its itself just
    keep last later least less let like made make making many may me might more most much must my near
    need never new next no nobody none nor not nothing now of off often on once one ones only or order
    other otherwise our out over own part per put question rather reason right same say says second see
    seen several shall she should show shown since so some something step still such take taken than
    that the their them then there these they third this those though three through thus time to
    together too true two under until up upon us use used uses using very want was we well were what
    when where whether which while who whole whom whose why will with within without would
    wrong yes yet you your
    """
}
