import SwiftSyntax

/// The types of properties, locals and expressions, as far as the source tells them. Each step
/// goes one declaration further, and the way ends after a few, for the source may be circular.
extension DeclarationIndex {
  private static let longestWay = 24

  /// The type of a property: as written, from the environment, or as its first value tells.
  func shape(ofProperty ref: Ref, depth: Int = 0) -> PlacedShape? {
    guard depth < Self.longestWay else { return nil }
    let property = property(ref)
    let place = PlacedShape(shape: .other, part: property.part, file: ref.file)
    if let shape = property.type { return resolved(place.with(shape)) }
    let wrapped = property.attributes.lazy.compactMap { attribute in
      attribute.arguments?.first.flatMap { argument in
        attribute.name == "Environment"
          ? environmentShape(argument.expression, place, depth)
          : shape(of: argument.expression, from: property.part, in: ref.file, depth: depth + 1)
      }
    }
    if let shape = wrapped.first { return shape }
    guard let value = property.initialValue else { return nil }
    return shape(of: value, from: property.part, in: ref.file, depth: depth + 1)
  }

  /// `@Environment(Model.self)`, or `@Environment(\.model)` with the key's declaration.
  private func environmentShape(
    _ argument: ExprSyntax,
    _ place: PlacedShape,
    _ depth: Int
  ) -> PlacedShape? {
    if let path = argument.metatypePath { return place.with(.named(path, arguments: [])) }
    guard let keyPath = argument.as(KeyPathExprSyntax.self), keyPath.components.count == 1,
      case .property(let component) = keyPath.components.first?.component,
      let values = topLevel["EnvironmentValues"]?.first,
      let ref = types[values].propertyNamed[component.declName.baseName.plainText]?.first
    else { return nil }
    return shape(ofProperty: ref, depth: depth + 1)
  }

  /// The type of a local: as written, or as what it takes its value from tells.
  func shape(ofLocal ref: Ref, depth: Int = 0) -> PlacedShape? {
    guard depth < Self.longestWay else { return nil }
    let local = local(ref)
    let part = files[ref.file].regions[local.region].part
    if let shape = local.type {
      return resolved(PlacedShape(shape: shape, part: part, file: ref.file))
    }
    if let value = local.initialValue {
      return shape(of: value, from: part, in: ref.file, depth: depth + 1)
    }
    switch local.kind {
    case .closureParameter:
      return parameterShape(local, from: part, in: ref.file, depth: depth + 1)
    case .capture:
      return shape(ofNameAt: local.site, in: ref.file, depth: depth + 1)
    case .pattern:
      return patternShape(local, from: part, in: ref.file, depth: depth + 1)
    default: return nil
    }
  }

  private func patternShape(_ local: Local, from part: Int?, in file: Int, depth: Int)
    -> PlacedShape?
  {
    guard let parent = local.site.parent else { return nil }
    switch parent.as(SyntaxEnum.self) {
    case .optionalBindingCondition(let node):
      guard let value = node.initializer?.value else {
        return shape(ofNameAt: local.site, in: file, depth: depth)?.unwrapped
      }
      return shape(of: value, from: part, in: file, depth: depth)?.unwrapped
    case .forStmt(let node):
      return shape(of: node.sequence, from: part, in: file, depth: depth)?.iterated
    case .tuplePatternElement(let element):
      guard let list = element.parent?.as(TuplePatternElementListSyntax.self),
        let loop = list.parent?.parent?.as(ForStmtSyntax.self),
        let place = list.firstIndex(where: { $0.id == element.id })
      else { return nil }
      return shape(of: loop.sequence, from: part, in: file, depth: depth)?.iterated?
        .component(list.distance(from: list.startIndex, to: place))
    default: return nil
    }
  }

  /// The type of what a name at a place means.
  private func shape(ofNameAt node: Syntax, in file: Int, depth: Int) -> PlacedShape? {
    files[file].uses(in: node.fullRange).first { $0.node.id == node.id }
      .flatMap { shape(ofUse: $0, in: file, depth: depth) }
  }

  /// The type of what a use names, before any member of it.
  func shape(ofUse use: Use, in file: Int, depth: Int = 0) -> PlacedShape? {
    if case .local(let number) = use.root {
      return shape(ofLocal: Ref(file, number), depth: depth)
    }
    if use.name.isAnonymousParameter { return anonymousShape(use, in: file, depth: depth) }
    guard let type = type(ofRegion: use.region, in: file) else { return nil }
    return properties(named: use.plainName, of: type).first.flatMap {
      shape(ofProperty: $0, depth: depth)
    }
  }

  /// The type of an expression of the code in some part of a type.
  func shape(of expression: ExprSyntax, from part: Int?, in file: Int, depth: Int = 0)
    -> PlacedShape?
  {
    guard depth < Self.longestWay else { return nil }
    let expression = expression.unwrapped
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let node):
      return shape(ofCall: node, from: part, in: file, depth: depth + 1)
    case .declReferenceExpr(let node):
      return expression.isSelf
        ? type(ofPart: part, in: file).map { shape(ofType: $0) }
        : shape(ofNameAt: Syntax(node), in: file, depth: depth + 1)
    case .memberAccessExpr(let node):
      return shape(ofMember: node, from: part, in: file, depth: depth + 1)
    case .subscriptCallExpr(let node):
      let base = shape(of: node.calledExpression, from: part, in: file, depth: depth + 1)
      return base.flatMap { shape(ofSubscript: node, on: $0) }
    case .optionalChainingExpr(let node):
      return shape(of: node.expression, from: part, in: file, depth: depth + 1)?.unwrapped
    case .sequenceExpr(let node):
      return shape(ofSequence: node, from: part, in: file, depth: depth + 1)
    case .arrayExpr(let node):
      let first = node.elements.first?.expression
      return first.flatMap { shape(of: $0, from: part, in: file, depth: depth + 1) }
        .map { $0.with(.array($0.shape)) }
    default: return nil
    }
  }

  /// A declared type as its own name says it.
  func shape(ofType number: Int) -> PlacedShape {
    let type = types[number]
    let ref = type.parts.first
    return PlacedShape(
      shape: .named([type.name], arguments: []),
      part: ref?.number,
      file: ref?.file ?? 0
    )
  }

  /// `a ?? b`, `a as T`, `a ? b : c`.
  private func shape(ofSequence node: SequenceExprSyntax, from part: Int?, in file: Int, depth: Int)
    -> PlacedShape?
  {
    for element in node.elements {
      if let branch = element.as(UnresolvedTernaryExprSyntax.self) {
        return shape(of: branch.thenExpression, from: part, in: file, depth: depth)
      }
      if let type = element.as(TypeExprSyntax.self)?.type {
        return PlacedShape(shape: TypeShape(type), part: part, file: file)
      }
      if let infix = element.as(BinaryOperatorExprSyntax.self), infix.operator.text != "??" {
        return nil
      }
    }
    return node.elements.first.flatMap { shape(of: $0, from: part, in: file, depth: depth) }?
      .unwrapped
  }
}

extension Use {
  /// The name without the `$` of a projection.
  var plainName: String { name.utf8.first == UInt8(ascii: "$") ? String(name.dropFirst()) : name }
}

extension String {
  /// Whether it is `$0`, `$1` and so on.
  var isAnonymousParameter: Bool {
    let bytes = utf8.prefix(2)
    return bytes.count == 2 && bytes.first == UInt8(ascii: "$")
      && (bytes.last.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false)
  }
}

extension ExprSyntax {
  /// The name of the type in `Model.self`.
  var metatypePath: [String]? {
    guard let node = self.as(MemberAccessExprSyntax.self),
      node.declName.baseName.tokenKind == .keyword(.`self`)
    else { return nil }
    return node.base?.typePath
  }
}
