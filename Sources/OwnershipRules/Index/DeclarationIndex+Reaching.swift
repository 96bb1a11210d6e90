import SwiftSyntax

/// The types of what is reached from something: members, elements, results of methods.
extension DeclarationIndex {
  /// The class that a type of the run inherits from, where the run declares it.
  func superclass(of number: Int) -> Int? {
    guard types[number].kind == .class else { return nil }
    for ref in types[number].parts where part(ref).kind == .class {
      for shape in part(ref).inherited {
        let type = find(shape, from: part(ref).parent, in: ref.file)
        if let type, types[type].kind == .class, type != number { return type }
      }
    }
    return nil
  }

  /// Whether a class is another one, or inherits from it.
  func inherits(_ number: Int, from ancestor: Int) -> Bool {
    guard types[number].kind == .class else { return false }
    var type: Int? = number
    for _ in 0..<16 {
      guard let current = type, current != ancestor else { break }
      type = superclass(of: current)
    }
    return type == ancestor
  }

  /// The properties of a type with a name, those that it inherits included.
  func properties(named name: String, of number: Int) -> [Ref] {
    inherited(by: number) { types[$0].propertyNamed[name] }
  }

  /// The methods of a type with a name, those that it inherits included.
  func functions(named name: String, of number: Int) -> [Ref] {
    inherited(by: number) { types[$0].functionNamed[name] }
  }

  private func inherited(by number: Int, _ members: (Int) -> [Ref]?) -> [Ref] {
    var type = number
    for _ in 0..<16 {
      if let found = members(type), !found.isEmpty { return found }
      guard let next = superclass(of: type) else { return [] }
      type = next
    }
    return []
  }

  /// The declared type that a placed type means.
  func find(_ placed: PlacedShape?) -> Int? {
    placed.flatMap { find($0.shape, from: $0.part, in: $0.file) }
  }

  /// The type of a member that is not called.
  func shape(ofMember name: String, on base: PlacedShape, depth: Int) -> PlacedShape? {
    if name == "wrappedValue" || name == "projectedValue" || name == "lazy" {
      return base.bound ?? base
    }
    if let type = find(base) {
      return properties(named: name, of: type).first.flatMap {
        shape(ofProperty: $0, depth: depth)
      }
    }
    if let component = base.component(named: name) { return component }
    switch name {
    case "first", "last": return base.iterated.map { $0.with(.optional($0.shape)) }
    case "values": return base.element.map { $0.with(.array($0.shape)) }
    default: return nil
    }
  }

  func shape(ofMember node: MemberAccessExprSyntax, from part: Int?, in file: Int, depth: Int)
    -> PlacedShape?
  {
    guard let base = node.base else { return nil }
    let name = node.declName.baseName.plainText
    if let path = base.typePath, !path.isEmpty {
      return find(path, from: part, in: file).flatMap { type in
        let ref = types[type].propertyNamed[name]?.first { property($0).isStatic }
        return ref.map { shape(ofProperty: $0, depth: depth) }
          ?? shape(ofCase: name, path, of: type, from: part, in: file)
      }
    }
    let plain = name.utf8.first == UInt8(ascii: "$") ? String(name.dropFirst()) : name
    return shape(of: base, from: part, in: file, depth: depth).flatMap {
      shape(ofMember: plain, on: $0, depth: depth)
    }
  }

  /// The type of an element, or of what a subscript of the run gives.
  func shape(ofSubscript node: SubscriptCallExprSyntax, on base: PlacedShape) -> PlacedShape? {
    if let type = find(base) { return result(of: functions(named: "subscript", of: type)) }
    if node.arguments.contains(where: { $0.expression.is(SequenceExprSyntax.self) }) { return nil }
    return base.element
  }

  /// The type of what a call makes or gives.
  func shape(ofCall node: FunctionCallExprSyntax, from part: Int?, in file: Int, depth: Int)
    -> PlacedShape?
  {
    let callee = node.calledExpression
    if let path = callee.typePath, !path.isEmpty {
      guard path == ["Array"], let only = node.arguments.first, node.arguments.count == 1 else {
        let shape = TypeShape.named(path, arguments: callee.genericArguments)
        return PlacedShape(shape: shape, part: part, file: file)
      }
      return shape(of: only.expression, from: part, in: file, depth: depth)?.iterated
        .map { $0.with(.array($0.shape)) }
    }
    guard let method = callee.as(MemberAccessExprSyntax.self), let base = method.base else {
      return shape(ofFunction: callee, from: part, in: file)
    }
    let name = method.declName.baseName.plainText
    if let path = base.typePath, !path.isEmpty {
      return find(path, from: part, in: file).flatMap { type in
        result(of: functions(named: name, of: type).filter { function($0).isStatic })
          ?? shape(ofCase: name, path, of: type, from: part, in: file)
      }
    }
    return shape(of: base, from: part, in: file, depth: depth).flatMap {
      shape(ofMethod: name, on: $0)
    }
  }

  /// The result of a method, where the run declares it or the standard library's collections do.
  func shape(ofMethod name: String, on base: PlacedShape) -> PlacedShape? {
    if let type = find(base) { return result(of: functions(named: name, of: type)) }
    if name == "enumerated" { return base.enumerated }
    if name == "filter", case .dictionary = base.unwrapped.shape { return base }
    if Self.gatherers.contains(name) { return base.iterated.map { $0.with(.array($0.shape)) } }
    if Self.pickers.contains(name) { return base.iterated.map { $0.with(.optional($0.shape)) } }
    return nil
  }

  /// A function of the code's own type, or one that stands alone.
  private func shape(ofFunction callee: ExprSyntax, from part: Int?, in file: Int) -> PlacedShape? {
    guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.plainText else { return nil }
    if let type = type(ofPart: part, in: file), let own = types[type].functionNamed[name] {
      return result(of: own)
    }
    return result(of: (functionsNamed[name] ?? []).filter { function($0).part == nil })
  }

  /// What the functions of a name all give.
  private func result(of functions: [Ref]) -> PlacedShape? {
    guard let first = functions.first, let shape = function(first).returnType,
      functions.allSatisfy({ function($0).returnType == shape })
    else { return nil }
    return resolved(PlacedShape(shape: shape, part: function(first).part, file: first.file))
  }

  /// Methods whose result is a collection of the same elements.
  private static let gatherers: Set<String> = [
    "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast", "drop",
  ]

  /// Methods whose result is an element, if there is one.
  private static let pickers: Set<String> = [
    "first", "last", "randomElement", "min", "max", "popLast", "popFirst", "removeFirst",
    "removeLast", "remove",
  ]
}

extension ExprSyntax {
  /// The arguments in `NSCache<NSString, UIImage>`.
  fileprivate var genericArguments: [TypeShape] {
    guard let node = self.as(GenericSpecializationExprSyntax.self) else { return [] }
    return node.genericArgumentClause.arguments.map { argument in
      if case .type(let type) = argument.argument { TypeShape(type) } else { .other }
    }
  }
}
