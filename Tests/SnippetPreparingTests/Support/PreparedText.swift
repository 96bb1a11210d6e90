import Core

/// The text that comes of edits.
enum PreparedText {
  /// Does the edits, which are sorted by their place.
  static func apply(_ edits: [SourceEdit], to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in edits.reversed() {
      bytes.replaceSubrange(edit.start..<edit.end, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
