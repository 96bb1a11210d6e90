import SwiftSyntax

/// The type that is expected where an expression stands.
enum ExpectedShape {
  /// The type that `.init(…)` makes: of the variable or the result that it is given to, or of the
  /// parameter of a function or type of the run.
  static func of(_ call: Call, in file: Int, _ index: DeclarationIndex) -> PlacedShape? {
    let expression = ExprSyntax(call.node)
    let part = index.files[file].regions[call.region].part
    guard let parent = expression.parent else { return nil }
    if let clause = parent.as(InitializerClauseSyntax.self) {
      let type = clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      return type.map { PlacedShape(shape: TypeShape($0), part: part, file: file) }
    }
    if parent.is(ReturnStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self) {
      return result(of: call.region, in: file, index)
    }
    guard case .argument(let outer, let label) = ArgumentPlace(of: expression) else { return nil }
    let shapes = parameters(taking: expression, in: outer, label, from: part, file, index)
    guard let first = shapes.first, shapes.allSatisfy({ $0.shape == first.shape }) else {
      return nil
    }
    return first
  }

  /// The types of the parameters that an argument may be given to, where the run declares what is
  /// called.
  static func parameters(
    taking argument: ExprSyntax,
    in call: FunctionCallExprSyntax,
    _ label: String?,
    from part: Int?,
    _ file: Int,
    _ index: DeclarationIndex
  ) -> [PlacedShape] {
    guard let path = call.calledExpression.typePath, !path.isEmpty,
      let type = index.find(path, from: part, in: file)
    else { return [] }
    let given = index.initializers(of: type).flatMap { ref in
      index.parameters(of: ref, taking: argument, in: call, label).compactMap {
        placed(index.function(ref).parameters[$0].type, index.function(ref).part, ref.file)
      }
    }
    guard given.isEmpty, index.declaredInitializers(of: type).isEmpty, let label else {
      return given
    }
    return (index.types[type].propertyNamed[label] ?? []).compactMap { ref in
      placed(index.property(ref).type, index.property(ref).part, ref.file)
    }
  }

  private static func placed(_ shape: TypeShape?, _ part: Int?, _ file: Int) -> PlacedShape? {
    shape.map { PlacedShape(shape: $0, part: part, file: file) }
  }

  /// The type that a getter or a function says it gives.
  private static func result(of region: Int, in file: Int, _ index: DeclarationIndex)
    -> PlacedShape?
  {
    let facts = index.files[file].regions[region]
    switch facts.kind {
    case .getter(let property?):
      return placed(index.files[file].properties[property].type, facts.part, file)
    case .function(let function):
      return placed(index.files[file].functions[function].returnType, facts.part, file)
    default: return nil
    }
  }
}
