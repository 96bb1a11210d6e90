import Core

/// Finds source that does not parse, or that is refused before it is parsed.
///
/// *Reports when* the parser does, and when the bytes are not Swift source or would make a parser
/// hang.
struct SyntaxRule: OwnershipRule {
  let id = "syntax"
  let section = RuleSection.input
  let severity = Severity.error
  let title = "source that does not parse"
  let rationale = "What does not parse cannot be judged; the other rules saw only what did."
  let claims: [String] = []
  let passing: [RuleExample] = [
    """
    struct Counter { var count = 0 }
    """
  ]
  let failing: [RuleExample] = [
    """
    struct Counter { var count = ↓}
    """
  ]

  func findings(in context: LintContext) -> [Finding] {
    context.problems.flatMap { file in
      file.problems.map { problem in
        Finding(
          id,
          severity,
          file: file.path,
          start: problem.start,
          message: problem.message,
          why: rationale,
          fix: problem.fix
        )
      }
    }
  }
}
