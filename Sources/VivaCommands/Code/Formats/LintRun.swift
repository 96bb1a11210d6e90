import Core
import LinterProtocol

/// What a run of the linter came to.
struct LintRun {
  /// The findings, by file and place.
  let findings: [Finding]
  /// Tells the rules that there are, where a format wants them.
  let rules: () throws -> [RuleDescription]
  /// The lines of the files that findings are in, as far as they could be read.
  let sources: SourceLines
}
