import SwiftSyntax

/// Finds the names that patterns bind.
final class PatternNames: SyntaxVisitor {
  private var names: [String] = []

  private init() { super.init(viewMode: .sourceAccurate) }

  /// The names that a piece of syntax binds, itself or in what it consists of.
  static func names(in node: some SyntaxProtocol) -> [String] {
    let visitor = PatternNames()
    visitor.walk(node)
    return visitor.names
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.identifier.plainText)
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.append((node.secondName ?? node.firstName).plainText)
    return .skipChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    names.append((node.secondName ?? node.firstName).plainText)
    return .skipChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.name.plainText)
    return .skipChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.name.plainText)
    return .skipChildren
  }

  /// What is bound in there is not seen outside.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
