import Core

/// Turns the values of metadata into what they stand for, and reports those that break their rule.
struct MetadataReader {
  let metadata: Metadata

  static let bankKeys = ["bank", "license", "level", "source", "topic"]
  static let itemKeys = [
    "after", "covers", "id", "kind", "level", "minutes", "rules", "since", "tags", "topic",
    "until", "variant-of", "when",
  ]

  /// The text of a value, whatever it is.
  func text(_ key: String) -> String? { metadata[key]?.text }

  /// A value that a function can read.
  func value<Value>(
    _ key: String,
    _ rule: String,
    into findings: inout FindingList,
    read: (String) -> Value?
  ) -> Value? {
    guard let value = metadata[key] else { return nil }
    let text = value.text
    if let result = read(text) { return result }
    findings.report(
      .brokenValue(key: key, value: text, rule: rule),
      at: value.position
    )
    return nil
  }

  /// The words of a list, each of which must hold to a rule.
  func words(
    _ key: String,
    _ rule: String,
    into findings: inout FindingList,
    isAllowed: (String) -> Bool
  ) -> [String] {
    guard let value = metadata[key] else { return [] }
    let words = value.words
    for word in words where !isAllowed(word) {
      findings.report(.brokenValue(key: key, value: word, rule: rule), at: value.position)
    }
    return words
  }

  func level(into findings: inout FindingList) -> Level? {
    value("level", "a level is 'mid', 'senior' or 'staff'", into: &findings) {
      Level(rawValue: $0)
    }
  }

  func topic(into findings: inout FindingList) -> Topic? {
    value("topic", Self.topicRule, into: &findings) { Topic($0) }
  }

  func id(_ key: String, into findings: inout FindingList) -> ItemID? {
    value(key, Self.idRule, into: &findings) { text in
      ItemID(text).flatMap { $0 == $0.base ? $0 : nil }
    }
  }

  /// An id that may name one number of a cloze item.
  func reference(_ key: String, into findings: inout FindingList) -> ItemID? {
    value(key, Self.idRule, into: &findings) { ItemID($0) }
  }

  func kind(into findings: inout FindingList) -> ItemKind? {
    value("kind", Self.kindRule, into: &findings) { ItemKind(rawValue: $0) }
  }

  func condition(into findings: inout FindingList) -> FollowUpCondition? {
    value("when", "write 'strong', 'weak' or 'any'", into: &findings) {
      FollowUpCondition(rawValue: $0)
    }
  }

  func minutes(into findings: inout FindingList) -> Int? {
    value("minutes", "minutes are a whole number from 1 to 600", into: &findings) { text in
      decimal(text.utf8).flatMap { (1...600).contains($0) ? $0 : nil }
    }
  }

  func version(_ key: String, into findings: inout FindingList) -> String? {
    value(key, "a version is a system and a number, as 'iOS17'", into: &findings) { text in
      let digits = text.utf8.drop(while: Ascii.isLetter)
      let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      let isVersion = digits.count < text.utf8.count && parts.allSatisfy { decimal($0) != nil }
      return isVersion ? text : nil
    }
  }

  static let idRule = "an id is lower-case letters, digits and '-', at most 64"
  static let kindRule =
    "a kind is one of \(ItemKind.allCases.map(\.rawValue).joined(separator: ", "))"
  static let topicRule = "a topic is segments of lower-case letters, digits and '-', joined by '/'"
}
