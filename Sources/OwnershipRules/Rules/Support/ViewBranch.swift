import SwiftSyntax

/// A branch of an `if` or a `switch` in a builder that a view stands in.
struct ViewBranch {
  /// The outermost `if` of a chain, or the `switch`.
  let branching: Syntax
  /// Which branch: its place in the chain, or the number of the case's first byte.
  let place: Int

  /// How many nodes out it looks, so that long chains of modifiers do not cost their square.
  private static let longestWay = 2048

  /// The branches around a place, from the inside, as far out as builders reach.
  static func around(_ start: Syntax, in file: Int, _ index: DeclarationIndex) -> [ViewBranch] {
    var climb = BranchClimb(index: index, file: file)
    var node = start
    for _ in 0..<longestWay {
      guard let parent = node.parent, climb.step(from: node, to: parent) else { break }
      node = parent
    }
    return climb.branches
  }
}

/// The way from a view outwards to the member that shows it.
private struct BranchClimb {
  let index: DeclarationIndex
  let file: Int
  private(set) var branches: [ViewBranch] = []
  /// The branches since the last closure, which may be no builder.
  private var pending: [ViewBranch] = []
  /// Whether a `return` was passed, which builders do not have.
  private var hasReturn = false

  init(index: DeclarationIndex, file: Int) {
    self.index = index
    self.file = file
  }

  /// Goes on to the node around; `false` where the way ends.
  mutating func step(from node: Syntax, to parent: Syntax) -> Bool {
    switch parent.as(SyntaxEnum.self) {
    case .ifExpr(let branching): add(branching, from: node)
    case .switchCase(let branch): add(branch)
    case .returnStmt: hasReturn = true
    case .closureExpr(let closure): return leave(closure)
    case .functionDecl(let function):
      leave(isBuilder: function.isBuilder)
      return false
    case .variableDecl(let variable):
      leave(isBuilder: variable.isBuilder)
      return false
    case .subscriptDecl, .initializerDecl, .memberBlock: return false
    default: break
    }
    return true
  }

  private mutating func add(_ branching: IfExprSyntax, from node: Syntax) {
    guard node.id != branching.conditions.id else { return }
    if node.id == branching.elseBody?.id, node.is(IfExprSyntax.self) { return }
    let (root, place) = branching.chain
    let isElse = node.id != branching.body.id
    pending.append(ViewBranch(branching: Syntax(root), place: isElse ? place + 1 : place))
  }

  private mutating func add(_ branch: SwitchCaseSyntax) {
    var node = Syntax(branch)
    while let parent = node.parent {
      if let branching = parent.as(SwitchExprSyntax.self) {
        let place = branch.position.utf8Offset
        pending.append(ViewBranch(branching: Syntax(branching), place: place))
        return
      }
      node = parent
    }
  }

  /// Goes out of a closure that shows views, or calls its argument at once; not out of an action.
  private mutating func leave(_ closure: ClosureExprSyntax) -> Bool {
    let role = index.role(of: ExprSyntax(closure), in: file)
    if case .later = role { return false }
    guard let place = ArgumentPlace(of: ExprSyntax(closure)) else { return false }
    var isBuilder = false
    if case .argument(let call, _) = place {
      isBuilder = !ClosureRole.isSynchronous(call.calledExpression.lastName ?? "")
    }
    leave(isBuilder: isBuilder)
    return true
  }

  private mutating func leave(isBuilder: Bool) {
    if isBuilder, !hasReturn { branches += pending }
    pending = []
    hasReturn = false
  }
}

extension IfExprSyntax {
  /// The `if` that a chain of `else if` begins with, and this one's place in it.
  fileprivate var chain: (root: IfExprSyntax, place: Int) {
    var root = self
    var place = 0
    while let outer = root.parent?.as(IfExprSyntax.self), outer.elseBody?.id == root.id {
      root = outer
      place += 1
    }
    return (root, place)
  }
}

extension AttributeListSyntax {
  fileprivate var hasBuilder: Bool {
    AttributeFact.list(self).contains { $0.name.hasSuffix("Builder") }
  }
}

extension FunctionDeclSyntax {
  /// Whether its body is a builder's: by an attribute, or as SwiftUI's protocols ask.
  fileprivate var isBuilder: Bool {
    attributes.hasBuilder || ["body", "makeBody"].contains(name.plainText)
  }
}

extension VariableDeclSyntax {
  fileprivate var isBuilder: Bool {
    attributes.hasBuilder
      || bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText == "body"
  }
}
