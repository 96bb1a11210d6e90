/// A form that a report can be given.
///
/// Adding one is a file in `Formats`, its test, and a line in ``ReportFormats``.
package protocol ReportFormat: Sendable {
  /// The word for it on the command line.
  var name: String { get }

  /// Writes a report; the text ends in a line end, and equal reports give equal texts.
  func text(of report: Report, style: ReportStyle) -> String
}
