import SwiftSyntax

/// A preview that is mounted where no view of the code can be mounted as it is.
///
/// The macro `#Preview` becomes a view on the same lines, and what it declares with `@Previewable` that
/// view's properties; a `PreviewProvider` gets a view that shows its previews.
struct PreviewRoot {
  /// The name of the view, which a scenario may name as its root.
  static let name = "Preview"

  /// Which of the files it stands in.
  let file: Int
  /// Where the macro begins; `nil` for a provider.
  let place: AbsolutePosition?
  /// What turns the macro into a view.
  let edits: [Rewriting.Edit]
  /// What is added after the last line.
  let declaration: String

  /// The first preview of some files that can be mounted; the code must have no type of its name.
  static func first(in trees: [SourceFileSyntax], _ facts: [FileFacts]) -> PreviewRoot? {
    guard !facts.contains(where: { $0.types.contains { $0.name == name } }) else { return nil }
    for (number, tree) in trees.enumerated() {
      for statement in tree.statements {
        if let root = PreviewRoot(statement.item, file: number, tree) { return root }
      }
      let provider = facts[number].types.first {
        $0.isReachable && $0.inherited.contains("PreviewProvider")
      }
      if let provider { return PreviewRoot(provider, file: number) }
    }
    return nil
  }

  private init(_ provider: TypeFacts, file: Int) {
    self.file = file
    place = nil
    edits = []
    declaration =
      "struct \(Self.name): SwiftUI.View { var body: some SwiftUI.View { \(provider.path).previews } }"
  }

  private init?(_ item: CodeBlockItemSyntax.Item, file: Int, _ tree: SourceFileSyntax) {
    let macro: (any FreestandingMacroExpansionSyntax)? =
      switch item {
      case .expr(let expression): expression.as(MacroExpansionExprSyntax.self)
      case .decl(let declaration): declaration.as(MacroExpansionDeclSyntax.self)
      default: nil
      }
    guard let macro, macro.macroName.text == Self.name, let closure = macro.trailingClosure,
      let rest = Self.rest(of: closure)
    else { return nil }
    let source = tree.syntaxTextBytes
    let start = macro.pound.positionAfterSkippingLeadingTrivia.utf8Offset
    let brace = closure.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    let properties = closure.statements.prefix { $0.position < rest }
    self.file = file
    place = macro.position
    edits =
      [Rewriting.Edit(start..<brace, of: source, "struct \(Self.name): SwiftUI.View {")]
      + properties.compactMap { Self.attribute(of: $0) }.map { attribute in
        let begin = attribute.positionAfterSkippingLeadingTrivia.utf8Offset
        return Rewriting.Edit(
          begin..<attribute.endPositionBeforeTrailingTrivia.utf8Offset,
          of: source
        )
      } + [
        Rewriting.Edit(at: rest.utf8Offset, " var body: some SwiftUI.View { "),
        Rewriting.Edit(
          at: closure.rightBrace.endPositionBeforeTrailingTrivia.utf8Offset,
          " }"
        ),
      ]
    declaration = ""
  }

  /// Where what is shown begins, behind the properties; `nil` where others stand in between.
  private static func rest(of closure: ClosureExprSyntax) -> AbsolutePosition? {
    let statements = closure.statements
    guard let first = statements.first(where: { attribute(of: $0) == nil }) else { return nil }
    let later = statements.contains { $0.position > first.position && attribute(of: $0) != nil }
    return later ? nil : first.positionAfterSkippingLeadingTrivia
  }

  /// The attribute that makes a declaration a property of the preview.
  private static func attribute(of statement: CodeBlockItemSyntax) -> AttributeSyntax? {
    guard case .decl(let declaration) = statement.item,
      let variable = declaration.as(VariableDeclSyntax.self)
    else { return nil }
    return variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.names == ["Previewable"] }
  }
}
