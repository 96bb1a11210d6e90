import SwiftSyntax

extension FactCollector {
  func collectFunction(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let number = facts.functions.count
    facts.functions.append(
      Function(
        kind: .function,
        name: node.name.plainText,
        nameRange: node.name.byteRange,
        part: isAmongMembers ? part : nil,
        parameters: node.signature.parameterClause.parameters.map(Function.Parameter.init),
        attributes: AttributeFact.list(node.attributes),
        isStatic: node.modifiers.has(.static) || node.modifiers.has(.class),
        isMutating: node.modifiers.has(.mutating),
        access: node.modifiers.access ?? .internal,
        returnType: (node.signature.returnClause?.type).map(TypeShape.init),
        generics: node.genericParameterClause.names,
        node: DeclSyntax(node)
      )
    )
    if region != nil, let local = scopes[node.name.plainText], facts.locals[local].isFunction {
      facts.locals[local] = facts.locals[local].naming(function: number)
    }
    walkFunction(number, node.signature.parameterClause, node.body)
    return .skipChildren
  }

  func collectInitializer(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let number = facts.functions.count
    facts.functions.append(
      Function(
        kind: .initializer,
        name: "init",
        nameRange: node.initKeyword.byteRange,
        part: part,
        parameters: node.signature.parameterClause.parameters.map(Function.Parameter.init),
        attributes: AttributeFact.list(node.attributes),
        isStatic: false,
        isMutating: false,
        access: node.modifiers.access ?? .internal,
        returnType: nil,
        generics: node.genericParameterClause.names,
        node: DeclSyntax(node)
      )
    )
    walkFunction(number, node.signature.parameterClause, node.body)
    return .skipChildren
  }

  func collectDeinitializer(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let number = facts.functions.count
    facts.functions.append(
      Function(
        kind: .deinitializer,
        name: "deinit",
        nameRange: node.deinitKeyword.byteRange,
        part: part,
        parameters: [],
        attributes: [],
        isStatic: false,
        isMutating: false,
        access: .internal,
        returnType: nil,
        generics: [],
        node: DeclSyntax(node)
      )
    )
    walkFunction(number, nil, node.body)
    return .skipChildren
  }

  func collectSubscript(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    let number = facts.functions.count
    facts.functions.append(
      Function(
        kind: .subscript,
        name: "subscript",
        nameRange: node.subscriptKeyword.byteRange,
        part: part,
        parameters: node.parameterClause.parameters.map(Function.Parameter.init),
        attributes: AttributeFact.list(node.attributes),
        isStatic: node.modifiers.has(.static) || node.modifiers.has(.class),
        isMutating: false,
        access: node.modifiers.access ?? .internal,
        returnType: TypeShape(node.returnClause.type),
        generics: node.genericParameterClause.names,
        node: DeclSyntax(node)
      )
    )
    facts.functions[number].region = within(.function(number)) {
      scoped {
        declareParameters(node.parameterClause, of: number)
        if let block = node.accessorBlock { _ = collectAccessors(block, of: nil) }
      }
    }
    return .skipChildren
  }

  private func walkFunction(
    _ number: Int,
    _ clause: FunctionParameterClauseSyntax?,
    _ body: CodeBlockSyntax?
  ) {
    if let clause { walkDefaults(clause, of: number) }
    guard let body else { return }
    facts.functions[number].region = within(.function(number)) {
      scoped {
        if let clause { declareParameters(clause, of: number) }
        walk(body)
      }
    }
  }

  private func walkDefaults(_ clause: FunctionParameterClauseSyntax, of number: Int) {
    let defaults = clause.parameters.compactMap(\.defaultValue)
    guard !defaults.isEmpty else { return }
    within(.defaultArguments(number)) {
      for value in defaults { walk(value) }
    }
  }

  private func declareParameters(_ clause: FunctionParameterClauseSyntax, of number: Int) {
    for (index, parameter) in clause.parameters.enumerated() {
      let fact = facts.functions[number].parameters[index]
      let local = declare(
        fact.name,
        .parameter(function: number, index: index),
        at: parameter.secondName ?? parameter.firstName
      )
      facts.locals[local].type = fact.type
    }
  }

  /// Walks over accessors; each is code of its own.
  func collectAccessors(
    _ block: AccessorBlockSyntax,
    of property: Int?
  ) -> [(kind: Region.Kind, region: Int)] {
    switch block.accessors {
    case .getter(let statements):
      let kind = Region.Kind.getter(property: property)
      return [(kind, within(kind) { _ = scoped { walk(statements) } })]
    case .accessors(let list):
      return list.compactMap { accessor in
        guard let body = accessor.body else { return nil }
        let kind = accessor.regionKind(of: property)
        return (kind, within(kind) { walkAccessor(accessor, body) })
      }
    @unknown default: return []
    }
  }

  private func walkAccessor(_ accessor: AccessorDeclSyntax, _ body: CodeBlockSyntax) {
    _ = scoped {
      let implicit =
        accessor.accessorSpecifier.tokenKind == .keyword(.didSet)
        ? "oldValue" : "newValue"
      declare(accessor.parameters?.name.plainText ?? implicit, .pattern, at: accessor)
      walk(body)
    }
  }
}

extension AccessorDeclSyntax {
  fileprivate func regionKind(of property: Int?) -> Region.Kind {
    switch accessorSpecifier.tokenKind {
    case .keyword(.willSet), .keyword(.didSet): .observer(property: property)
    case .keyword(.set), .keyword(._modify), .keyword(.`init`): .setter(property: property)
    default: .getter(property: property)
    }
  }
}

extension GenericParameterClauseSyntax? {
  fileprivate var names: Set<String> {
    Set(self?.parameters.map(\.name.plainText) ?? [])
  }
}
