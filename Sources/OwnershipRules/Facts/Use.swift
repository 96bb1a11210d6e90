import SwiftSyntax

/// One place where code names a variable.
struct Use: Sendable {
  /// Whose name it is, as far as one file tells.
  enum Root: Equatable, Sendable {
    /// Bare, and no local's: a member's or a global's.
    case bare
    /// Written after `self.`.
    case onSelf
    /// A local's, by its number.
    case local(Int)
  }

  /// What happens at the place to the variable, or to what is reached through it.
  enum Access: Sendable {
    case read
    case write
    /// Read and written: a compound assignment or `&`.
    case update
    /// A method called on it, or on what is reached through it.
    case call
  }

  /// The name with its `$` or `_`, if it has one.
  let name: String
  let root: Root
  let access: Access
  let region: Int
  /// The first byte.
  let start: Int
  /// The name, with `self.` where that is written.
  let node: Syntax
  /// The whole of what is reached: `items[0].name` for `items`.
  let chain: Syntax

  /// Whether the name itself is called.
  var isCalled: Bool {
    node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
  }
}
