import SwiftSyntax

extension Property {
  /// The one expression that it is computed as.
  var onlyResult: ExprSyntax? {
    guard let getter, getter.count == 1 else { return nil }
    return getter.result
  }

  /// What it is computed as, with constants declared before it.
  var result: ExprSyntax? { getter?.result }

  private var getter: CodeBlockItemListSyntax? {
    guard let block = node.bindings.first?.accessorBlock else { return nil }
    switch block.accessors {
    case .getter(let list): return list
    case .accessors(let list):
      return list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    @unknown default: return nil
    }
  }
}

extension Function {
  /// What a function gives, with constants declared before it.
  var result: ExprSyntax? { node.as(FunctionDeclSyntax.self)?.body?.statements.result }
}

extension CodeBlockItemListSyntax {
  /// The expression of the last statement, where only declarations come before it.
  fileprivate var result: ExprSyntax? {
    guard let last, dropLast().allSatisfy({ $0.item.is(VariableDeclSyntax.self) }) else {
      return nil
    }
    switch last.item {
    case .expr(let expression): return expression
    case .stmt(let statement):
      return statement.as(ReturnStmtSyntax.self)?.expression
        ?? statement.as(ExpressionStmtSyntax.self)?.expression
    default: return nil
    }
  }
}
