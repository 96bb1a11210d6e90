import SwiftSyntax

/// A stretch of code that runs as one: a body, an accessor, an initial value, a closure.
struct Region: Sendable {
  enum Kind: Sendable {
    case topLevel
    case function(Int)
    case defaultArguments(Int)
    case getter(property: Int?)
    case setter(property: Int?)
    case observer(property: Int?)
    case initialValue(property: Int?)
    case closure(ClosureExprSyntax)
  }

  let kind: Kind
  /// The code around it.
  let parent: Int?
  /// The part of a type whose code it is.
  let part: Int?
  var children: [Int] = []
  var uses: [Int] = []
  var calls: [Int] = []
  var loops: [Int] = []
  var statics: [Int] = []
}
