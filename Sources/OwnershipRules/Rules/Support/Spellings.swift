import SwiftSyntax
import Synchronization

/// How the run's files name members and types, by spelling alone.
///
/// The facts say what code surely means; an edit wants to know what it may mean. A run is looked
/// through when the first edit asks.
final class Spellings: Sendable {
  private let trees: [SourceFileSyntax]
  private let found = Mutex<Names?>(nil)

  init(_ trees: [SourceFileSyntax]) { self.trees = trees }

  private struct Names {
    /// What stands after a dot whose left side is not `self`; `init` only where it is not called.
    var members: Set<String> = []
    /// What key paths lead through.
    var keyPaths: Set<String> = []
    /// The types of which code may hold a value, for their names stand elsewhere than in a call
    /// that shows what it makes.
    var heldTypes: Set<String> = []
  }

  /// Whether code that holds a value of a type may name one of some members.
  func mayReach(_ members: String..., ofType name: String) -> Bool {
    let names = names
    return names.heldTypes.contains(name) && members.contains(where: names.members.contains)
  }

  /// Whether some member has one of these names and is reached from something other than `self`.
  func hasMember(_ names: String...) -> Bool { names.contains(where: self.names.members.contains) }

  /// Whether a key path leads through a member of that name.
  func hasKeyPath(through name: String) -> Bool { names.keyPaths.contains(name) }

  private var names: Names {
    found.withLock { found in
      if let found { return found }
      var names = Names()
      for tree in trees { Self.collect(tree, into: &names) }
      found = names
      return names
    }
  }

  private static func collect(_ tree: SourceFileSyntax, into names: inout Names) {
    for token in tree.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier, .dollarIdentifier: collect(token, into: &names)
      case .keyword(.`init`) where token.isUncalledMember: names.members.insert("init")
      default: break
      }
    }
  }

  private static func collect(_ token: TokenSyntax, into names: inout Names) {
    let name = token.plainText
    if name.isCapitalised {
      if token.mayHoldType { names.heldTypes.insert(name) }
      return
    }
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return }
    if reference.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
      names.keyPaths.insert(name)
      names.members.insert(name)
    } else if let access = reference.parent?.as(MemberAccessExprSyntax.self),
      access.declName.id == reference.id, let base = access.base, !base.isSelf
    {
      names.members.insert(name)
    }
  }
}

extension TokenSyntax {
  /// Whether it is the `init` of `V.init` or `.init` that is handed on as a function.
  fileprivate var isUncalledMember: Bool {
    guard let access = parent?.parent?.as(MemberAccessExprSyntax.self) else { return false }
    let call = access.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.id != access.id
  }

  /// Whether the name of a type stands where code may come to hold a value of it.
  fileprivate var mayHoldType: Bool {
    switch parent?.as(SyntaxEnum.self) {
    case .declReferenceExpr(let node): ExprSyntax(node).mayHoldValue
    case .identifierType(let node): !(node.parent?.is(ExtensionDeclSyntax.self) ?? false)
    case .memberType(let node): !(node.parent?.is(ExtensionDeclSyntax.self) ?? false)
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: false
    default: true
    }
  }
}

extension ExprSyntax {
  /// Whether a type's name is anything but called, or whether what the call makes is kept.
  fileprivate var mayHoldValue: Bool {
    guard let parent else { return true }
    switch parent.as(SyntaxEnum.self) {
    case .memberAccessExpr(let access) where access.declName.id == self.id:
      return ExprSyntax(access).mayHoldValue
    case .memberAccessExpr(let access):
      // `Outer` of `Outer.Inner(…)` names no value of its own.
      return !access.declName.baseName.plainText.isCapitalised
    case .genericSpecializationExpr(let node): return ExprSyntax(node).mayHoldValue
    case .functionCallExpr(let call) where call.calledExpression.id == self.id:
      return Syntax(call).isKept
    default: return true
    }
  }
}

extension Syntax {
  /// Whether a value goes anywhere else than into a builder, a return or a call.
  fileprivate var isKept: Bool {
    var node = self
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .codeBlock, .accessorBlock, .sourceFile, .ifExpr, .switchCase, .macroExpansionDecl,
        .ifConfigClause:
        return false
      case .memberAccessExpr where parent.parent?.is(FunctionCallExprSyntax.self) != true:
        return true
      case .sequenceExpr(let sequence)
      where sequence.elements.contains(where: { $0.is(AssignmentExprSyntax.self) }):
        return true
      case .closureExpr(let closure): return ArgumentPlace(of: ExprSyntax(closure)) == nil
      case _ where !parent.isPassage: return true
      default: node = parent
      }
    }
    return false
  }

  /// Whether what is inside goes on to what is around.
  private var isPassage: Bool {
    switch kind {
    case .memberAccessExpr, .functionCallExpr, .exprList, .unresolvedTernaryExpr, .tupleExpr,
      .sequenceExpr, .labeledExpr, .labeledExprList, .multipleTrailingClosureElement,
      .multipleTrailingClosureElementList, .macroExpansionExpr, .expressionStmt, .returnStmt,
      .codeBlockItem, .codeBlockItemList:
      true
    default: false
    }
  }
}
