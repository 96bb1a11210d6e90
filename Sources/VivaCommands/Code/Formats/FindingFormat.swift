/// A form in which `viva lint` gives its findings to another program.
///
/// Adding one is a file here, its test, and a line in ``FindingFormats``.
@MainActor
protocol FindingFormat {
  /// The word for it on the command line.
  var name: String { get }

  /// Writes the findings of a run; equal runs give equal texts.
  func text(of run: LintRun) throws -> String
}
