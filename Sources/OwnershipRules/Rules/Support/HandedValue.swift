import SwiftSyntax

/// Finds the parameters of an initialiser that an expression passes on as they are.
///
/// What a call makes of a parameter is another object, so calls are not looked into.
struct HandedValue {
  let index: DeclarationIndex
  let flow: ParameterFlow
  let function: Ref
  /// The model that is expected.
  let model: Int

  /// The parameters among the operands of an expression that stands in some bytes.
  func parameters(in range: Range<Int>, _ first: ExprSyntax) -> Set<Int> {
    guard let list = first.parent?.as(ExprListSyntax.self) else {
      return parameters(in: first)
    }
    let condition = list.last { $0.is(UnresolvedTernaryExprSyntax.self) }
    let start = max(range.lowerBound, condition?.position.utf8Offset ?? 0)
    return list.lazy.filter { $0.position.utf8Offset >= start }
      .reduce(into: []) { $0.formUnion(parameters(in: $1)) }
  }

  /// Whether a parameter brings the model: without a default, of no type that the caller chooses,
  /// and not as a seed.
  func isHanded(_ number: Int) -> Bool {
    let facts = index.function(function)
    let parameter = facts.parameters[number]
    guard !parameter.hasDefault, !SeedName.says(parameter.label ?? parameter.name) else {
      return false
    }
    guard let name = parameter.type?.coreName else { return false }
    let isGeneric = facts.part.map { index.isGeneric(name, in: $0, of: function.file) } ?? false
    return !facts.generics.contains(name) && !isGeneric
  }

  private func parameters(in expression: ExprSyntax, depth: Int = 0) -> Set<Int> {
    guard depth < 8 else { return [] }
    let value = expression.unwrapped
    switch value.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let node):
      return node.elements.first.map { parameters(in: node.fullRange, $0) } ?? []
    case .unresolvedTernaryExpr(let node):
      return parameters(in: node.thenExpression, depth: depth + 1)
    case .declReferenceExpr, .memberAccessExpr, .optionalChainingExpr:
      return parameters(named: value, depth)
    default: return []
    }
  }

  /// The parameters that a name, or what is reached through it, stands for.
  private func parameters(named value: ExprSyntax, _ depth: Int) -> Set<Int> {
    let uses = index.files[function.file].uses(in: value.fullRange)
    guard let use = uses.first, use.chain.id == value.id, case .local(let number) = use.root else {
      return []
    }
    let local = index.files[function.file].locals[number]
    if use.node.id != value.id {
      guard case .parameter = local.kind, isModel(value, in: use.region) else { return [] }
      return flow.parameters(in: value.fullRange)
    }
    if case .parameter = local.kind { return flow.parameters(in: value.fullRange) }
    if let initial = local.initialValue { return parameters(in: initial, depth: depth + 1) }
    return flow.parameters(in: value.fullRange)
  }

  private func isModel(_ value: ExprSyntax, in region: Int) -> Bool {
    let part = index.files[function.file].regions[region].part
    return index.find(index.shape(of: value, from: part, in: function.file)) == model
  }
}
