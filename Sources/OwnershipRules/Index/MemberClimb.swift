import SwiftSyntax

/// The way from a name outwards, member by member, as long as the types are known.
struct MemberClimb {
  /// The members of the run's types on the way.
  private(set) var reached: [MemberReach] = []
  private let index: DeclarationIndex
  private var current: PlacedShape

  /// Climbs from an expression of a known type.
  init(from start: Syntax, _ shape: PlacedShape, in index: DeclarationIndex) {
    self.index = index
    current = shape
    var node = start
    while let parent = node.parent, step(from: node, to: parent) { node = parent }
  }

  /// Goes on to the expression around; `false` where the way ends.
  private mutating func step(from node: Syntax, to parent: Syntax) -> Bool {
    switch parent.as(SyntaxEnum.self) {
    case .memberAccessExpr(let access):
      return access.base?.id == node.id && reach(access)
    case .subscriptCallExpr(let call):
      guard call.calledExpression.id == node.id else { return false }
      return goOn(to: index.shape(ofSubscript: call, on: current))
    case .functionCallExpr(let call): return call.calledExpression.id == node.id
    case .optionalChainingExpr, .forceUnwrapExpr: return goOn(to: current.unwrapped)
    case .tupleExpr(let tuple): return tuple.elements.count == 1
    case .labeledExpr, .labeledExprList: return parent.isInParentheses
    case .exprList(let list): return list.first?.id == node.id
    case .sequenceExpr(let sequence):
      guard sequence.isCoalescing else { return false }
      return goOn(to: current.unwrapped)
    default: return false
    }
  }

  private mutating func reach(_ access: MemberAccessExprSyntax) -> Bool {
    let written = access.declName.baseName.plainText
    let name = written.utf8.first == UInt8(ascii: "$") ? String(written.dropFirst()) : written
    let call = access.parent?.as(FunctionCallExprSyntax.self)
    let isCalled = call?.calledExpression.id == access.id
    if let type = index.find(current) {
      reached.append(MemberReach(Member(type: type, name: name), isCalled: isCalled))
    } else if isCalled, let call {
      reachByKeyPaths(in: call)
    }
    return goOn(
      to: isCalled
        ? index.shape(ofMethod: name, on: current)
        : index.shape(ofMember: name, on: current, depth: 0)
    )
  }

  /// `map(\.title)` reads the elements' titles.
  private mutating func reachByKeyPaths(in call: FunctionCallExprSyntax) {
    for argument in call.arguments {
      guard let path = argument.expression.as(KeyPathExprSyntax.self),
        case .property(let first) = path.components.first?.component,
        let type = index.find(current.iterated)
      else { continue }
      let member = Member(type: type, name: first.declName.baseName.plainText)
      reached.append(MemberReach(member))
    }
  }

  private mutating func goOn(to shape: PlacedShape?) -> Bool {
    guard let shape else { return false }
    current = shape
    return true
  }
}

extension Syntax {
  /// Whether an argument, or the list of them, is what stands in plain parentheses.
  fileprivate var isInParentheses: Bool {
    (self.is(LabeledExprListSyntax.self) ? parent : parent?.parent)?.is(TupleExprSyntax.self)
      ?? false
  }
}

extension SequenceExprSyntax {
  /// Whether all its operators are `??`.
  fileprivate var isCoalescing: Bool {
    elements.enumerated().allSatisfy { number, element in
      number % 2 == 0 || element.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    }
  }
}
