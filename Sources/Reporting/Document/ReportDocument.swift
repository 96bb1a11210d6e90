import Core

/// A report in words: what every format that is read by people says, before it is laid out.
///
/// Text from banks has gone through ``VisibleText`` and stands on one line.
struct ReportDocument: Equatable {
  var title: String
  /// A sentence under the title; may be empty.
  var lead: String
  var sections: [Section]

  struct Section: Equatable {
    var title: String
    var blocks: [Block]
  }

  enum Block: Equatable {
    /// Names with what they stand for.
    case facts([Fact])
    case table(Table)
    case note(String)
    case items([Entry])
  }

  struct Fact: Equatable {
    var name: String
    var value: String
  }

  /// A table whose first column names the rows.
  struct Table: Equatable {
    var columns: [String]
    var rows: [Row]

    struct Row: Equatable {
      var cells: [String]
      /// The size that a bar shows, 0…1; absent where the table has no bars.
      var bar: Double?
    }
  }

  /// An item in a list, with where to find it.
  struct Entry: Equatable {
    var title: String
    var facts: String
    var place: String
    var command: String
  }

  init(_ report: Report) {
    title = "Progress on \(report.today)"
    lead = Self.lead(report)
    sections = [
      Self.summary(report),
      Self.readiness(report),
      Self.retention(report),
      Self.calibration(report),
      Self.activity(report),
      Self.topics(report),
      Self.levels(report),
      Self.weakest(report),
      Self.leeches(report),
      Self.forecast(report),
      Self.exercises(report),
      Self.failedRules(report),
    ].compactMap { $0 }
  }

  private static func lead(_ report: Report) -> String {
    var parts: [String] = []
    if let topic = report.topic { parts.append("topic \(topic.path)") }
    if let level = report.level { parts.append("level \(level.rawValue)") }
    if let since = report.since { parts.append("activity since \(since)") }
    return parts.isEmpty ? "" : "Restricted to \(parts.joined(separator: ", "))."
  }
}
