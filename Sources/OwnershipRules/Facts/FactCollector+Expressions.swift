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
    guard case .identifier(let text) = node.baseName.tokenKind else {
      collectSpecialUse(node)
      return .skipChildren
    }
    let isType = text.utf8.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false
    let name = node.baseName.plainText
    if !isType || scopes[name] != nil || isRootOfTarget(node) { addUse(name, at: Syntax(node)) }
    return .skipChildren
  }

  /// Whether a type's name begins what is assigned to, as in `Player.shared.volume = 3`.
  private func isRootOfTarget(_ node: DeclReferenceExprSyntax) -> Bool {
    guard node.parent?.is(MemberAccessExprSyntax.self) == true else { return false }
    switch Chain(from: Syntax(node), targets: targets).access {
    case .write, .update: return true
    case .read, .call: return false
    }
  }

  /// `$x` is a token of its own kind; `$0` names no variable of ours.
  private func collectSpecialUse(_ node: DeclReferenceExprSyntax) {
    guard case .dollarIdentifier(let text) = node.baseName.tokenKind else { return }
    let second = text.utf8.dropFirst().first ?? 0
    if !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= second) { addUse(text, at: Syntax(node)) }
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
    let region = self.region ?? 0
    let number = facts.uses.count
    facts.uses.append(
      Use(
        name: name,
        root: root,
        access: chain.access,
        region: region,
        start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
        node: node,
        chain: chain.end
      )
    )
    facts.regions[region].uses.append(number)
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
