/// A pattern for the names in a path, as gitignore(5) has them: `*` and `?` within a name, `[a-z]`,
/// `**` over folders, `\` before a character that stands for itself.
///
/// It works on bytes, as git does, so a `?` is one byte of a character that has several.
package struct GlobPattern: Equatable, Sendable {
  /// `nil` for a pattern that is cut off, as `[a` is, and stands for nothing.
  private let tokens: [Token]?

  private enum Token: Equatable {
    case byte(UInt8)
    case set(Set<UInt8>)
    /// Any number of bytes of a name.
    case name
    /// Any number of whole folders, each with its slash.
    case folders
    /// All that is left.
    case rest
  }

  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")

  /// Takes a pattern for whole paths.
  package init(_ text: String) {
    var tokens: [Token] = []
    var bytes = Array(text.utf8)[...]
    var before: UInt8?
    while let byte = bytes.popFirst() {
      switch byte {
      case Self.star: tokens.append(Self.stars(&bytes, after: before))
      case UInt8(ascii: "?"):
        tokens.append(.set(Set(UInt8.min...UInt8.max).subtracting([Self.slash])))
      case UInt8(ascii: "["):
        guard let set = ByteSet(after: &bytes)?.bytes else {
          self.tokens = nil
          return
        }
        tokens.append(.set(set.subtracting([Self.slash])))
      case UInt8(ascii: "\\"):
        guard let escaped = bytes.popFirst() else {
          self.tokens = nil
          return
        }
        tokens.append(.byte(escaped))
      default: tokens.append(.byte(byte))
      }
      before = tokens.last == .folders ? Self.slash : byte
    }
    self.tokens = tokens
  }

  /// Whether there may be a path that it stands for: it is not cut off, and no bracket is empty.
  var isPossible: Bool { tokens.map { !$0.contains(.set([])) } ?? false }

  /// Takes the other stars of a run; two or more that stand for a whole name cross folders.
  private static func stars(_ bytes: inout ArraySlice<UInt8>, after before: UInt8?) -> Token {
    let others = bytes.prefix { $0 == star }.count
    bytes = bytes.dropFirst(others)
    guard others > 0, before == nil || before == slash else { return .name }
    guard let next = bytes.first else { return .rest }
    let isEscaped = next == UInt8(ascii: "\\") && bytes.dropFirst().first == slash
    guard next == slash || isEscaped else { return .name }
    bytes = bytes.dropFirst(isEscaped ? 2 : 1)
    return .folders
  }

  /// Whether the pattern stands for a path, or a name.
  ///
  /// Keeps the set of places in the pattern that the bytes so far may have come to, so that no
  /// pattern takes longer than pattern times path.
  package func matches(_ path: String) -> Bool {
    guard let tokens else { return false }
    var places = Self.closure([0], in: tokens, atName: true)
    for byte in path.utf8 {
      var next: Set<Int> = []
      for place in places where place < tokens.count {
        switch tokens[place] {
        case .byte(byte): next.insert(place + 1)
        case .set(let set): if set.contains(byte) { next.insert(place + 1) }
        case .name: if byte != Self.slash { next.insert(place) }
        case .folders, .rest: next.insert(place)
        case .byte: break
        }
      }
      places = Self.closure(next, in: tokens, atName: byte == Self.slash)
      if places.isEmpty { return false }
    }
    return places.contains(tokens.count)
  }

  /// Adds the places that can be reached without a byte; past folders only where a name begins.
  private static func closure(_ places: Set<Int>, in tokens: [Token], atName: Bool) -> Set<Int> {
    var closed = places
    var waiting = Array(places)
    while let place = waiting.popLast() {
      guard place < tokens.count else { continue }
      let token = tokens[place]
      guard token == .name || token == .rest || token == .folders && atName else { continue }
      if closed.insert(place + 1).inserted { waiting.append(place + 1) }
    }
    return closed
  }
}
