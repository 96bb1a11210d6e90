import Core

/// Finds places of prepared code in the code that the learner wrote.
struct PlaceMap {
  /// The name that findings carry.
  let name: String
  /// Whether the learner wrote the file.
  let isLearners: Bool
  private let prepared: [UInt8]
  private let original: [UInt8]
  private let edits: [SourceEdit]

  /// A place of prepared code.
  enum Place: Equatable {
    /// The learner wrote it there.
    case written(TextPosition)
    /// It was added by the preparation, at this place.
    case added(TextPosition)
  }

  init(
    name: String,
    isLearners: Bool,
    original: String,
    prepared: [UInt8],
    edits: [SourceEdit]
  ) {
    self.name = name
    self.isLearners = isLearners
    self.original = Array(original.utf8)
    self.prepared = prepared
    self.edits = edits
  }

  /// A file with its edits done, and what is added after its last line.
  static func apply(_ edits: [SourceEdit], to text: String, appending end: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var place = 0
    for edit in edits {
      result += bytes[place..<edit.start]
      result += Array(edit.text.utf8)
      place = edit.end
    }
    return result + bytes[place...] + Array(end.utf8)
  }

  /// Where a place of the prepared code is in the learner's.
  func place(of position: TextPosition) -> Place {
    let target = offset(of: position)
    var prepared = 0
    var original = 0
    for edit in edits {
      let kept = edit.start - original
      if target < prepared + kept { break }
      prepared += kept
      original = edit.start
      let length = edit.text.utf8.count
      if target < prepared + length { return .added(TextPosition(of: original, in: self.original)) }
      prepared += length
      original = edit.end
    }
    let offset = original + target - prepared
    guard offset <= self.original.count else {
      return .added(TextPosition(of: self.original.count, in: self.original))
    }
    return .written(TextPosition(of: offset, in: self.original))
  }

  private func offset(of position: TextPosition) -> Int {
    var line = 1
    var offset = 0
    while line < position.line,
      let feed = prepared[offset...].firstIndex(of: UInt8(ascii: "\n"))
    {
      offset = feed + 1
      line += 1
    }
    return min(offset + position.column - 1, prepared.count)
  }
}
