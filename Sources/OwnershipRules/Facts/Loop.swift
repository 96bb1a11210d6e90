import SwiftSyntax

/// A `for`, `while` or `repeat` in code.
struct Loop: Sendable {
  let region: Int
  let node: Syntax
}
