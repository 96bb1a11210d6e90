import SwiftSyntax

/// How far an access reaches from a name: `rows[0].name` from `rows`, and what happens there.
struct Chain {
  let access: Use.Access
  let end: Syntax

  init(access: Use.Access, end: Syntax) {
    self.access = access
    self.end = end
  }

  /// Follows members, subscripts and unwrapping outwards, up to the first call.
  init(from node: Syntax, targets: [SyntaxIdentifier: Use.Access]) {
    var end = node
    while let parent = end.parent, let next = Chain.step(from: end, to: parent) {
      end = next
      if next.is(FunctionCallExprSyntax.self) {
        self.init(access: .call, end: next)
        return
      }
    }
    self.init(access: targets[end.id] ?? .read, end: end)
  }

  /// The next larger expression that still reaches through this one.
  private static func step(from node: Syntax, to parent: Syntax) -> Syntax? {
    switch parent.as(SyntaxEnum.self) {
    case .memberAccessExpr(let access): access.base?.id == node.id ? parent : nil
    case .optionalChainingExpr, .forceUnwrapExpr: parent
    case .subscriptCallExpr(let call): call.calledExpression.id == node.id ? parent : nil
    case .functionCallExpr(let call): call.calledExpression.id == node.id ? parent : nil
    default: nil
    }
  }
}
