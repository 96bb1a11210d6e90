import Core

/// What the values of a record may be.
enum RecordRules {
  /// The offsets that a clock may have, in seconds east of UTC.
  static let offsets = -64_800...64_800

  /// A name of 1…64 lower-case letters and digits; `nil` for anything else.
  static func word(_ bytes: ArraySlice<UInt8>) -> String? {
    guard (1...64).contains(bytes.count), bytes.allSatisfy(isPlain) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A device's name; `nil` for anything else.
  static func device(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.count <= 32 else { return nil }
    return word(bytes)
  }

  /// The first key that an event of this kind must have and has not.
  static func missingKey(_ content: EventDraft) -> String? {
    switch content.kind {
    case .undo: content.reference == nil ? "ref" : nil
    case .setting: content.name == nil ? "name" : nil
    case .relink: content.item == nil ? "item" : content.name == nil ? "name" : nil
    case .review, .attempt, .cram:
      content.item == nil ? "item" : content.rating == nil ? "rating" : nil
    case .lent, .suspend, .resume, .bury, .forget: content.item == nil ? "item" : nil
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (97...122).contains(byte)
  }
}
