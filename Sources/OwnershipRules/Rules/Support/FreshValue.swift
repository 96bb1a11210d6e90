import SwiftSyntax

/// Values that differ each time they are asked for: a new `UUID`, the present moment, a random
/// number.
enum FreshValue {
  /// The source of such a value, as written, when an expression's value is another one each time.
  ///
  /// Only what surely passes the difference on is looked through: members, interpolations,
  /// conversions to text, operators, branches. Of the present moment a day may be all that is
  /// left, so a call on it, or a calculation with it, ends the search. The view's own computed and
  /// stored properties, and locals, are followed one step.
  static func find(
    in expression: ExprSyntax,
    _ file: Int,
    _ index: DeclarationIndex,
    isFollowing: Bool = true
  ) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call):
      return source(call) ?? inCall(call, file, index, isFollowing)
    case .memberAccessExpr(let node):
      if isPresent(node) { return node.trimmedDescription }
      guard let base = node.base else { return nil }
      if base.isSelf { return isFollowing ? named(Syntax(node), file, index) : nil }
      return find(in: base, file, index, isFollowing: isFollowing)
    case .declReferenceExpr(let node):
      return isFollowing ? named(Syntax(node), file, index) : nil
    case .stringLiteralExpr(let node): return inText(node, file, index, isFollowing)
    case .sequenceExpr(let node):
      return node.elements.lazy.compactMap { inOperand($0, file, index, isFollowing) }.first
    case .tupleExpr(let node):
      return node.elements.lazy.compactMap {
        find(in: $0.expression, file, index, isFollowing: isFollowing)
      }.first
    case .arrayExpr(let node):
      return node.elements.lazy.compactMap {
        find(in: $0.expression, file, index, isFollowing: isFollowing)
      }.first
    case .forceUnwrapExpr(let node):
      return find(in: node.expression, file, index, isFollowing: isFollowing)
    default: return nil
    }
  }

  /// Whether the elements that an expression makes are each given a new `UUID`.
  static func isGivenToElements(
    of expression: ExprSyntax,
    _ file: Int,
    _ index: DeclarationIndex
  ) -> Bool {
    if makesIdentifiers(in: expression.fullRange, file, index) { return true }
    guard let node = expression.as(DeclReferenceExprSyntax.self),
      let use = use(Syntax(node), file, index)
    else { return false }
    if case .local(let number) = use.root {
      let source = index.files[file].locals[number].source
      return source.map { makesIdentifiers(in: $0, file, index) } ?? false
    }
    guard let type = index.type(ofRegion: use.region, in: file) else { return false }
    return (index.types[type].propertyNamed[use.name] ?? []).contains { ref in
      guard let value = index.property(ref).onlyResult else { return false }
      return makesIdentifiers(in: value.fullRange, ref.file, index)
    }
  }

  private static func makesIdentifiers(
    in range: Range<Int>,
    _ file: Int,
    _ index: DeclarationIndex
  ) -> Bool {
    index.calls(named: "UUID").contains { ref in
      ref.file == file && range.contains(index.call(ref).nameStart)
        && index.call(ref).node.arguments.isEmpty
    }
  }

  /// A call that makes such a value itself.
  private static func source(_ call: FunctionCallExprSyntax) -> String? {
    guard let name = call.calledExpression.lastName else { return nil }
    let isRandom = ["random", "arc4random", "arc4random_uniform", "drand48"].contains(name)
    let isNew =
      ["UUID", "NSUUID", "Date", "CFAbsoluteTimeGetCurrent", "CACurrentMediaTime"]
      .contains(name) && call.arguments.isEmpty
    return isRandom || isNew ? call.trimmedDescription : nil
  }

  private static func isPresent(_ node: MemberAccessExprSyntax) -> Bool {
    let name = node.declName.baseName.text
    guard let base = node.base?.typePath?.last ?? node.base?.lastName else { return false }
    return name == "now" && base == "Date" || name == "globallyUniqueString"
  }

  /// Conversions to text pass the difference on, and so do methods on a `UUID` or its text.
  private static func inCall(
    _ call: FunctionCallExprSyntax,
    _ file: Int,
    _ index: DeclarationIndex,
    _ isFollowing: Bool
  ) -> String? {
    let name = call.calledExpression.lastName
    if call.calledExpression.is(DeclReferenceExprSyntax.self),
      ["String", "AnyHashable", "Optional"].contains(name), let only = call.arguments.first
    {
      return find(in: only.expression, file, index, isFollowing: isFollowing)
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base,
      !base.isSelf, let found = find(in: base, file, index, isFollowing: isFollowing)
    else { return nil }
    return found.contains("UUID") ? found : nil
  }

  private static func inOperand(
    _ operand: ExprSyntax,
    _ file: Int,
    _ index: DeclarationIndex,
    _ isFollowing: Bool
  ) -> String? {
    if let branch = operand.as(UnresolvedTernaryExprSyntax.self) {
      return find(in: branch.thenExpression, file, index, isFollowing: isFollowing)
    }
    guard let found = find(in: operand, file, index, isFollowing: isFollowing) else { return nil }
    return found.contains("UUID") || found.contains("random") ? found : nil
  }

  private static func inText(
    _ literal: StringLiteralExprSyntax,
    _ file: Int,
    _ index: DeclarationIndex,
    _ isFollowing: Bool
  ) -> String? {
    for segment in literal.segments {
      guard let interpolation = segment.as(ExpressionSegmentSyntax.self),
        interpolation.expressions.count == 1, let only = interpolation.expressions.first
      else { continue }
      if let found = find(in: only.expression, file, index, isFollowing: isFollowing) {
        return found
      }
    }
    return nil
  }

  /// What a name stands for: a local of this evaluation, or a property of the view's own.
  private static func named(
    _ node: Syntax,
    _ file: Int,
    _ index: DeclarationIndex
  ) -> String? {
    guard let use = use(node, file, index) else { return nil }
    if case .local(let number) = use.root {
      return index.files[file].locals[number].initialValue
        .flatMap { find(in: $0, file, index, isFollowing: false) }
    }
    guard let type = index.type(ofRegion: use.region, in: file),
      index.types[type].roles.hasAny(of: .viewLike)
    else { return nil }
    for ref in index.types[type].propertyNamed[use.name] ?? [] {
      let property = index.property(ref)
      let isRemade = property.isPlain && !property.isStatic && !property.isLazy
      guard isRemade, let value = property.initialValue ?? property.onlyResult else { continue }
      return find(in: value, ref.file, index, isFollowing: false)
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

extension Property {
  /// The one expression that it is computed as.
  var onlyResult: ExprSyntax? {
    guard let block = node.bindings.first?.accessorBlock else { return nil }
    let statements: CodeBlockItemListSyntax?
    switch block.accessors {
    case .getter(let list): statements = list
    case .accessors(let list):
      statements = list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    @unknown default: statements = nil
    }
    guard let statements, statements.count == 1, let only = statements.first else { return nil }
    switch only.item {
    case .expr(let expression): return expression
    case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
    default: return nil
    }
  }
}
