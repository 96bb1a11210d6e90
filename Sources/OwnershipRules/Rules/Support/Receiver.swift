import SwiftSyntax

/// What a method is called on, down to the name or literal that its chain begins with.
struct Receiver {
  /// The expression that the chain begins with.
  let root: ExprSyntax?
  /// The names of the members on the way from it, the method's own excluded.
  let members: [String]
  /// Whether something on the way is called, rather than read.
  let hasCalls: Bool
  /// Whether its chain is a publisher's.
  let isPublisher: Bool

  /// How far a chain is followed, from each of its calls.
  private static let farthest = 64

  init(of call: Call) { self.init(of: call.node) }

  init(of call: FunctionCallExprSyntax) {
    var members: [String] = []
    var hasCalls = false
    var expression = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    for _ in 0..<Self.farthest {
      guard let current = expression, let next = Self.step(current, &members, &hasCalls) else {
        break
      }
      expression = next
    }
    root = expression
    self.members = members.reversed()
    self.hasCalls = hasCalls
    let names = members + [root?.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""]
    isPublisher =
      names.contains { Self.isPublishing($0) } || Self.isContinued(call, by: Self.isPublishing)
  }

  /// Whether a call stands in the chain of what surely is a publisher, which calls its closures
  /// when it has a value; `$rows.map` may as well be a binding's.
  static func isInPublisher(_ call: FunctionCallExprSyntax) -> Bool {
    let receiver = Receiver(of: call)
    let root = receiver.root?.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    let nearest = receiver.members.last ?? root
    if isPublishing(nearest), !nearest.isProjection { return true }
    return receiver.members.contains(where: operators.contains)
      || isContinued(call) { operators.contains($0) || ["sink", "assign"].contains($0) }
  }

  /// Methods that publishers alone have.
  private static let operators = ["debounce", "throttle", "receive", "eraseToAnyPublisher"]

  private static func step(
    _ expression: ExprSyntax,
    _ members: inout [String],
    _ hasCalls: inout Bool
  ) -> ExprSyntax? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node):
      guard let base = node.base else { return nil }
      if base.isSelf { return nil }
      members.append(node.declName.baseName.plainText)
      return base
    case .functionCallExpr(let node):
      guard !node.calledExpression.is(DeclReferenceExprSyntax.self) else { return nil }
      hasCalls = true
      return node.calledExpression
    case .subscriptCallExpr(let node): return node.calledExpression
    case .optionalChainingExpr(let node): return node.expression
    case .forceUnwrapExpr(let node): return node.expression
    case .tupleExpr(let node):
      return node.elements.count == 1 ? node.elements.first?.expression : nil
    default: return nil
    }
  }

  private static func isPublishing(_ name: String) -> Bool {
    name.isProjection || name.hasSuffix("Publisher") || name == "publisher"
      || operators.contains(name)
  }

  /// Whether the chain goes on by a member of some kind.
  private static func isContinued(
    _ call: FunctionCallExprSyntax,
    by isExpected: (String) -> Bool
  ) -> Bool {
    var node = Syntax(call)
    for _ in 0..<Self.farthest {
      guard let parent = node.parent else { return false }
      if let access = parent.as(MemberAccessExprSyntax.self) {
        if isExpected(access.declName.baseName.plainText) { return true }
      } else if !parent.is(FunctionCallExprSyntax.self) {
        return false
      }
      node = parent
    }
    return false
  }
}

extension DeclarationIndex {
  /// Whether a receiver never changes: a literal, `allCases`, or a constant that has its value
  /// where it is declared.
  func isConstant(_ receiver: Receiver, in file: Int) -> Bool {
    if receiver.members.contains("allCases") { return true }
    guard let root = receiver.root else { return true }
    switch root.as(ExprSyntaxEnum.self) {
    case .arrayExpr, .dictionaryExpr, .stringLiteralExpr, .integerLiteralExpr: return true
    case .sequenceExpr(let node): return node.elements.allSatisfy { $0.isLiteralOrOperator }
    case .functionCallExpr(let node):
      return node.calledExpression.typePath != nil && !node.arguments.isEmpty
        && node.arguments.allSatisfy { $0.expression.isLiteralRange }
    case .declReferenceExpr(let node): return isConstant(node, receiver, in: file)
    case .memberAccessExpr(let node):
      return node.base == nil || isConstantMember(node, in: file)
    default: return false
    }
  }

  private func isConstant(
    _ root: DeclReferenceExprSyntax,
    _ receiver: Receiver,
    in file: Int
  ) -> Bool {
    let name = root.baseName.plainText
    if name.isCapitalised { return receiver.members.count == 1 && !receiver.hasCalls }
    guard let use = files[file].uses(in: root.fullRange).first(where: { $0.node.id == root.id })
    else { return false }
    if case .local(let number) = use.root {
      let local = files[file].locals[number]
      return local.isLet && (local.initialValue?.isLiteral ?? false)
    }
    if let type = type(ofRegion: use.region, in: file), let named = types[type].propertyNamed[name]
    {
      return named.allSatisfy { isConstant(property($0)) }
    }
    return globals[name].map { property($0).isLet } ?? false
  }

  /// `self.x` where `x` is a constant.
  private func isConstantMember(_ node: MemberAccessExprSyntax, in file: Int) -> Bool {
    guard let use = files[file].uses(in: node.fullRange).first(where: { $0.node.id == node.id }),
      let type = type(ofRegion: use.region, in: file),
      let named = types[type].propertyNamed[use.name]
    else { return false }
    return named.allSatisfy { isConstant(property($0)) }
  }

  private func isConstant(_ property: Property) -> Bool {
    property.isLet && property.isStored && property.initialValue != nil
  }

  /// Whether a method is one that the run declares on the type of what it is called on.
  func isOwnMethod(_ name: String, _ receiver: Receiver, in file: Int) -> Bool {
    guard !receiver.hasCalls, let root = receiver.root,
      let use = files[file].uses(in: root.fullRange).first(where: { $0.node.id == root.id }),
      var place = place(ofRoot: use, in: file)
    else { return false }
    for member in receiver.members {
      guard let next = self.place(after: .member(member), from: place) else { return false }
      place = next
    }
    return type(at: place).map { types[$0].functionNamed[name] != nil } ?? false
  }

  /// Whether a method is one that the run itself declares on views, called on a view.
  func isOwnViewMethod(_ name: String, _ receiver: Receiver) -> Bool {
    let isOnViews = (functionsNamed[name] ?? []).contains { ref in
      guard let part = function(ref).part, let type = typeOfPart[ref.file][part] else {
        return false
      }
      return ["View", "ViewModifier", "Text", "Image"].contains(types[type].name)
        || types[type].roles.contains(.view)
    }
    guard isOnViews else { return false }
    return receiver.root?.as(FunctionCallExprSyntax.self)?.calledExpression.lastName?.isCapitalised
      ?? true
  }
}

extension ExprSyntax {
  fileprivate var isLiteral: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .arrayExpr, .dictionaryExpr, .stringLiteralExpr, .integerLiteralExpr, .booleanLiteralExpr:
      true
    default: false
    }
  }

  /// Whether it is a literal, or literals with an operator between them.
  fileprivate var isLiteralRange: Bool {
    guard let sequence = self.as(SequenceExprSyntax.self) else { return isLiteral }
    return sequence.elements.allSatisfy(\.isLiteralOrOperator)
  }

  fileprivate var isLiteralOrOperator: Bool {
    isLiteral || self.is(BinaryOperatorExprSyntax.self)
  }
}
