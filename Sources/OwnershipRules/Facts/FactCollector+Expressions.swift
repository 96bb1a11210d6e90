import SwiftSyntax

extension FactCollector {
  /// Notes which elements of an expression with operators are assigned to.
  func markTargets(in node: SequenceExprSyntax) {
    var previous: ExprSyntax?
    for element in node.elements {
      if element.is(AssignmentExprSyntax.self) {
        previous.map { markTarget($0, .write) }
      } else if let infix = element.as(BinaryOperatorExprSyntax.self),
        infix.operator.text.isCompoundAssignment
      {
        previous.map { markTarget($0, .update) }
      }
      previous = element
    }
  }

  private func markTarget(_ expression: ExprSyntax, _ access: Use.Access) {
    if let tuple = expression.as(TupleExprSyntax.self) {
      for element in tuple.elements { markTarget(element.expression, access) }
    } else {
      targets[expression.id] = access
    }
  }

  func collectUse(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if case .dollarIdentifier(let text) = node.baseName.tokenKind {
      addUse(text, at: Syntax(node))
    }
    guard case .identifier(let text) = node.baseName.tokenKind else { return .skipChildren }
    let isType = text.utf8.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false
    let name = node.baseName.plainText
    if !isType || scopes[name] != nil {
      addUse(name, at: Syntax(node))
    } else if node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id {
      addStatic(name, at: Syntax(node))
    } else if node.isValue {
      addUse(name, at: Syntax(node))
    }
    return .skipChildren
  }

  func collectMemberAccess(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base else { return .skipChildren }
    guard base.isSelf else {
      walk(base)
      return .skipChildren
    }
    let chain = Chain(from: Syntax(node), targets: targets)
    addUse(node.declName.baseName.plainText, .onSelf, at: Syntax(node), chain)
    return .skipChildren
  }

  func addUse(_ name: String, at node: Syntax, _ access: Use.Access? = nil) {
    let chain = Chain(from: node, targets: targets)
    let root = scopes[name].map(Use.Root.local) ?? .bare
    addUse(name, root, at: node, access.map { Chain(access: $0, end: node) } ?? chain)
  }

  private func addUse(_ name: String, _ root: Use.Root, at node: Syntax, _ chain: Chain) {
    facts.regions[region ?? 0].uses.append(facts.uses.count)
    facts.uses.append(use(name, root, at: node, chain))
  }

  private func addStatic(_ name: String, at node: Syntax) {
    facts.regions[region ?? 0].statics.append(facts.statics.count)
    facts.statics.append(use(name, .bare, at: node, Chain(from: node, targets: targets)))
  }

  private func use(_ name: String, _ root: Use.Root, at node: Syntax, _ chain: Chain) -> Use {
    Use(
      name: name,
      root: root,
      access: chain.access,
      region: region ?? 0,
      start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
      node: node,
      chain: chain.end
    )
  }

  func collectCall(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.calledName else { return }
    let region = self.region ?? 0
    let number = facts.calls.count
    facts.calls.append(
      Call(
        name: name.plainText,
        nameStart: name.positionAfterSkippingLeadingTrivia.utf8Offset,
        region: region,
        node: node
      )
    )
    facts.regions[region].calls.append(number)
  }
}

extension String {
  /// Whether an operator also assigns: `+=`, but not `==` or `<=`.
  fileprivate var isCompoundAssignment: Bool {
    utf8.last == UInt8(ascii: "=")
      && !["==", "!=", "<=", ">=", "===", "!==", "~=", "...=", ".==", ".!="].contains(self)
  }
}

extension DeclReferenceExprSyntax {
  /// Whether a name that begins as a type's does stands where no type can: neither called nor
  /// given generic arguments.
  fileprivate var isValue: Bool {
    guard let parent else { return false }
    if parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == id { return false }
    return !parent.is(GenericSpecializationExprSyntax.self) && !parent.is(TypeExprSyntax.self)
  }
}

extension ExprSyntax {
  /// Whether it is `self`, `self?`, `self!` or `Self`.
  var isSelf: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      [.keyword(.`self`), .keyword(.`Self`)].contains(node.baseName.tokenKind)
    case .optionalChainingExpr(let node): node.expression.isSelf
    case .forceUnwrapExpr(let node): node.expression.isSelf
    default: false
    }
  }

  /// The last name in what is called, whatever generic arguments follow it.
  fileprivate var calledName: TokenSyntax? {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): node.baseName
    case .memberAccessExpr(let node): node.declName.baseName
    case .genericSpecializationExpr(let node): node.expression.calledName
    case .optionalChainingExpr(let node): node.expression.calledName
    case .forceUnwrapExpr(let node): node.expression.calledName
    default: nil
    }
  }
}
