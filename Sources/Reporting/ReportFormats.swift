/// The forms that a report can be given.
package enum ReportFormats {
  /// All of them, by name.
  package static var all: [any ReportFormat] {
    [
      JSONReport(),
      MarkdownReport(),
      TextReport(),
    ]
  }

  /// The form of that name; `nil` when there is none.
  package static func named(_ name: String) -> (any ReportFormat)? {
    all.first { $0.name == name }
  }
}
