import SwiftSyntax

/// A stretch of time that the source says, in seconds; constants are followed and folded.
struct Interval {
  private let index: DeclarationIndex
  private let part: Int?
  private let file: Int

  /// Reads intervals in the code of some part of a type.
  init(in index: DeclarationIndex, part: Int?, file: Int) {
    self.index = index
    self.part = part
    self.file = file
  }

  /// The seconds of an expression; `nil` where the source does not tell.
  func seconds(_ expression: ExprSyntax, depth: Int = 0) -> Double? {
    guard depth < 8 else { return nil }
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): return number(node.literal.text)
    case .floatLiteralExpr(let node): return number(node.literal.text)
    case .tupleExpr(let node):
      return node.elements.count == 1
        ? node.elements.first.flatMap { seconds($0.expression, depth: depth + 1) } : nil
    case .sequenceExpr(let node): return folded(Array(node.elements), depth)
    case .functionCallExpr(let node): return called(node, depth)
    case .declReferenceExpr, .memberAccessExpr: return named(expression, depth)
    default: return nil
    }
  }

  private func number(_ text: String) -> Double? { Double(text.filter { $0 != "_" }) }

  /// Multiplication and division before the rest; `.now` counts as nothing.
  private func folded(_ elements: [ExprSyntax], _ depth: Int) -> Double? {
    var terms: [Double] = []
    var sign = 1.0
    var place = 0
    while place < elements.count {
      let isNow = elements[place].lastName == "now"
      guard var value = isNow ? 0 : seconds(elements[place], depth: depth + 1) else { return nil }
      place += 1
      while let factor = factor(in: elements, at: place, depth) {
        value *= factor
        place += 2
      }
      terms.append(sign * value)
      guard place < elements.count else { break }
      switch elements[place].as(BinaryOperatorExprSyntax.self)?.operator.text {
      case "+": sign = 1
      case "-": sign = -1
      default: return nil
      }
      place += 1
    }
    return terms.reduce(0, +)
  }

  /// What a following `* x` or `/ x` multiplies with.
  private func factor(in elements: [ExprSyntax], at place: Int, _ depth: Int) -> Double? {
    guard place + 1 < elements.count,
      let infix = elements[place].as(BinaryOperatorExprSyntax.self)?.operator.text,
      let value = ["*", "/"].contains(infix)
        ? seconds(elements[place + 1], depth: depth + 1) : nil
    else { return nil }
    return infix == "*" ? value : value == 0 ? nil : 1 / value
  }

  /// `.milliseconds(100)`, `Double(5)`.
  private func called(_ node: FunctionCallExprSyntax, _ depth: Int) -> Double? {
    guard let name = node.calledExpression.lastName, node.arguments.count == 1,
      let scale = Self.units[name],
      let value = node.arguments.first.flatMap({ seconds($0.expression, depth: depth + 1) })
    else { return nil }
    return value * scale
  }

  private static let units: [String: Double] = [
    "seconds": 1, "milliseconds": 1e-3, "microseconds": 1e-6, "nanoseconds": 1e-9,
    "Double": 1, "TimeInterval": 1, "UInt64": 1, "Int": 1, "UInt32": 1, "Float": 1, "CGFloat": 1,
  ]

  private static let known: [String: Double] = [
    "NSEC_PER_SEC": 1e9, "NSEC_PER_MSEC": 1e6, "USEC_PER_SEC": 1e6, "NSEC_PER_USEC": 1e3,
    "MSEC_PER_SEC": 1e3,
  ]

  /// A constant of the run, or one of the system's.
  private func named(_ expression: ExprSyntax, _ depth: Int) -> Double? {
    guard let name = expression.lastName else { return nil }
    if let value = Self.known[name] { return value }
    guard let ref = index.property(namedBy: expression, from: part, in: file) else {
      let carried = index.carried(by: expression, in: file)
      return carried.id == expression.id ? nil : seconds(carried, depth: depth + 1)
    }
    let property = index.property(ref)
    guard let value = property.isLet ? property.initialValue : property.onlyResult else {
      return nil
    }
    return Interval(in: index, part: property.part, file: ref.file)
      .seconds(value, depth: depth + 1)
  }
}

extension DeclarationIndex {
  /// The property that `name`, `self.name`, `Self.name` or `Type.name` means.
  func property(namedBy expression: ExprSyntax, from part: Int?, in file: Int) -> Ref? {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      let use = files[file].uses(in: name.fullRange).first { $0.node.id == name.id }
      if case .local = use?.root { return nil }
      let text = name.baseName.plainText
      if let type = type(ofPart: part, in: file), let ref = types[type].propertyNamed[text]?.first {
        return ref
      }
      return globals[text]
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    let path = base.isSelf ? ["Self"] : base.typePath ?? []
    guard !path.isEmpty, let type = find(path, from: part, in: file) else { return nil }
    return types[type].propertyNamed[member.declName.baseName.plainText]?.first
  }
}
