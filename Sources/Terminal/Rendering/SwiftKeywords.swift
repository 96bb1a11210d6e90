/// The words that Swift reads as keywords, in most places.
enum SwiftKeywords {
  /// Whether a word is one.
  static func contains(_ word: String) -> Bool { words.contains(word) }

  private static let words: Set<String> = [
    "Any", "Self", "actor", "as", "associatedtype", "async", "await", "borrowing", "break", "case",
    "catch", "class", "consuming", "continue", "convenience", "default", "defer", "deinit",
    "didSet", "do", "dynamic", "each", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "indirect",
    "infix", "init", "inout", "internal", "is", "isolated", "lazy", "let", "macro", "mutating",
    "nil", "nonisolated", "nonmutating", "open", "operator", "optional", "override", "package",
    "postfix", "precedencegroup", "prefix", "private", "protocol", "public", "repeat", "required",
    "rethrows", "return", "sending", "self", "set", "some", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "unsafe", "var",
    "weak", "where", "while", "willSet", "yield",
  ]
}
