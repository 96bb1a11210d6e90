import SwiftSyntax

/// An expression that gives a property its first value, at its declaration or in an initialiser.
struct FirstValue {
  let expression: ExprSyntax
  /// The part of a type around it.
  let part: Int?
  let file: Int
}

extension DeclarationIndex {
  /// What gives a property its first value, or may give it; a local constant that only carries it
  /// is seen through.
  func firstValues(of ref: Ref, in type: Int) -> [FirstValue] {
    let property = property(ref)
    let declared = property.initialValue.map { Outcomes(of: $0).expressions } ?? []
    let assigned = uses(of: property.name, in: type).flatMap { ref, use -> [FirstValue] in
      guard case .initializer = enclosingFunction(of: use, in: ref.file)?.kind,
        use.chain.id == use.node.id, let assignment = Assignment(to: use)
      else { return [] }
      let part = files[ref.file].regions[use.region].part
      return assignment.outcomes.map {
        FirstValue(expression: carried(by: $0, in: ref.file), part: part, file: ref.file)
      }
    }
    return declared.map {
      FirstValue(expression: carried(by: $0, in: ref.file), part: property.part, file: ref.file)
    } + assigned
  }

  /// The value that a local constant was given, when an expression is its name.
  func carried(by value: ExprSyntax, in file: Int) -> ExprSyntax {
    guard let name = value.as(DeclReferenceExprSyntax.self) else { return value }
    let named = files[file].uses(in: name.fullRange).first { $0.node.id == name.id }
    guard case .local(let number) = named?.root else { return value }
    return files[file].locals[number].initialValue ?? value
  }
}
