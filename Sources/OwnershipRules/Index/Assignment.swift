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
    operands = [value] + rest.dropFirst()
  }

  /// The bytes of the whole right side, operators included.
  let valueRange: Range<Int>
  /// Whether ``value`` is the whole right side, rather than its first operand.
  let isWhole: Bool
  private let operands: [ExprSyntax]

  /// The expressions one of which is what is assigned.
  var outcomes: [ExprSyntax] { Outcomes(of: operands).expressions }
}
