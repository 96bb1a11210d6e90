import SwiftSyntax

extension FactCollector {
  func collectVariable(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if isAmongMembers { collectProperties(node) } else { collectLocals(node) }
    return .skipChildren
  }

  /// Whether a declaration here is a member or a global, rather than a local.
  var isAmongMembers: Bool {
    guard let region else { return true }
    guard case .topLevel = facts.regions[region].kind else { return false }
    return scopes.isOutermost && macroDepth == 0
  }

  private func collectProperties(_ node: VariableDeclSyntax) {
    let attributes = AttributeFact.list(node.attributes)
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        walkInitialValue(of: binding, node)
        continue
      }
      let number = facts.properties.count
      facts.properties.append(property(pattern.identifier, binding, node, attributes))
      walkAccessors(of: binding, property: number)
    }
  }

  private func property(
    _ name: TokenSyntax,
    _ binding: PatternBindingSyntax,
    _ node: VariableDeclSyntax,
    _ attributes: [AttributeFact]
  ) -> Property {
    let access = node.modifiers.access ?? .internal
    return Property(
      name: name.plainText,
      nameRange: name.byteRange,
      part: part,
      attributes: attributes,
      isLet: node.bindingSpecifier.tokenKind == .keyword(.let),
      isStatic: node.modifiers.has(.static) || node.modifiers.has(.class),
      isLazy: node.modifiers.has(.lazy),
      isStored: binding.isStored && !attributes.has("NSManaged"),
      access: access,
      setterAccess: min(access, node.modifiers.setterAccess ?? access),
      type: annotation(of: binding, in: node).map(TypeShape.init),
      initialValue: binding.initializer?.value,
      initialRegion: walkInitialValue(of: binding, node),
      node: node
    )
  }

  /// The type written at the name, or further right for `var a, b: Int`.
  private func annotation(
    of binding: PatternBindingSyntax,
    in node: VariableDeclSyntax
  ) -> TypeSyntax? {
    if let type = binding.typeAnnotation?.type { return type }
    guard binding.initializer == nil, node.bindings.count > 1 else { return nil }
    let following = node.bindings.drop { $0.id != binding.id }.dropFirst()
    return following.first { $0.typeAnnotation != nil || $0.initializer != nil }?
      .typeAnnotation?.type
  }

  @discardableResult
  private func walkInitialValue(of binding: PatternBindingSyntax, _ node: VariableDeclSyntax)
    -> Int?
  {
    let arguments = AttributeFact.list(node.attributes).compactMap(\.arguments)
    guard binding.initializer != nil || !arguments.isEmpty else { return nil }
    return within(.initialValue(property: facts.properties.count)) {
      for list in arguments { walk(list) }
      if let initializer = binding.initializer { walk(initializer) }
    }
  }

  private func walkAccessors(of binding: PatternBindingSyntax, property number: Int) {
    guard let block = binding.accessorBlock else { return }
    for (kind, region) in collectAccessors(block, of: number) {
      if case .getter = kind {
        facts.properties[number].getterRegion = region
      } else {
        facts.properties[number].otherRegions.append(region)
      }
    }
  }

  private func collectLocals(_ node: VariableDeclSyntax) {
    let attributes = AttributeFact.list(node.attributes)
    for list in attributes.compactMap(\.arguments) { walk(list) }
    for binding in node.bindings {
      if let initializer = binding.initializer { walk(initializer) }
      if let block = binding.accessorBlock { _ = collectAccessors(block, of: nil) }
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        self.binding(from: binding.initializer?.fullRange) { walk(binding.pattern) }
        continue
      }
      declareVariable(pattern, binding, node, attributes)
    }
  }

  private func declareVariable(
    _ pattern: IdentifierPatternSyntax,
    _ binding: PatternBindingSyntax,
    _ node: VariableDeclSyntax,
    _ attributes: [AttributeFact]
  ) {
    let name = pattern.identifier.plainText
    let local = declare(name, .variable, at: pattern)
    facts.locals[local].attributes = attributes
    facts.locals[local].isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    facts.locals[local].type = annotation(of: binding, in: node).map(TypeShape.init)
    facts.locals[local].initialValue = binding.initializer?.value
    facts.locals[local].source = binding.initializer?.fullRange
    facts.locals[local].node = node
    guard !attributes.isEmpty else { return }
    scopes.declare("$" + name, as: local)
    scopes.declare("_" + name, as: local)
  }
}

extension PatternBindingSyntax {
  /// Whether the value is stored: without accessors, or with observers only.
  fileprivate var isStored: Bool {
    switch accessorBlock?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let list):
      list.allSatisfy {
        [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
      }
    @unknown default: false
    }
  }
}
