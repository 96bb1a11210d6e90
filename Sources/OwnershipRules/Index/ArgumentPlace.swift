import SwiftSyntax

/// Where an expression stands as seen from the call that gets it.
enum ArgumentPlace {
  /// Given to a call, with its label; `nil` for none, and for the first trailing closure.
  case argument(FunctionCallExprSyntax, label: String?)
  /// A closure that is called where it stands.
  case calledAtOnce
  /// Given to a macro.
  case macro

  init?(of expression: ExprSyntax) {
    guard let parent = expression.parent else { return nil }
    switch parent.as(SyntaxEnum.self) {
    case .functionCallExpr(let call):
      self =
        call.calledExpression.id == expression.id
        ? .calledAtOnce : .argument(call, label: nil)
    case .labeledExpr(let argument):
      self.init(list: argument.parent, label: argument.label?.plainText)
    case .multipleTrailingClosureElement(let element):
      self.init(list: element.parent, label: element.label.plainText)
    case .macroExpansionExpr, .macroExpansionDecl:
      self = .macro
    default:
      return nil
    }
  }

  private init?(list: Syntax?, label: String?) {
    guard let owner = list?.parent else { return nil }
    if let call = owner.as(FunctionCallExprSyntax.self) {
      self = .argument(call, label: label)
    } else if owner.is(MacroExpansionExprSyntax.self) || owner.is(MacroExpansionDeclSyntax.self) {
      self = .macro
    } else {
      return nil
    }
  }
}
