import SwiftSyntax

/// A name that lives inside code: a parameter, a variable, what a pattern binds.
struct Local: Sendable {
  enum Kind: Sendable {
    /// The parameter of a function, by both numbers.
    case parameter(function: Int, index: Int)
    case variable
    case pattern
    case closureParameter
    case capture
    /// A function declared inside code, by its number.
    case function(Int)
  }

  let kind: Kind
  let name: String
  let start: Int
  let region: Int
  /// Where it is declared: the pattern, the parameter or the capture.
  let site: Syntax
  var attributes: [AttributeFact] = []
  var isLet = true
  var type: TypeShape?
  var initialValue: ExprSyntax?
  var node: VariableDeclSyntax?
  /// The bytes of the expression that its value comes from, where one gives it.
  var source: Range<Int>?
}
