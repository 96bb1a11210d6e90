import SwiftSyntax

/// The types of what closures are given.
extension DeclarationIndex {
  /// The type of a closure's named parameter, from the call that gets the closure.
  func parameterShape(_ local: Local, from part: Int?, in file: Int, depth: Int) -> PlacedShape? {
    guard let closure = local.site.closureOfParameter,
      let given = given(to: closure, from: part, in: file, depth: depth)
    else { return nil }
    let names = closure.parameterNames
    guard names.count > 1, let place = names.firstIndex(where: { Syntax($0).id == local.site.id })
    else { return given }
    return given.component(place) ?? given
  }

  /// The type of `$0`, which belongs to the innermost closure.
  func anonymousShape(_ use: Use, in file: Int, depth: Int) -> PlacedShape? {
    let region = files[file].regions[use.region]
    guard case .closure(let closure) = region.kind else { return nil }
    let given = given(to: closure, from: region.part, in: file, depth: depth)
    return use.name == "$0" ? given : given?.component(1) ?? given
  }

  /// What a closure is called with, where the call says it: the elements of what is looped over,
  /// the item of a sheet, the value of a destination.
  private func given(to closure: ClosureExprSyntax, from part: Int?, in file: Int, depth: Int)
    -> PlacedShape?
  {
    guard case .argument(let call, _) = ArgumentPlace(of: ExprSyntax(closure)),
      let name = call.calledExpression.lastName
    else { return nil }
    if Self.loops.contains(name) {
      guard let data = call.arguments.first, data.label == nil || data.label?.text == "data" else {
        return nil
      }
      return shape(of: data.expression, from: part, in: file, depth: depth)?.iterated
    }
    for argument in call.arguments where Self.itemLabels.contains(argument.label?.text ?? "") {
      if let path = argument.expression.metatypePath {
        return PlacedShape(shape: .named(path, arguments: []), part: part, file: file)
      }
      return shape(of: argument.expression, from: part, in: file, depth: depth)?.unwrapped
    }
    guard Self.visitors.contains(name),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let shape = shape(of: base, from: part, in: file, depth: depth)
    else { return nil }
    if let element = shape.iterated { return element }
    return shape.shape.isOptional ? shape.unwrapped : nil
  }

  private static let loops: Set<String> = [
    "ForEach", "List", "Table", "OutlineGroup", "Chart", "Picker",
  ]

  private static let itemLabels: Set<String> = ["item", "presenting", "for"]

  /// Methods that give their closure one element after the other.
  private static let visitors: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "forEach", "sorted", "first", "last", "contains",
    "allSatisfy", "min", "max", "firstIndex", "lastIndex", "drop", "prefix", "suffix", "removeAll",
  ]
}

extension Syntax {
  /// The closure that a parameter's name stands in the signature of.
  fileprivate var closureOfParameter: ClosureExprSyntax? {
    var node = self
    for _ in 0..<6 {
      guard let parent = node.parent else { return nil }
      if let signature = parent.as(ClosureSignatureSyntax.self) {
        return signature.parent?.as(ClosureExprSyntax.self)
      }
      node = parent
    }
    return nil
  }
}

extension ClosureExprSyntax {
  /// The names of its parameters, in order.
  fileprivate var parameterNames: [TokenSyntax] {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name)
    case .parameterClause(let clause): clause.parameters.map { $0.secondName ?? $0.firstName }
    case nil: []
    @unknown default: []
    }
  }
}
