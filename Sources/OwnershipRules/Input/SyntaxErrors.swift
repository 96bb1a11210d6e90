import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// Puts a tree's errors into words, with care for what describes them.
///
/// The time for it grows with the square of how many are described together, and one kind of
/// error traps: a `=` that follows an invalid character. So a part with very many errors, or with
/// that one, is described child by child.
struct SyntaxErrors {
  /// What was found, in the order of the text.
  private(set) var described: [(offset: Int, message: String)] = []
  /// How many errors there are below each node that has some.
  private var counts: [SyntaxIdentifier: Int] = [:]
  /// The most errors that are described together.
  private static let together = 200

  /// Describes the errors below a node, until there are some number of them.
  mutating func describe(_ node: Syntax, until limit: Int) {
    guard node.hasError, described.count < limit else { return }
    if let token = node.as(TokenSyntax.self), token.isIndescribable {
      described.append((Self.start(of: node), Self.unevenSpace))
    } else if count(node) <= Self.together || node.is(TokenSyntax.self) {
      described += ParseDiagnosticsGenerator.diagnostics(for: node)
        .filter { $0.diagMessage.severity == .error }
        .map { ($0.position.utf8Offset, $0.message) }
    } else {
      for child in node.children(viewMode: .all) { describe(child, until: limit) }
    }
  }

  /// The parser's words for the error that it cannot describe itself.
  private static let unevenSpace = "'=' must have consistent whitespace on both sides"

  private static func start(of node: Syntax) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  /// Counts missing tokens and unexpected text; what cannot be described counts as too many.
  private mutating func count(_ node: Syntax) -> Int {
    guard node.hasError else { return 0 }
    if let known = counts[node.id] { return known }
    var count = node.is(TokenSyntax.self) || node.is(UnexpectedNodesSyntax.self) ? 1 : 0
    if let token = node.as(TokenSyntax.self), token.isIndescribable { count += Self.together }
    for child in node.children(viewMode: .all) { count += self.count(child) }
    counts[node.id] = count
    return count
  }
}

extension TokenSyntax {
  /// Whether its error traps when it is described.
  ///
  /// A `=` needs space on both sides or on none. After an invalid character, which is no space,
  /// the advice is to insert the space that stands before that character already: an advice
  /// without a change, which SwiftDiagnostics takes for a programming error.
  fileprivate var isIndescribable: Bool {
    guard tokenDiagnostic?.kind == .equalMustHaveConsistentWhitespaceOnBothSides else {
      return false
    }
    let before = previousToken(viewMode: .all)?.trailingTrivia ?? []
    return before.contains(where: \.isSpace) && trailingTrivia.contains(where: \.isSpace)
  }
}

extension TriviaPiece {
  fileprivate var isSpace: Bool {
    switch self {
    case .spaces, .tabs: true
    default: false
    }
  }
}
