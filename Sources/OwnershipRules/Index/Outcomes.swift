import SwiftSyntax

/// The expressions one of which gives an expression its value: the branches of a ternary, of an
/// `if` or a `switch`, and what a closure that is called at once gives; a constant that it returns is seen
/// through.
///
/// Operators other than the ternary are not looked into: what they give is no operand's value. A
/// branch that gives `nil`, or that leaves, says nothing of the others and is left out.
struct Outcomes {
  private(set) var expressions: [ExprSyntax] = []

  /// The outcomes of an expression.
  init(of expression: ExprSyntax) { add(expression) }

  /// The outcomes of operands and operators in a row, such as the right side of an assignment.
  init(of operands: some Sequence<ExprSyntax>) { add(Array(operands)) }

  private mutating func add(_ expression: ExprSyntax) {
    let value = expression.unwrapped
    switch value.as(ExprSyntaxEnum.self) {
    case .nilLiteralExpr: break
    case .sequenceExpr(let node): add(Array(node.elements))
    case .ifExpr(let node): add(node)
    case .switchExpr(let node):
      for branch in node.cases {
        if case .switchCase(let branch) = branch { add(branch.statements) }
      }
    case .functionCallExpr(let node):
      if node.arguments.isEmpty, let closure = node.calledExpression.as(ClosureExprSyntax.self) {
        add(closure.statements)
      } else {
        expressions.append(value)
      }
    default: expressions.append(value)
    }
  }

  private mutating func add(_ operands: [ExprSyntax]) {
    let branches = operands.compactMap { $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression }
    for branch in branches { add(branch) }
    let last = operands.lastIndex { $0.is(UnresolvedTernaryExprSyntax.self) }
    let rest = operands[(last.map { $0 + 1 } ?? 0)...]
    if rest.count == 1, let only = rest.first {
      add(only)
    } else if let row = rest.first?.parent?.parent?.as(ExprSyntax.self) {
      expressions.append(row)
    }
  }

  private mutating func add(_ node: IfExprSyntax) {
    var branch: IfExprSyntax? = node
    while let current = branch {
      add(current.body.statements)
      branch = nil
      switch current.elseBody {
      case .ifExpr(let next): branch = next
      case .codeBlock(let block): add(block.statements)
      case nil: break
      @unknown default: break
      }
    }
  }

  private mutating func add(_ statements: CodeBlockItemListSyntax) {
    guard let last = statements.last else { return }
    switch last.item {
    case .expr(let expression): add(statements.constant(named: expression) ?? expression)
    case .stmt(let statement):
      if let value = statement.as(ReturnStmtSyntax.self)?.expression {
        add(statements.constant(named: value) ?? value)
      }
      if let value = statement.as(ExpressionStmtSyntax.self)?.expression { add(value) }
    case .decl: break
    @unknown default: break
    }
  }
}

extension CodeBlockItemListSyntax {
  /// What a constant of this block was given, when an expression is its name.
  fileprivate func constant(named value: ExprSyntax) -> ExprSyntax? {
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    for item in self {
      let binding = item.item.as(VariableDeclSyntax.self)?.bindings.first
      if binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
        return binding?.initializer?.value
      }
    }
    return nil
  }
}
