import Core
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
    var errors = SyntaxErrors()
    errors.describe(Syntax(tree), until: limit)
    return errors.described.prefix(limit).map { error in
      SyntaxProblem(
        start: lines.position(of: error.offset),
        message: error.message,
        fix: "correct the source here, then lint again"
      )
    }
  }
}
