import Core

/// Finds comments that were meant to silence a rule and do not.
///
/// *Reports when* such a comment names an unknown rule, or no rule, disables what is disabled
/// already, or has silenced nothing; `syntax` cannot be silenced.
///
/// *Does not report* comments for rules that do not run.
struct SuppressionProblem: OwnershipRule {
  let id = "suppression_problem"
  let section = RuleSection.input
  let severity = Severity.note
  let title = "a comment that silences nothing"
  let rationale = """
    A suppression that matches nothing hides the next finding of that rule, or hides nothing where \
    somebody believes that it does.
    """
  let claims: [String] = []
  let passing: [RuleExample] = [
    """
    struct Counter: View {
      // viva:disable:next state_not_private
      @State var count = 0
      var body: some View { Button("\\(count)") { count += 1 } }
    }
    """
  ]
  let failing: [RuleExample] = [
    """
    struct Counter: View {
      ↓// viva:disable:next state_not_private
      @State private var count = 0
      var body: some View { Button("\\(count)") { count += 1 } }
    }
    """,
    """
    ↓// viva:disable state_is_private
    struct Counter {}
    """,
  ]

  /// Finds nothing by itself: what a comment silences shows when the other rules have run.
  func findings(in context: LintContext) -> [Finding] { [] }

  enum Message {
    static let noRule = (
      what: "the comment names no rule", fix: "name the rules after it, separated by commas"
    )

    static func word(_ word: String) -> (what: String, fix: String) {
      (
        "there is no 'viva:\(word)'",
        "write 'viva:disable:next', 'viva:disable:this', 'viva:disable' or 'viva:enable'"
      )
    }

    static func unknown(_ id: String) -> (what: String, fix: String) {
      let nearest = Suggestion.nearest(to: id, among: RuleRegistry.ids.sorted())
      return (
        "there is no rule '\(id)'",
        nearest.map { "did you mean '\($0)'?" } ?? "'viva rules' lists the rules"
      )
    }

    /// Words after a rule that are none.
    static func stray(_ words: String) -> (what: String, fix: String) {
      (
        "'\(words)' names no rules",
        "put '-' before a reason, and commas between rules: 'state_not_private - handed in by tests'"
      )
    }

    static let syntax = (
      what: "'syntax' cannot be silenced, for what does not parse cannot be judged",
      fix: "remove it and correct the source, or leave the file out with 'exclude'"
    )

    static func repeated(_ id: String) -> (what: String, fix: String) {
      ("'\(id)' is disabled here already; one 'viva:enable' will end both", "remove it")
    }

    static func idle(_ id: String) -> (what: String, fix: String) {
      ("'\(id)' finds nothing here, so there is nothing to silence", "remove it")
    }

    static func notDisabled(_ id: String) -> (what: String, fix: String) {
      ("'\(id)' is not disabled here, so there is nothing to enable", "remove it")
    }
  }
}
