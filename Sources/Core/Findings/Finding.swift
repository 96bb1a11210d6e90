/// One thing that a lint rule or the bank checker reports at a place in a file.
package struct Finding: Equatable, Sendable {
  /// The rule's or the check's id, in snake_case.
  package var code: String
  /// How bad it is.
  package var severity: Severity
  /// The file's path, as the user gave it or as it was found below what the user gave.
  package var file: String
  /// Where it begins.
  package var start: TextPosition
  /// Where it ends, just after its last byte; the same as `start` for a place without length.
  package var end: TextPosition
  /// What is wrong: one lower-case phrase without a full stop, names in single quotes.
  package var message: String
  /// The principle behind it, in a sentence; empty where the message says it all.
  package var why: String
  /// The way out, in words; empty where there is none to give.
  package var fix: String
  /// The same way out as edits, where it is certain.
  package var edits: [SourceEdit]

  /// Makes a finding.
  package init(
    _ code: String,
    _ severity: Severity,
    file: String,
    start: TextPosition,
    end: TextPosition? = nil,
    message: String,
    why: String = "",
    fix: String = "",
    edits: [SourceEdit] = []
  ) {
    self.code = code
    self.severity = severity
    self.file = file
    self.start = start
    self.end = end ?? start
    self.message = message
    self.why = why
    self.fix = fix
    self.edits = edits
  }
}

/// How bad a finding is; worse is greater.
package enum Severity: Int, Comparable, CaseIterable, Sendable {
  case note
  case warning
  case error

  /// The word in messages and JSON.
  package var name: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A replacement of some of a file's bytes.
package struct SourceEdit: Equatable, Sendable {
  /// The file's path, as in the finding.
  package var file: String
  /// The first byte replaced, counted from 0.
  package var start: Int
  /// The byte after the last one replaced, at least `start`.
  package var end: Int
  /// What stands there instead.
  package var text: String

  /// Makes a replacement of the bytes `start..<end`.
  package init(file: String, start: Int, end: Int, text: String) {
    self.file = file
    self.start = start
    self.end = end
    self.text = text
  }
}
