/// What an item is about: path segments from the general to the special, as `ownership/bindings`.
package struct Topic: Hashable, Comparable, Sendable {
  /// The whole path.
  package let path: String

  /// Reads a path of one or more segments of `[a-z0-9-]`, joined by `/`; `nil` when it is not one.
  package init?(_ path: some StringProtocol) {
    let slash = UInt8(ascii: "/")
    var previous = slash
    for byte in path.utf8 {
      guard byte == slash ? previous != slash : ItemID.isAllowed(byte) else { return nil }
      previous = byte
    }
    guard previous != slash else { return nil }
    self.path = String(path)
  }

  /// Whether this topic is the other one or lies below it: whole segments, from the first.
  package func isWithin(_ other: Topic) -> Bool {
    path == other.path || path.hasPrefix(other.path + "/")
  }

  package static func < (left: Topic, right: Topic) -> Bool { left.path < right.path }
}
