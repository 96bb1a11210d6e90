import SwiftSyntax

extension FactCollector {
  func collectType(
    _ node: some DeclGroupSyntax,
    _ kind: TypePart.Kind,
    _ name: TokenSyntax,
    _ generics: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    addPart(node, kind, path: [name.plainText], nameRange: name.byteRange, generics)
  }

  func collectExtension(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = TypeShape(node.extendedType).extendedPath
    return addPart(node, .extension, path: path, nameRange: node.extendedType.byteRange, nil)
  }

  private func addPart(
    _ node: some DeclGroupSyntax,
    _ kind: TypePart.Kind,
    path: [String],
    nameRange: Range<Int>,
    _ generics: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let isTopLevel = region.map {
      if case .topLevel = facts.regions[$0].kind { true } else { false }
    }
    facts.parts.append(
      TypePart(
        kind: kind,
        path: path,
        nameRange: nameRange,
        parent: part,
        region: isTopLevel == false ? region : nil,
        inherited: node.inheritedShapes,
        attributes: AttributeFact.list(node.attributes),
        access: node.modifiers.access ?? .internal,
        generics: Set(generics?.parameters.map(\.name.plainText) ?? []),
        conditions: conditions,
        isInMacro: macroDepth > 0,
        node: DeclSyntax(fromProtocol: node)
      )
    )
    walkMembers(of: node, as: facts.parts.count - 1)
    return .skipChildren
  }

  /// The members of a type see none of the locals around it.
  private func walkMembers(of node: some DeclGroupSyntax, as number: Int) {
    let outside = (part, region, scopes)
    part = number
    region = nil
    scopes = ScopeStack()
    walk(node.memberBlock.members)
    (part, region, scopes) = outside
  }

  func collectConditional(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    directives += 1
    let directive = directives
    for (number, clause) in node.clauses.enumerated() {
      conditions.append(TypePart.Condition(directive: directive, clause: number))
      if let elements = clause.elements { walk(elements) }
      conditions.removeLast()
    }
    return .skipChildren
  }
}

extension DeclGroupSyntax {
  /// What it inherits from and conforms to; `protocol P where Self: Q` says the same as `protocol P: Q`.
  fileprivate var inheritedShapes: [TypeShape] {
    let written = inheritanceClause?.inheritedTypes.map { TypeShape($0.type) } ?? []
    let requirements = self.as(ProtocolDeclSyntax.self)?.genericWhereClause?.requirements
    let demanded = (requirements ?? []).compactMap { requirement -> TypeShape? in
      guard case .conformanceRequirement(let node) = requirement.requirement,
        case .named(["Self"], _) = TypeShape(node.leftType)
      else { return nil }
      return TypeShape(node.rightType)
    }
    return written + demanded
  }
}

extension TypeShape {
  /// The name of what an extension extends, the sugared types under their real names.
  fileprivate var extendedPath: [String] {
    switch self {
    case .named(let path, _): path
    case .optional: ["Optional"]
    case .array: ["Array"]
    case .dictionary: ["Dictionary"]
    default: []
    }
  }
}
