import SwiftSyntax

/// Who may see a declaration, as its modifiers say.
enum AccessLevel: Int, Comparable, Sendable {
  case `private`
  case `fileprivate`
  case `internal`
  case package
  case `public`

  static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }

  /// Whether only the declaration's own file sees it.
  var isFileOnly: Bool { self <= .fileprivate }

  init?(_ keyword: TokenKind) {
    switch keyword {
    case .keyword(.private): self = .private
    case .keyword(.fileprivate): self = .fileprivate
    case .keyword(.internal): self = .internal
    case .keyword(.package): self = .package
    case .keyword(.public), .keyword(.open): self = .public
    default: return nil
    }
  }
}

extension DeclModifierListSyntax {
  /// The level written for reading, `nil` where none is.
  var access: AccessLevel? {
    lazy.filter { $0.detail == nil }.compactMap { AccessLevel($0.name.tokenKind) }.first
  }

  /// The level written for writing, as in `private(set)`.
  var setterAccess: AccessLevel? {
    lazy.filter { $0.detail != nil }.compactMap { AccessLevel($0.name.tokenKind) }.first
  }

  /// Whether the modifier is there.
  func has(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) }
  }
}
