import SwiftSyntax

/// Conditions that cannot change while the app runs, as far as anybody can tell from the source.
struct FixedCondition {
  private let index: DeclarationIndex
  private let part: Int?
  private let file: Int

  /// Reads conditions in the code of some part of a type.
  init(in index: DeclarationIndex, part: Int?, file: Int) {
    self.index = index
    self.part = part
    self.file = file
  }

  /// Whether none of the conditions of an `if` can change.
  func holds(_ conditions: ConditionElementListSyntax) -> Bool {
    conditions.allSatisfy { element in
      switch element.condition {
      case .availability: return true
      case .expression(let expression): return holds(expression)
      case .matchingPattern(let node): return holds(node.initializer.value)
      case .optionalBinding(let node):
        if let value = node.initializer?.value { return holds(value) }
        guard let name = node.pattern.as(IdentifierPatternSyntax.self) else { return false }
        return isFixed(name.identifier.plainText, at: Syntax(name), depth: 0)
      @unknown default: return false
      }
    }
  }

  /// Whether an expression always has the same value; what is of an unknown type may.
  func holds(_ expression: ExprSyntax, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    switch expression.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr,
      .nilLiteralExpr, .binaryOperatorExpr, .typeExpr:
      return true
    case .prefixOperatorExpr(let node): return holds(node.expression, depth: depth + 1)
    case .tupleExpr(let node):
      return node.elements.allSatisfy { holds($0.expression, depth: depth + 1) }
    case .sequenceExpr(let node):
      return node.elements.allSatisfy { holds($0, depth: depth + 1) }
    case .declReferenceExpr(let node):
      return isFixed(node.baseName.plainText, at: Syntax(node), depth: depth)
    case .memberAccessExpr(let node): return isFixed(node, depth)
    case .functionCallExpr(let node):
      return isFixed(callee: node.calledExpression, depth)
        && node.arguments.allSatisfy { holds($0.expression, depth: depth + 1) }
    default: return false
    }
  }

  private func isFixed(_ name: String, at node: Syntax, depth: Int) -> Bool {
    let use = index.files[file].uses(in: node.fullRange).first { $0.node.id == node.id }
    if case .local(let number) = use?.root {
      let local = index.files[file].locals[number]
      if case .closureParameter = local.kind { return isPresented(local) }
      return local.isLet && (local.initialValue.map { holds($0, depth: depth + 1) } ?? false)
    }
    if let type = index.type(ofPart: part, in: file),
      let ref = index.properties(named: name, of: type).first
    {
      return isFixed(ref, depth)
    }
    return index.globals[name].map { index.property($0).isLet } ?? true
  }

  /// What a presentation is for: another value is another presentation, which starts anew anyway.
  private func isPresented(_ local: Local) -> Bool {
    guard case .closure(let closure) = index.files[file].regions[local.region].kind,
      case .argument(let call, _) = ArgumentPlace(of: ExprSyntax(closure)),
      let label = Self.presentations[call.calledExpression.lastName ?? ""]
    else { return false }
    return call.arguments.contains { $0.label?.plainText == label }
  }

  /// The modifiers whose content is shown for one value, with the label that says so.
  private static let presentations = [
    "navigationDestination": "for", "sheet": "item", "fullScreenCover": "item", "popover": "item",
  ]

  /// A static constant, a constant with a fixed value, something computed from such ones.
  private func isFixed(_ ref: Ref, _ depth: Int) -> Bool {
    let property = index.property(ref)
    if property.isDeviceFact { return true }
    if property.isStored, !property.isLet || property.isStatic || isOfObject(property, ref.file) {
      return property.isLet
    }
    guard let value = property.isStored ? property.initialValue : property.onlyResult else {
      return false
    }
    return FixedCondition(in: index, part: property.part, file: ref.file)
      .holds(value, depth: depth + 1)
  }

  /// Whether a property is of an object, which keeps its constants as long as what it shows is
  /// there; a view's struct is made anew with others.
  private func isOfObject(_ property: Property, _ file: Int) -> Bool {
    index.type(ofPart: property.part, in: file).map { index.types[$0].kind == .class } ?? false
  }

  private func isFixed(_ node: MemberAccessExprSyntax, _ depth: Int) -> Bool {
    guard let base = node.base else { return true }
    let name = node.declName.baseName.plainText
    if base.isSelf { return isFixed(name, at: Syntax(node), depth: depth) }
    if let path = base.typePath, !path.isEmpty {
      guard let type = index.find(path, from: part, in: file) else { return true }
      let ref = index.properties(named: name, of: type).first
      return ref.map { isFixed($0, depth) } ?? true
    }
    guard holds(base, depth: depth + 1) else { return false }
    guard let type = index.find(index.shape(of: base, from: part, in: file)) else { return true }
    return index.properties(named: name, of: type).first.map { index.property($0).isLet } ?? false
  }

  /// A function of another module on a fixed value; the run's own functions may give anything.
  private func isFixed(callee: ExprSyntax, _ depth: Int) -> Bool {
    guard let name = callee.lastName, index.functionsNamed[name] == nil else { return false }
    guard let base = callee.as(MemberAccessExprSyntax.self)?.base else { return true }
    return base.typePath != nil || holds(base, depth: depth + 1)
  }
}

extension Property {
  /// Whether it reads from the environment which device the app runs on.
  fileprivate var isDeviceFact: Bool {
    let argument = attributes.first(named: "Environment")?.arguments?.first?.expression
    guard let keyPath = argument?.as(KeyPathExprSyntax.self), keyPath.components.count == 1,
      case .property(let component) = keyPath.components.first?.component
    else { return false }
    return Self.deviceFacts.contains(component.declName.baseName.plainText)
  }

  private static let deviceFacts: Set<String> = [
    "isIPad", "isPad", "isIPhone", "isPhone", "isMac", "isTV", "idiom", "deviceIdiom",
    "userInterfaceIdiom",
  ]
}
