import Core
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// Turns what the parser finds wrong, or what keeps a file from it, into findings.
enum SyntaxProblems {
  /// The most errors reported for one file; what follows the first few is mostly their echo.
  static let limit = 50

  static func findings(in tree: SourceFileSyntax, _ path: String, _ lines: LineTable) -> [Finding] {
    guard tree.hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .prefix(limit)
      .map { diagnostic in
        let start = lines.position(of: diagnostic.position.utf8Offset)
        return finding(diagnostic.message, path, start)
      }
  }

  static func finding(for refusal: Refusal, in path: String, _ lines: LineTable) -> Finding {
    finding(refusal.description, path, lines.position(of: refusal.offset))
  }

  private static func finding(_ message: String, _ path: String, _ start: TextPosition) -> Finding {
    Finding(
      "syntax",
      .error,
      file: path,
      start: start,
      message: message,
      why: "What does not parse cannot be judged; the rules saw only what did.",
      fix: "correct the source here, then lint again"
    )
  }
}
