import SwiftSyntax

/// One call in code.
struct Call: Sendable {
  /// The last part of what is called: `sorted` in `rows.sorted()`.
  let name: String
  /// Where that name stands.
  let nameStart: Int
  let region: Int
  let node: FunctionCallExprSyntax

  /// What the method is called on; `nil` for a plain call and for `.name(…)`.
  var base: ExprSyntax? {
    node.calledExpression.as(MemberAccessExprSyntax.self)?.base
  }

  /// The bytes from the name to the call's end.
  var anchor: Range<Int> {
    nameStart..<max(nameStart, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
