import Core
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// One thing that keeps a file, or a part of it, from being read as Swift.
struct SyntaxProblem: Sendable {
  let start: TextPosition
  let message: String
  let fix: String

  /// The most that are reported for one file; what follows the first few is mostly their echo.
  static let limit = 50
  /// The most errors that are described together: the time for it grows with their square.
  private static let describedTogether = 200

  /// What the parser found wrong in a tree.
  static func all(in tree: SourceFileSyntax, _ lines: LineTable) -> [SyntaxProblem] {
    guard tree.hasError else { return [] }
    var diagnostics: [Diagnostic] = []
    collect(Syntax(tree), into: &diagnostics)
    return diagnostics.prefix(limit).map { diagnostic in
      SyntaxProblem(
        start: lines.position(of: diagnostic.position.utf8Offset),
        message: diagnostic.message,
        fix: "correct the source here, then lint again"
      )
    }
  }

  /// Describes the errors below a node, part by part where there are very many.
  private static func collect(_ node: Syntax, into diagnostics: inout [Diagnostic]) {
    guard node.hasError, diagnostics.count < limit else { return }
    var count = 0
    countErrors(node, &count)
    if count <= describedTogether || node.is(TokenSyntax.self) {
      diagnostics += ParseDiagnosticsGenerator.diagnostics(for: node)
        .filter { $0.diagMessage.severity == .error }
    } else {
      for child in node.children(viewMode: .all) { collect(child, into: &diagnostics) }
    }
  }

  /// Counts missing tokens and unexpected text, and stops when there are too many.
  private static func countErrors(_ node: Syntax, _ count: inout Int) {
    guard node.hasError, count <= describedTogether else { return }
    if node.is(TokenSyntax.self) || node.is(UnexpectedNodesSyntax.self) { count += 1 }
    for child in node.children(viewMode: .all) { countErrors(child, &count) }
  }
}
