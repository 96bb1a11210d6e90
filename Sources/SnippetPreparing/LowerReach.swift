import Core
import LinterProtocol
import SwiftSyntax

/// Finds where code reaches below Swift, to the process that runs it and tells how it went.
final class LowerReach: SyntaxVisitor {
  private let path: String
  private let own: OwnNames
  private let converter: SourceLocationConverter
  private var findings: [Finding] = []

  private init(_ tree: SourceFileSyntax, path: String, own: OwnNames) {
    self.path = path
    self.own = own
    converter = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  /// What in a file reaches below Swift.
  static func findings(in tree: SourceFileSyntax, path: String, own: OwnNames) -> [Finding] {
    let visitor = LowerReach(tree, path: path, own: own)
    visitor.walk(tree)
    return visitor.findings
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name,
      LowerNames.modules.contains(name.plainText)
        || name.plainText.hasPrefix("_") && name.plainText != "_Concurrency"
    {
      refuse(name, "the module '\(name.plainText)'")
    }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    // What begins with an underscore is the compiler's own.
    if LowerNames.attributes.contains(name) || name.hasPrefix("_"), !own.types.contains(name) {
      refuse(node.attributeName, "'@\(name)'")
    } else if name == "convention" {
      refuse(node.attributeName, "'@convention'")
    }
    return .visitChildren
  }

  /// What the lab adds, and what the lab's modules have for it alone, is named nowhere in graded code.
  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if isLabs(token) { refuse(token, "'\(token.plainText)'") }
    return .visitChildren
  }

  private func isLabs(_ token: TokenSyntax) -> Bool {
    let name = token.plainText
    return LowerNames.labPrefixes.contains(where: name.hasPrefix)
      || LowerNames.labNames.contains(name)
  }

  override func visit(_ node: UnsafeExprSyntax) -> SyntaxVisitorContinueKind {
    refuse(node.unsafeKeyword, "'unsafe'")
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if let keyword = node.unsafeKeyword { refuse(keyword, "'unsafe'") }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "unowned", node.detail?.detail.text == "unsafe" {
      refuse(node.name, "'unowned(unsafe)'")
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    checkType(node.name)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if Self.isModule(node.baseType.trimmedDescription) { checkType(node.name) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    if isLabs(name) || LowerNames.members.contains(name.plainText) && !own.has(name.plainText) {
      refuse(name, "'\(name.plainText)'")
    } else if let base = node.base?.as(DeclReferenceExprSyntax.self),
      Self.isModule(base.baseName.plainText), !own.types.contains(base.baseName.plainText)
    {
      // The module's own, whatever the code declares.
      if isLow(name.plainText) { refuse(name, "'\(name.plainText)'") }
    }
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.plainText
    if isLabs(node.baseName) {
      refuse(node.baseName, "'\(name)'")
    } else if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
      // What follows a point is a member, whatever the system has by its name.
      if LowerNames.members.contains(name), !own.has(name) { refuse(node.baseName, "'\(name)'") }
    } else if LowerNames.types.contains(name) {
      checkType(node.baseName)
    } else if isLow(name), !Self.differs(node, from: LowerNames.calls[name]),
      !isDeclared(name, around: Syntax(node))
    {
      refuse(node.baseName, "'\(name)'")
    }
    return .skipChildren
  }

  private func isLow(_ name: String) -> Bool {
    LowerNames.calls[name] != nil || LowerNames.functions.contains(name)
      || LowerNames.types.contains(name)
  }

  private static func isModule(_ name: String) -> Bool {
    LowerNames.modules.contains(name)
      || ["Foundation", "Dispatch", "Swift", "SwiftUI", "Combine", "Observation"].contains(name)
  }

  private func checkType(_ name: TokenSyntax) {
    guard LowerNames.types.contains(name.plainText), !own.types.contains(name.plainText) else {
      return
    }
    refuse(name, "'\(name.plainText)'")
  }

  /// Whether a name is called in a way in which the function of C cannot be.
  private static func differs(_ node: DeclReferenceExprSyntax, from counts: ClosedRange<Int>?)
    -> Bool
  {
    guard let counts, let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == node.id
    else { return false }
    let closures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
    return call.arguments.contains { $0.label != nil }
      || !counts.contains(call.arguments.count + closures)
  }

  /// Whether what stands around a place declares a name, so that the system's is not meant.
  ///
  /// A function at the top of a file does not count: beside it the system's can still be called.
  private func isDeclared(_ name: String, around node: Syntax) -> Bool {
    var inner = node
    while let outer = inner.parent {
      if let items = outer.as(CodeBlockItemListSyntax.self) {
        let isTop = outer.parent?.is(SourceFileSyntax.self) ?? true
        if !isTop, items.contains(where: { Self.names(of: $0).contains(name) }) { return true }
      } else if let group = outer.asProtocol((any DeclGroupSyntax).self) {
        if own.has(name, in: Self.name(of: group)) { return true }
      } else if Self.binds(outer), PatternNames.names(in: Self.head(of: outer)).contains(name) {
        return true
      }
      inner = outer
    }
    return false
  }

  private static func names(of item: CodeBlockItemSyntax) -> [String] {
    if let declaration = item.item.as(DeclSyntax.self) { return declaration.declaredNames }
    return item.item.as(GuardStmtSyntax.self).map { PatternNames.names(in: $0.conditions) } ?? []
  }

  private static func name(of group: any DeclGroupSyntax) -> String {
    if let node = group.as(ExtensionDeclSyntax.self) { return node.extendedType.names.first ?? "" }
    return group.asProtocol((any NamedDeclSyntax).self)?.name.plainText ?? ""
  }

  /// Whether a piece of syntax has a head that binds names for what stands in it.
  private static func binds(_ node: Syntax) -> Bool {
    node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self)
      || node.is(SubscriptDeclSyntax.self) || node.is(ClosureExprSyntax.self)
      || node.is(IfExprSyntax.self) || node.is(WhileStmtSyntax.self) || node.is(ForStmtSyntax.self)
      || node.is(SwitchCaseSyntax.self) || node.is(CatchClauseSyntax.self)
  }

  private static func head(of node: Syntax) -> Syntax {
    if let node = node.as(FunctionDeclSyntax.self) { return Syntax(node.signature) }
    if let node = node.as(InitializerDeclSyntax.self) { return Syntax(node.signature) }
    if let node = node.as(SubscriptDeclSyntax.self) { return Syntax(node.parameterClause) }
    if let node = node.as(ClosureExprSyntax.self) {
      return node.signature.map(Syntax.init) ?? Syntax(node.leftBrace)
    }
    if let node = node.as(IfExprSyntax.self) { return Syntax(node.conditions) }
    if let node = node.as(WhileStmtSyntax.self) { return Syntax(node.conditions) }
    if let node = node.as(ForStmtSyntax.self) { return Syntax(node.pattern) }
    if let node = node.as(SwitchCaseSyntax.self) { return Syntax(node.label) }
    if let node = node.as(CatchClauseSyntax.self) { return Syntax(node.catchItems) }
    return node
  }

  private func refuse(_ node: some SyntaxProtocol, _ what: String) {
    let start = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    let end = converter.location(for: node.endPositionBeforeTrailingTrivia)
    findings.append(
      GradedCode.refusal(
        of: what,
        file: path,
        start: TextPosition(line: start.line, column: start.column),
        end: TextPosition(line: end.line, column: end.column)
      )
    )
  }
}
