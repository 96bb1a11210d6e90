import Core
import Scheduling

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
  static func missingKey(_ row: EventRow, _ rest: EventRest) -> String? {
    missingKey(
      row.kind,
      hasItem: row.item >= 0,
      hasRating: row.rating != nil,
      hasReference: rest.reference != nil,
      hasName: rest.name != nil,
      hasValue: rest.value != nil
    )
  }

  /// The first key that an event of this kind must have and has not.
  static func missingKey(_ content: EventDraft) -> String? {
    missingKey(
      content.kind,
      hasItem: content.item != nil,
      hasRating: content.rating != nil,
      hasReference: content.reference != nil,
      hasName: content.name != nil,
      hasValue: content.value != nil
    )
  }

  private static func missingKey(
    _ kind: EventKind,
    hasItem: Bool,
    hasRating: Bool,
    hasReference: Bool,
    hasName: Bool,
    hasValue: Bool
  ) -> String? {
    switch kind {
    case .undo: hasReference ? nil : "ref"
    case .setting: hasName ? nil : "name"
    case .accept: !hasName ? "name" : hasValue ? nil : "value"
    case .review, .attempt, .cram: !hasItem ? "item" : hasRating ? nil : "rating"
    case .relink: !hasItem ? "item" : hasName ? nil : "name"
    case .lent, .suspend, .resume, .bury, .forget: hasItem ? nil : "item"
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (97...122).contains(byte)
  }
}
