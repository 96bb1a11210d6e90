import SwiftSyntax

/// Finds previews, environment entries, moved source locations and modifiers to leave out.
final class RewritingVisitor: SyntaxVisitor {
  private(set) var edits: [Rewriting.Edit] = []
  private let source: [UInt8]
  private let names: Set<String>
  private let root: PreviewRoot?

  init(source: [UInt8], leavingOut names: Set<String>, mounting root: PreviewRoot?) {
    self.source = source
    self.names = names
    self.root = root
    super.init(viewMode: .sourceAccurate)
  }

  /// A preview shows what the run shows itself, unless it is the one that is mounted.
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    visit(macro: node)
  }

  /// At the top of a file the parser takes a preview for an expression.
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    visit(macro: node)
  }

  private func visit(
    macro node: some FreestandingMacroExpansionSyntax
  ) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == PreviewRoot.name else { return .visitChildren }
    if let root, root.place == node.position {
      edits += root.edits
      return .visitChildren
    }
    takeOut(Syntax(node))
    return .skipChildren
  }

  /// Nothing may move what is told to places that are not there.
  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    takeOut(Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.extendedType.names == ["EnvironmentValues"] else { return .visitChildren }
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      edits += EnvironmentEntry(variable, number: edits.count)?.edits(of: source) ?? []
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, names.contains(member.declName.baseName.plainText)
    else { return .visitChildren }
    let start = base.endPositionBeforeTrailingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(Rewriting.Edit(start..<end, of: source))
    return .visitChildren
  }

  private func takeOut(_ node: Syntax) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(Rewriting.Edit(start..<end, of: source))
  }
}
