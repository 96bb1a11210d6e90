/// Something that code declares.
package struct DeclaredName: Hashable, Sendable {
  /// What it is.
  package enum Kind: Int, Sendable {
    case type
    case property
    case function
  }

  /// What it is.
  package var kind: Kind
  /// What it is called.
  package var text: String
  /// Whether only its own type or file can use it.
  package var isPrivate: Bool

  /// Names a declaration.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - text: What it is called.
  ///   - isPrivate: Whether only its own type or file can use it.
  package init(_ kind: Kind, _ text: String, isPrivate: Bool = false) {
    self.kind = kind
    self.text = text
    self.isPrivate = isPrivate
  }
}

extension DeclaredName: Comparable {
  /// Types come before what stands in them.
  package static func < (left: DeclaredName, right: DeclaredName) -> Bool {
    (left.kind.rawValue, left.text) < (right.kind.rawValue, right.text)
  }
}
