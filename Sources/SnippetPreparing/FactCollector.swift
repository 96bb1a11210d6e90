import SwiftSyntax

/// Collects what a file declares.
final class FactCollector: SyntaxVisitor {
  private(set) var facts = FileFacts()
  private var scopes: [Scope] = []

  /// What stands around a place in the file.
  private enum Scope {
    case type(TypeFacts)
    /// An extension of a type, by the name it is written with.
    case extending(String)
    /// Code that runs, or that may not be compiled at all.
    case other
  }

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    facts.hasStatements = node.statements.contains { statement in
      switch statement.item {
      case .decl: false
      // The parser takes a preview for an expression.
      case .expr(let expression): !expression.is(MacroExpansionExprSyntax.self)
      default: true
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .class, node.name, node.memberBlock, node.genericParameterClause)
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .struct, node.name, node.memberBlock, node.genericParameterClause)
  }

  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .actor, node.name, node.memberBlock, node.genericParameterClause)
  }

  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .other, node.name, node.memberBlock, node.genericParameterClause)
  }

  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.abbreviations[node.name.plainText, default: []] += node.inheritanceClause.names
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.abbreviations[node.name.plainText, default: []] += node.initializer.value.names
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.names.first ?? ""
    facts.conformances[name, default: []] += node.inheritanceClause.names
    scopes.append(.extending(name))
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.other)
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.other)
    return .visitChildren
  }

  override func visitPost(_ node: CodeBlockSyntax) { scopes.removeLast() }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.other)
    return .visitChildren
  }

  override func visitPost(_ node: AccessorBlockSyntax) { scopes.removeLast() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.other)
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard case .type(let type) = scopes.last else { return .visitChildren }
    let property = PropertyReading(node)
    facts.asksForObjects = facts.asksForObjects || property.asksForObject
    type.tracked += property.tracked
    type.required += property.required
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let needs = node.signature.parameterClause.parameters.filter { $0.defaultValue == nil }
      .map(\.firstName.plainText)
    // One that can fail, wait or throw cannot make a root either.
    let isPlain =
      node.optionalMark == nil && node.signature.effectSpecifiers == nil
      && !node.modifiers.isPrivate
    let list = isPlain && node.genericParameterClause == nil ? needs : needs + ["its initialiser"]
    switch scopes.last {
    case .type(let type): type.initialisers.append(list)
    case .extending(let name): facts.initialisers[name, default: []].append(list)
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let needs = node.signature.parameterClause.parameters.contains { $0.defaultValue == nil }
    let attributes = node.attributes.names.filter { !Self.harmless.contains($0) }
    if scopes.isEmpty, !needs, attributes.isEmpty, node.genericParameterClause == nil,
      case .identifier = node.name.tokenKind
    {
      let effects = node.signature.effectSpecifiers
      facts.functions.append(
        FileFacts.Function(
          name: node.name.plainText,
          isAsync: effects?.asyncSpecifier != nil,
          throws: effects?.throwsClause != nil
        )
      )
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let outermost else { return .visitChildren }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      facts.calls[outermost, default: []].insert(name.baseName.plainText)
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      facts.calls[outermost, default: []].insert(member.declName.baseName.plainText)
      if let base = member.base?.as(DeclReferenceExprSyntax.self) {
        facts.calls[outermost, default: []].insert(base.baseName.plainText)
      }
    }
    return .visitChildren
  }

  /// Attributes of functions that may be called all the same.
  private static let harmless: Set = ["MainActor", "ViewBuilder", "discardableResult", "available"]

  /// The name of the first type around.
  private var outermost: String? {
    for scope in scopes {
      switch scope {
      case .type(let type): return type.name
      case .extending(let name): return name
      case .other: continue
      }
    }
    return nil
  }

  private func enter(
    _ node: some DeclGroupSyntax & WithModifiersSyntax,
    _ kind: TypeFacts.Kind,
    _ name: TokenSyntax,
    _ members: MemberBlockSyntax,
    _ generics: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let around = scopes.last
    var path = name.text
    var isReachable = generics == nil
    switch around {
    case .type(let outer):
      path = "\(outer.path).\(path)"
      isReachable = isReachable && outer.isReachable && !node.modifiers.isPrivate
    case .extending(let outer):
      path = "\(outer).\(path)"
      isReachable = isReachable && !node.modifiers.isPrivate
    case .other: isReachable = false
    case nil: break
    }
    let type = TypeFacts(
      name: name.plainText,
      path: path,
      kind: kind,
      start: members.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset,
      inherited: node.inheritanceClause.names,
      attributes: node.attributes.names,
      isReachable: isReachable
    )
    facts.types.append(type)
    scopes.append(.type(type))
    return .visitChildren
  }
}
