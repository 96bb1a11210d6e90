import SwiftSyntax

/// Values that differ each time they are asked for: a new `UUID`, the present moment, a random
/// number.
enum FreshValue {
  /// The source of such a value, as written, when an expression's value is another one each time.
  ///
  /// Only what surely passes the difference on is looked through: members, interpolations,
  /// conversions to text, operators, branches. Of the present moment a day may be all that is
  /// left, so a call on it, or a calculation with it, ends the search. The type's own computed
  /// properties and methods, a view's stored ones, and locals are followed a few steps.
  static func find(
    in expression: ExprSyntax,
    expecting shape: TypeShape? = nil,
    _ file: Int,
    _ index: DeclarationIndex,
    steps: Int = 4
  ) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call):
      return source(call, expecting: shape) ?? inCall(call, file, index, steps)
    case .memberAccessExpr(let node):
      if isPresent(node, expecting: shape) { return node.trimmedDescription }
      guard let base = node.base else { return nil }
      if base.isSelf { return named(Syntax(node), file, index, steps) }
      return find(in: base, file, index, steps: steps)
    case .declReferenceExpr(let node):
      return named(Syntax(node), file, index, steps)
    case .stringLiteralExpr(let node): return inText(node, file, index, steps)
    case .sequenceExpr(let node):
      return node.elements.lazy.compactMap { inOperand($0, file, index, steps) }.first
    case .tupleExpr(let node):
      return node.elements.lazy.compactMap {
        find(in: $0.expression, file, index, steps: steps)
      }.first
    case .arrayExpr(let node):
      return node.elements.lazy.compactMap {
        find(in: $0.expression, file, index, steps: steps)
      }.first
    case .forceUnwrapExpr(let node):
      return find(in: node.expression, file, index, steps: steps)
    case .ifExpr, .switchExpr:
      return Outcomes(of: expression).expressions.lazy.filter { $0.id != expression.id }.compactMap
      {
        find(in: $0, expecting: shape, file, index, steps: steps)
      }.first
    default: return nil
    }
  }

  /// A call that makes such a value itself.
  private static func source(_ call: FunctionCallExprSyntax, expecting shape: TypeShape?)
    -> String?
  {
    let isImplicit = call.calledExpression.typePath?.isEmpty == true
    guard let name = isImplicit ? shape?.coreName : call.calledExpression.lastName else {
      return nil
    }
    let isRandom = ["random", "arc4random", "arc4random_uniform", "drand48"].contains(name)
    let isNew =
      ["UUID", "NSUUID", "Date", "CFAbsoluteTimeGetCurrent", "CACurrentMediaTime"]
      .contains(name) && call.arguments.isEmpty
    guard isRandom || isNew else { return nil }
    return isImplicit ? name + "()" : call.trimmedDescription
  }

  private static func isPresent(_ node: MemberAccessExprSyntax, expecting shape: TypeShape?) -> Bool
  {
    let name = node.declName.baseName.text
    if node.base == nil { return name == "now" && shape?.coreName == "Date" }
    guard let base = node.base?.typePath?.last ?? node.base?.lastName else { return false }
    return name == "now" && base == "Date" || name == "globallyUniqueString"
  }

  /// Conversions to text pass the difference on, and so do methods on a `UUID` or its text.
  private static func inCall(
    _ call: FunctionCallExprSyntax,
    _ file: Int,
    _ index: DeclarationIndex,
    _ steps: Int
  ) -> String? {
    let name = call.calledExpression.lastName
    if call.calledExpression.is(DeclReferenceExprSyntax.self),
      ["String", "AnyHashable", "Optional"].contains(name), let only = call.arguments.first
    {
      return find(in: only.expression, file, index, steps: steps)
    }
    if let found = inMethod(call, file, index, steps) { return found }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base,
      !base.isSelf, let found = find(in: base, file, index, steps: steps)
    else { return nil }
    return found.contains("UUID") ? found : nil
  }

  private static func inOperand(
    _ operand: ExprSyntax,
    _ file: Int,
    _ index: DeclarationIndex,
    _ steps: Int
  ) -> String? {
    if let branch = operand.as(UnresolvedTernaryExprSyntax.self) {
      return find(in: branch.thenExpression, file, index, steps: steps)
    }
    guard let found = find(in: operand, file, index, steps: steps) else { return nil }
    return found.contains("UUID") || found.contains("random") ? found : nil
  }

  private static func inText(
    _ literal: StringLiteralExprSyntax,
    _ file: Int,
    _ index: DeclarationIndex,
    _ steps: Int
  ) -> String? {
    for segment in literal.segments {
      guard let interpolation = segment.as(ExpressionSegmentSyntax.self),
        interpolation.expressions.count == 1, let only = interpolation.expressions.first
      else { continue }
      if let found = find(in: only.expression, file, index, steps: steps) {
        return found
      }
    }
    return nil
  }

  /// The one method of the code's own type that a call runs gives what it consists of.
  private static func inMethod(
    _ call: FunctionCallExprSyntax,
    _ file: Int,
    _ index: DeclarationIndex,
    _ steps: Int
  ) -> String? {
    let callee = Syntax(call.calledExpression)
    guard steps > 0, let use = use(callee, file, index), use.root == .bare || use.root == .onSelf,
      let type = index.type(ofRegion: use.region, in: file),
      let methods = index.types[type].functionNamed[use.name], methods.count == 1,
      let ref = methods.first, let value = index.function(ref).result
    else { return nil }
    let shape = index.function(ref).returnType
    return find(in: value, expecting: shape, ref.file, index, steps: steps - 1)
  }

  /// What a name stands for: a local of this evaluation, or a property of the code's own type.
  private static func named(
    _ node: Syntax,
    _ file: Int,
    _ index: DeclarationIndex,
    _ steps: Int
  ) -> String? {
    guard steps > 0, let use = use(node, file, index) else { return nil }
    if case .local(let number) = use.root {
      let local = index.files[file].locals[number]
      return local.initialValue.flatMap {
        find(in: $0, expecting: local.type, file, index, steps: steps - 1)
      }
    }
    guard let type = index.type(ofRegion: use.region, in: file) else { return nil }
    let isView = index.types[type].roles.hasAny(of: .viewLike)
    for ref in index.types[type].propertyNamed[use.name] ?? [] {
      let property = index.property(ref)
      let isRemade = isView && property.isPlain && !property.isStatic && !property.isLazy
      guard let value = isRemade && property.isStored ? property.initialValue : property.result
      else { continue }
      return find(in: value, expecting: property.type, ref.file, index, steps: steps - 1)
    }
    return nil
  }

  private static func use(
    _ node: Syntax,
    _ file: Int,
    _ index: DeclarationIndex
  ) -> Use? {
    index.files[file].uses(in: node.fullRange).first { $0.node.id == node.id }
  }
}
