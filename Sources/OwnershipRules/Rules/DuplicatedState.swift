import Core

/// Finds one fact that several views keep, each for itself.
///
/// *Reports when* two or more (`views`) views of the run hold `@State` of the same name and type, the name
/// begins with `selected`, `current`, `active` or `chosen`, and the type is declared in the run (or
/// is an optional or array of it) or is named `…ID`.
///
/// *Does not report* views that belong to different parts of the screen, as far as the run shows:
/// neither contains the other, and no view contains both. Types nested in one of the views, types
/// whose name speaks of presentation, and standard types are local facts.
struct DuplicatedState: OwnershipRule {
  let id = "duplicated_state"
  let section = RuleSection.oneOwner
  let severity = Severity.warning
  let title = "one fact kept by several views"
  let rationale = """
    Copies agree as long as the change comes from where they were tried; after a deep link one view \
    shows what another has left. A fact that several screens need has one owner that all observe.
    """
  let claims = ["C02", "C03", "C32"]
  let passing: [RuleExample] = [
    """
    struct Account: Hashable { let name: String }
    struct Feed: View {
      @State private var selectedAccount: Account?
      var body: some View { Header(selectedAccount: $selectedAccount) }
    }
    struct Header: View {
      @Binding var selectedAccount: Account?
      var body: some View { Button("Clear") { selectedAccount = nil } }
    }
    """
  ]
  let failing: [RuleExample] = [
    """
    struct Account: Hashable { let name: String }
    struct Feed: View {
      @State private var ↓selectedAccount: Account?
      var body: some View { Header() }
    }
    struct Header: View {
      @State private var selectedAccount: Account?
      var body: some View { Button("Clear") { selectedAccount = nil } }
    }
    """
  ]

  private static let views = Threshold("views", 2, in: 2...99, "views that keep the same fact")
  let thresholds = [Self.views]

  func findings(in context: LintContext) -> [Finding] {
    let facts = SharedFacts(in: context.index)
    guard !facts.groups.isEmpty else { return [] }
    let containment = Containment(in: context.index)
    return facts.groups.flatMap { group in
      containment.clusters(of: group).filter { $0.count >= context.count(of: Self.views) }
        .map { finding(for: $0, in: context) }
    }
  }

  private func finding(for holders: [SharedFacts.Holder], in context: LintContext) -> Finding {
    let index = context.index
    let first = holders[0]
    let property = index.property(first.property)
    return context.finding(
      self,
      in: first.property.file,
      at: property.nameRange,
      Message.kept(property.name, by: holders.map { index.types[$0.view].name }),
      fix: Message.promote(property.name)
    )
  }
}

private enum Message {
  static func kept(_ name: String, by views: [String]) -> String {
    "\(views.quotedList) each keep '\(name)' in '@State', so they can disagree"
  }

  static func promote(_ name: String) -> String {
    "keep '\(name)' in one place: a model that all of them read, or the '@State' of the view that "
      + "contains them, lent as a '@Binding'"
  }
}
