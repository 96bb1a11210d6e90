import Core
import SwiftSyntax

/// Finds where an answer reaches for what the exercise watches it by.
///
/// That is what a scenario calls in the code around the answer, as to begin counting anew, and, where the code
/// around looks through a mirror, what a type shows to mirrors.
struct Tampering {
  private let names: Set<String>

  /// Prepares to look.
  ///
  /// - Parameters:
  ///   - around: The code around the answer, and what of it a scenario can call.
  ///   - models: Starter and solution, whose names are an answer's as well.
  init(around: [(tree: SourceFileSyntax, callable: [String])], models: [SourceFileSyntax]) {
    let known = Set(models.flatMap(Self.identifiers))
    var names = Set(around.flatMap(\.callable))
    if around.contains(where: { Self.identifiers(in: $0.tree).contains("Mirror") }) {
      names.formUnion(["CustomReflectable", "customMirror"])
    }
    self.names = names.subtracting(known)
  }

  /// What in a graded file does so.
  func findings(in tree: SourceFileSyntax, path: String) -> [Finding] {
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    return tree.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard Self.isIdentifier(token), names.contains(token.plainText) else { return nil }
      let start = converter.location(for: token.positionAfterSkippingLeadingTrivia)
      let end = converter.location(for: token.endPositionBeforeTrailingTrivia)
      return Finding(
        "compile",
        .error,
        file: path,
        start: TextPosition(line: start.line, column: start.column),
        end: TextPosition(line: end.line, column: end.column),
        message: "'\(token.plainText)' is what the exercise watches the code by",
        why: "what is measured must not be set by what it measures",
        fix: "leave it to the exercise"
      )
    }
  }

  private static func identifiers(in tree: SourceFileSyntax) -> Set<String> {
    Set(tree.tokens(viewMode: .sourceAccurate).filter(isIdentifier).map(\.plainText))
  }

  private static func isIdentifier(_ token: TokenSyntax) -> Bool {
    if case .identifier = token.tokenKind { true } else { false }
  }
}
