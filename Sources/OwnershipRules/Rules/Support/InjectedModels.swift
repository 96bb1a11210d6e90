import SwiftSyntax

/// The models that the environment of some view of the run holds.
struct InjectedModels {
  private(set) var types: Set<Int> = []

  init(in index: DeclarationIndex) {
    for name in ["environment", "environmentObject"] {
      for ref in index.calls(named: name) { addArgument(of: ref, in: index) }
    }
    for (file, facts) in index.files.enumerated() {
      for property in facts.properties
      where property.environmentShape != nil || property.attributes.has("EnvironmentObject") {
        insert(index.type(of: property, in: file), in: index)
      }
    }
  }

  /// `.environment(model)`, whose only argument has no label.
  private mutating func addArgument(of ref: Ref, in index: DeclarationIndex) {
    let call = index.call(ref)
    guard call.node.calledExpression.is(MemberAccessExprSyntax.self),
      call.node.arguments.count == 1, let argument = call.node.arguments.first,
      argument.label == nil
    else { return }
    let part = index.files[ref.file].regions[call.region].part
    insert(index.find(index.shape(of: argument.expression, from: part, in: ref.file)), in: index)
  }

  private mutating func insert(_ type: Int?, in index: DeclarationIndex) {
    if let type, index.types[type].isModel { types.insert(type) }
  }
}
