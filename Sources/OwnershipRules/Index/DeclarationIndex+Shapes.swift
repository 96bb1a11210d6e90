import SwiftSyntax

extension DeclarationIndex {
  /// The declared type that a written type means, optionals set aside.
  func find(_ placed: PlacedShape?) -> Int? {
    placed.flatMap { find($0.shape, from: $0.part, in: $0.file) }
  }

  /// A property's type as written, as its attribute says, or as its first value tells.
  func shape(of property: Property, in file: Int, depth: Int = 0) -> PlacedShape? {
    if let shape = property.type ?? property.environmentShape {
      return PlacedShape(shape, from: property.part, in: file)
    }
    return property.firstValue.flatMap { shape(of: $0, from: property.part, in: file, depth) }
  }

  /// The type of the variable that a use names, before anything is reached through it.
  func shape(ofRoot use: Use, in file: Int, depth: Int = 0) -> PlacedShape? {
    let part = files[file].regions[use.region].part
    if case .local(let number) = use.root { return shape(ofLocal: number, part, in: file, depth) }
    if use.name.isCapitalised { return PlacedShape(.named([use.name]), from: part, in: file) }
    guard let type = type(ofPart: part, in: file),
      let ref = member(use.name, of: type) ?? member(use.name.withoutSigil, of: type)
    else { return nil }
    return shape(of: property(ref), in: ref.file, depth: depth + 1)
  }

  /// The type that one step leads to.
  func shape(after step: MemberPath.Step, from placed: PlacedShape) -> PlacedShape? {
    var shape = placed.shape
    if case .optional(let wrapped) = shape { shape = wrapped }
    switch step {
    case .element: return shape.element.map(placed.placing)
    case .member(let name):
      if case .named(let path, let arguments) = shape, name == "wrappedValue",
        ["Binding", "Bindable", "State"].contains(path.last), let value = arguments.first
      {
        return placed.placing(value)
      }
      guard let type = find(placed), let ref = member(name, of: type) else { return nil }
      return self.shape(of: property(ref), in: ref.file, depth: 1)
    }
  }

  /// The property of that name of a type, or of what it inherits from in the run.
  func member(_ name: String, of type: Int, depth: Int = 0) -> Ref? {
    if let own = types[type].propertyNamed[name]?.first { return own }
    guard depth < 8 else { return nil }
    for ref in types[type].parts {
      for shape in part(ref).inherited {
        if let parent = find(shape, from: part(ref).parent, in: ref.file), parent != type,
          let inherited = member(name, of: parent, depth: depth + 1)
        {
          return inherited
        }
      }
    }
    return nil
  }

  /// The type of an expression, where the source tells it without inference.
  func shape(
    of expression: ExprSyntax,
    from part: Int?,
    in file: Int,
    _ depth: Int = 0
  ) -> PlacedShape? {
    guard depth < 8 else { return nil }
    let value = expression.unwrapped
    switch value.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call): return shape(of: call, from: part, in: file)
    case .memberAccessExpr(let node):
      if let path = node.base?.typePath, !path.isEmpty {
        return shape(ofStatic: node.declName.baseName.plainText, path, part, in: file, depth)
      }
    case .declReferenceExpr, .optionalChainingExpr, .subscriptCallExpr: break
    default: return nil
    }
    guard let use = files[file].uses(in: value.fullRange).first, use.chain.id == value.id else {
      return nil
    }
    return MemberPath(of: use).steps.reduce(shape(ofRoot: use, in: file, depth: depth + 1)) {
      placed,
      step in placed.flatMap { shape(after: step, from: $0) }
    }
  }

  /// What a call makes: a value of the type that it names, or a case of an enum.
  private func shape(of call: FunctionCallExprSyntax, from part: Int?, in file: Int)
    -> PlacedShape?
  {
    if let path = call.calledExpression.typePath {
      return path.isEmpty ? nil : PlacedShape(.named(path), from: part, in: file)
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let path = member.base?.typePath, let type = find(path, from: part, in: file),
      types[type].kind == .enum,
      types[type].functionNamed[member.declName.baseName.plainText] == nil
    else { return nil }
    return PlacedShape(.named(path), from: part, in: file)
  }

  /// What a static member holds; a name that an enum declares nowhere else is one of its cases.
  private func shape(
    ofStatic name: String,
    _ path: [String],
    _ part: Int?,
    in file: Int,
    _ depth: Int
  ) -> PlacedShape? {
    guard let type = find(path, from: part, in: file) else { return nil }
    if let ref = types[type].propertyNamed[name]?.first {
      return shape(of: property(ref), in: ref.file, depth: depth + 1)
    }
    guard types[type].kind == .enum, types[type].nested[name] == nil, name != "self" else {
      return nil
    }
    return PlacedShape(.named(path), from: part, in: file)
  }

  private func shape(ofLocal number: Int, _ part: Int?, in file: Int, _ depth: Int)
    -> PlacedShape?
  {
    let local = files[file].locals[number]
    if let shape = local.type { return PlacedShape(shape, from: part, in: file) }
    if let value = local.initialValue { return shape(of: value, from: part, in: file, depth + 1) }
    guard depth < 8, let source = local.source, case .pattern = local.kind,
      let use = files[file].uses(in: source).first, use.node.is(IdentifierPatternSyntax.self)
    else { return nil }
    return shape(ofRoot: use, in: file, depth: depth + 1)
  }
}

extension Property {
  /// The expression of its first value, given after `=` or to its wrapper.
  var firstValue: ExprSyntax? {
    if let initialValue { return initialValue }
    let given = attributes.lazy.compactMap(\.arguments).joined().first {
      ["wrappedValue", "initialValue"].contains($0.label?.text)
    }
    return given?.expression
  }

  /// The type that `@Environment(M.self)` reads.
  var environmentShape: TypeShape? {
    guard let argument = attributes.first(named: "Environment")?.arguments?.first?.expression,
      let member = argument.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.self), let path = member.base?.typePath
    else { return nil }
    return .named(path)
  }
}

extension TypeShape {
  /// A name without generic arguments.
  static func named(_ path: [String]) -> TypeShape { .named(path, arguments: []) }
}

extension String {
  /// The name without the `$` or `_` of a wrapper's parts.
  var withoutSigil: String {
    guard let first = utf8.first, first == UInt8(ascii: "$") || first == UInt8(ascii: "_") else {
      return self
    }
    return String(dropFirst())
  }
}
