import SwiftSyntax

/// An assignment: what is assigned to, and the expression on the right.
struct Assignment {
  let value: ExprSyntax
  /// The bytes from the target to the end of the value.
  let range: Range<Int>

  /// The assignment that a use is the target of; `nil` for a compound one or for none.
  init?(to use: Use) {
    guard case .write = use.access, let list = use.chain.parent?.as(ExprListSyntax.self) else {
      return nil
    }
    var rest = list.drop { $0.id != use.chain.id }.dropFirst()
    guard rest.popFirst()?.is(AssignmentExprSyntax.self) == true, let value = rest.first else {
      return nil
    }
    self.value = value
    let end = list.endPositionBeforeTrailingTrivia.utf8Offset
    range = use.start..<max(use.start, end)
    valueRange = value.position.utf8Offset..<list.endPosition.utf8Offset
    isWhole = rest.count == 1
    alternatives = Array(rest).ternaryValues ?? [value]
  }

  /// The bytes of the whole right side, operators included.
  let valueRange: Range<Int>
  /// The values that may be assigned, where they are told apart by `? :`; else ``value``.
  let alternatives: [ExprSyntax]
  /// Whether ``value`` is the whole right side, rather than its first operand.
  let isWhole: Bool
}

extension [ExprSyntax] {
  /// The branches of `a ? b : c` among the elements of an expression with operators.
  var ternaryValues: [ExprSyntax]? {
    guard let place = lastIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      place == count - 2, let last
    else { return nil }
    return compactMap { $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression } + [last]
  }
}
