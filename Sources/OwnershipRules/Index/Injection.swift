import SwiftSyntax

/// A place where code gives a model to the environment of a subtree.
struct Injection {
  let model: Int
  /// The call of `environment` or `environmentObject`.
  let call: Call
  let file: Int
  /// The type whose code it is, where it is a type's.
  let type: Int?
}

extension DeclarationIndex {
  /// The places where models of the run are given to an environment, previews left out.
  var injections: [Injection] {
    ["environment", "environmentObject"].flatMap(calls(named:)).compactMap { ref in
      let call = call(ref)
      let part = files[ref.file].regions[call.region].part
      guard call.base != nil, let argument = call.node.arguments.last?.expression,
        call.node.arguments.first?.label == nil,
        !isPreview(part, in: ref.file), !isInMacro(call.region, in: ref.file),
        let model = find(shape(of: argument, from: part, in: ref.file)), types[model].isModel
      else { return nil }
      return Injection(
        model: model,
        call: call,
        file: ref.file,
        type: type(ofPart: part, in: ref.file)
      )
    }
  }

  /// The models that views take out of the environment by their type, or that are put into it.
  var modelsInEnvironment: Set<Int> {
    let given = injections.filter { $0.call.node.arguments.count == 1 }.map(\.model)
    let taken = types(with: .stateOwner).flatMap { $0.type.properties }.filter { ref in
      property(ref).attributes.contains { attribute in
        attribute.name == "EnvironmentObject"
          || attribute.name == "Environment"
            && attribute.arguments?.first?.expression.metatypePath != nil
      }
    }
    return Set(
      given + taken.compactMap { find(shape(ofProperty: $0)) }.filter { types[$0].isModel }
    )
  }

  /// Whether code stands in the closure of a macro, as previews do.
  func isInMacro(_ region: Int, in file: Int) -> Bool {
    var around: Int? = region
    while let number = around {
      if case .closure(let node) = files[file].regions[number].kind,
        case .macro = ArgumentPlace(of: ExprSyntax(node))
      {
        return true
      }
      around = files[file].regions[number].parent
    }
    return false
  }
}
