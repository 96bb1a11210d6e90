import Core
import LinterProtocol

/// A form in which `viva lint` gives its findings to another program.
///
/// Adding one is a file here, its test, and a line in ``FindingFormats``.
@MainActor
protocol FindingFormat {
  /// The word for it on the command line.
  var name: String { get }

  /// Writes the findings of a run; equal runs give equal texts.
  func text(of run: LintRun) -> String
}

/// What a run of the linter came to.
struct LintRun {
  /// The findings, by file and place.
  let findings: [Finding]
  /// The rules that there are.
  let rules: [RuleDescription]
  /// The lines of the files that findings are in, as far as they could be read.
  let sources: SourceLines
}
