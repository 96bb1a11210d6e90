import SwiftSyntax

/// An assignment in an initialiser that gives a `@State` its first value.
struct StateAssignment {
  /// The state's property.
  let property: Property
  let ref: Ref
  /// The first value, without the `State(…)` around it.
  let value: ExprSyntax
  /// The bytes of the first value.
  let valueRange: Range<Int>
  /// The bytes of the whole assignment.
  let range: Range<Int>

  /// Recognises `_x = State(initialValue: …)`, `_x = .init(…)` and `self.x = …`.
  init?(_ use: Use, of type: Int, in index: DeclarationIndex, file: Int) {
    if case .local = use.root { return nil }
    guard use.chain.id == use.node.id, let assignment = Assignment(to: use) else { return nil }
    let isStorage = use.name.utf8.first == UInt8(ascii: "_")
    let name = isStorage ? String(use.name.dropFirst()) : use.name
    let named = index.types[type].propertyNamed[name] ?? []
    guard let ref = named.first(where: { index.property($0).isCopyableState }) else { return nil }
    self.ref = ref
    property = index.property(ref)
    range = assignment.range
    if isStorage {
      guard let argument = Self.firstValue(in: assignment.value) else { return nil }
      value = argument
      valueRange = argument.fullRange
    } else {
      value = assignment.value
      valueRange = assignment.valueRange
    }
  }

  private static func firstValue(in value: ExprSyntax) -> ExprSyntax? {
    guard let call = value.unwrapped.as(FunctionCallExprSyntax.self),
      let path = call.calledExpression.typePath, path.isEmpty || path.last == "State"
    else { return nil }
    return call.arguments.first?.expression
  }
}

extension Property {
  /// Whether it is a `@State` of instances.
  var isCopyableState: Bool { isStored && !isStatic && attributes.has("State") }
}

extension DeclarationIndex {
  /// Whether a name is a generic parameter of the type around a place.
  func isGeneric(_ name: String, in part: Int, of file: Int) -> Bool {
    guard let type = typeOfPart[file][part] else { return false }
    return types[type].parts.contains { self.part($0).generics.contains(name) }
  }

  /// Whether a type is an observable model of the run or a generic parameter, which may be one.
  func isModelOrGeneric(_ shape: TypeShape, from part: Int?, in file: Int) -> Bool {
    if let part, let name = shape.coreName, isGeneric(name, in: part, of: file) { return true }
    guard let type = find(shape, from: part, in: file) else { return false }
    return types[type].isModel && types[type].roles.contains(.observable)
  }

  /// Whether a property holds an observable model of the run.
  func isObservable(_ property: Property, in file: Int) -> Bool {
    guard let type = type(of: property, in: file) else { return false }
    return types[type].isModel && types[type].roles.contains(.observable)
  }

  /// Whether an initialiser keeps a parameter, or a member of it, as a binding through which the
  /// view writes.
  func writesBack(_ parameter: String, from ref: Ref, of type: Int) -> Bool {
    files[ref.file].uses(in: function(ref).node.fullRange).contains { use in
      if case .local = use.root { return false }
      return keepsBinding(use, parameter, of: type)
    }
  }

  private func keepsBinding(_ use: Use, _ parameter: String, of type: Int) -> Bool {
    guard let assignment = Assignment(to: use), use.chain.id == use.node.id,
      assignment.value.rootName == parameter
    else { return false }
    let name = use.name.hasPrefix("_") ? String(use.name.dropFirst()) : use.name
    let isBinding = (types[type].propertyNamed[name] ?? []).contains {
      property($0).attributes.has("Binding") || property($0).type?.coreName == "Binding"
    }
    return isBinding && isWritten(name, of: type)
  }

  /// Whether a type's code writes a member, hands out its binding, or changes it by a call.
  private func isWritten(_ name: String, of type: Int) -> Bool {
    !uses(of: "$" + name, in: type).isEmpty
      || uses(of: name, in: type).contains { ref, use in
        if case .initializer = enclosingFunction(of: use, in: ref.file)?.kind { return false }
        return use.access != .read
      }
  }

  /// The function whose body a use stands in, closures looked through.
  func enclosingFunction(of use: Use, in file: Int) -> Function? {
    var region: Int? = use.region
    while let number = region {
      let facts = files[file].regions[number]
      if case .function(let function) = facts.kind { return files[file].functions[function] }
      region = facts.parent
    }
    return nil
  }
}

extension ExprSyntax {
  /// The name that members are reached from: `item` in `item.name` and in `item`.
  fileprivate var rootName: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): node.baseName.plainText
    case .memberAccessExpr(let node): node.base?.rootName
    default: nil
    }
  }
}
