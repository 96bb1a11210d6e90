import SwiftSyntax

/// An expression that gives a property its first value, at its declaration or in an initialiser.
struct FirstValue {
  let expression: ExprSyntax
  /// The part of a type around it.
  let part: Int?
  let file: Int

  /// The values that it may be: the branches of a ternary, of an `if` or of a `switch`, what a
  /// closure that is called at once returns, or itself.
  var alternatives: [FirstValue] {
    let values = expression.alternatives
    return values.map { FirstValue(expression: $0, part: part, file: file) }
  }
}

extension ExprSyntax {
  /// The branches of a ternary, of an `if` or of a `switch`, what a closure that is called at once
  /// returns, or itself.
  var alternatives: [ExprSyntax] {
    switch unwrapped.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let node):
      return Array(node.elements).ternaryValues?.flatMap(\.alternatives) ?? [self]
    case .ifExpr(let node): return node.alternatives
    case .switchExpr(let node):
      return node.cases.flatMap { element -> [ExprSyntax] in
        guard case .switchCase(let one) = element else { return [self] }
        return one.statements.values ?? [self]
      }
    case .functionCallExpr(let node):
      guard let closure = node.calledExpression.as(ClosureExprSyntax.self) else { return [self] }
      return closure.statements.returned?.alternatives ?? [self]
    default: return [self]
    }
  }
}

extension IfExprSyntax {
  fileprivate var alternatives: [ExprSyntax] {
    let own = body.statements.values ?? [ExprSyntax(self)]
    switch elseBody {
    case .codeBlock(let block): return own + (block.statements.values ?? [ExprSyntax(self)])
    case .ifExpr(let next): return own + next.alternatives
    case nil: return own
    @unknown default: return own
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The values that a block of one expression may give.
  fileprivate var values: [ExprSyntax]? {
    guard count == 1, let only = first else { return nil }
    switch only.item {
    case .expr(let expression): return expression.alternatives
    case .stmt(let statement):
      return statement.as(ExpressionStmtSyntax.self)?.expression.alternatives
        ?? statement.as(ReturnStmtSyntax.self)?.expression?.alternatives
    default: return nil
    }
  }

  /// What a block returns at its end; a constant that it names is seen through.
  fileprivate var returned: ExprSyntax? {
    guard let last else { return nil }
    let value =
      switch last.item {
      case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
      case .expr(let expression): count == 1 ? expression : nil
      default: nil as ExprSyntax?
      }
    guard let name = value?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return value }
    for item in self {
      let binding = item.item.as(VariableDeclSyntax.self)?.bindings.first
      if binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
        return binding?.initializer?.value
      }
    }
    return value
  }
}

extension DeclarationIndex {
  /// What gives a property its first value; a local constant that only carries it is seen through.
  func firstValues(of ref: Ref, in type: Int) -> [FirstValue] {
    let property = property(ref)
    let declared = property.initialValue.map {
      FirstValue(expression: $0, part: property.part, file: ref.file)
    }
    let assigned = uses(of: property.name, in: type).flatMap { ref, use -> [FirstValue] in
      guard case .initializer = enclosingFunction(of: use, in: ref.file)?.kind,
        use.chain.id == use.node.id, let assignment = Assignment(to: use)
      else { return [] }
      let part = files[ref.file].regions[use.region].part
      return assignment.alternatives.map {
        FirstValue(expression: carried(by: $0, in: ref.file), part: part, file: ref.file)
      }
    }
    return [declared].compactMap(\.self) + assigned
  }

  /// The value that a local constant was given, when an expression is its name.
  func carried(by value: ExprSyntax, in file: Int) -> ExprSyntax {
    guard let name = value.as(DeclReferenceExprSyntax.self) else { return value }
    let named = files[file].uses(in: name.fullRange).first { $0.node.id == name.id }
    guard case .local(let number) = named?.root else { return value }
    return files[file].locals[number].initialValue ?? value
  }
}
