import SwiftSyntax

/// What is reached from a name, step by step: `[0]` and `name` in `rows[0].name`.
struct MemberPath {
  enum Step: Equatable {
    case member(String)
    case element
  }

  let steps: [Step]
  /// The outermost expression that the steps lead to, before any call.
  let end: Syntax

  /// The names of the members among the steps.
  var names: [String] {
    steps.compactMap { if case .member(let name) = $0 { name } else { nil } }
  }

  /// Follows a use up to the end of its chain, the called method's name included.
  init(of use: Use) {
    var steps: [Step] = []
    var node = use.node
    while node.id != use.chain.id, let parent = node.parent {
      if parent.is(FunctionCallExprSyntax.self) { break }
      if let access = parent.as(MemberAccessExprSyntax.self) {
        steps.append(.member(access.declName.baseName.plainText))
      } else if parent.is(SubscriptCallExprSyntax.self) {
        steps.append(.element)
      }
      node = parent
    }
    self.steps = steps
    end = node
  }
}
