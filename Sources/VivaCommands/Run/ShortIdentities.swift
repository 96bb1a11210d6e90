import LabProtocol

/// Short names for identities that differ at each run: a UUID is told as `#1`, by first appearance.
struct ShortIdentities {
  private static let groups = [8, 4, 4, 4, 12]
  private var numbers: [String: Int] = [:]

  /// Numbers the identities of a run.
  init(_ run: SnippetRun) {
    for event in run.events { note(event.fact.words) }
    for tree in [run.mounted, run.final] {
      for view in tree?.views ?? [] {
        note(view.name)
        for value in view.values { note(value.text) }
      }
    }
  }

  /// A text with its identities by their short names.
  func shortened(_ text: String) -> String {
    var short = ""
    Self.walk(text) { part, isIdentity in
      short += isIdentity ? numbers[part].map { "#\($0)" } ?? part : part
    }
    return short
  }

  /// A tree with its identities by their short names.
  func shortened(_ node: TreeNode) -> TreeNode {
    var node = node
    node.name = shortened(node.name)
    node.values = node.values.map {
      TreeView.StoredValue(name: $0.name, text: shortened($0.text))
    }
    node.children = node.children.map(shortened)
    return node
  }

  private mutating func note(_ text: String) {
    Self.walk(text) { part, isIdentity in
      if isIdentity, numbers[part] == nil { numbers[part] = numbers.count + 1 }
    }
  }

  /// Gives a text in parts, those that are a UUID apart.
  private static func walk(_ text: String, _ visit: (String, Bool) -> Void) {
    let bytes = Array(text.utf8)
    var start = 0
    var place = 0
    while place < bytes.count {
      guard let end = endOfIdentity(at: place, in: bytes) else {
        place += 1
        continue
      }
      visit(String(decoding: bytes[start..<place], as: UTF8.self), false)
      visit(String(decoding: bytes[place..<end], as: UTF8.self), true)
      start = end
      place = end
    }
    visit(String(decoding: bytes[start...], as: UTF8.self), false)
  }

  private static func endOfIdentity(at start: Int, in bytes: [UInt8]) -> Int? {
    var place = start
    for (index, length) in groups.enumerated() {
      if index > 0 {
        guard place < bytes.count, bytes[place] == UInt8(ascii: "-") else { return nil }
        place += 1
      }
      guard place + length <= bytes.count, bytes[place..<place + length].allSatisfy(isHexadecimal)
      else { return nil }
      place += length
    }
    return place
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"): true
    default: false
    }
  }
}
