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

  /// What the parser found wrong in a tree.
  static func all(in tree: SourceFileSyntax, _ lines: LineTable) -> [SyntaxProblem] {
    guard tree.hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .prefix(limit)
      .map { diagnostic in
        SyntaxProblem(
          start: lines.position(of: diagnostic.position.utf8Offset),
          message: diagnostic.message,
          fix: "correct the source here, then lint again"
        )
      }
  }
}
