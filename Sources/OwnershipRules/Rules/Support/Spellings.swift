import SwiftSyntax
import Synchronization

/// How the run's files name members and types, by spelling alone.
///
/// The facts say what code surely means; an edit wants to know what it may mean. The words of a run are
/// indexed when the first edit asks, and only the places of the words asked for are looked at.
final class Spellings: Sendable {
  private let trees: [SourceFileSyntax]
  private let texts: [[UInt8]]
  private let state = Mutex(State())

  /// Spellings of files, of which trees and bytes are given in the same order.
  init(_ trees: [SourceFileSyntax], _ texts: [[UInt8]]) {
    self.trees = trees
    self.texts = texts
  }

  private struct State {
    var words: WordIndex?
    var signs: [String: Signs] = [:]
  }

  /// What the places of one word say.
  private struct Signs: OptionSet {
    let rawValue: Int
    /// It stands after a dot whose left side is not `self`; `init` only where it is not called.
    static let isMember = Signs(rawValue: 1)
    /// A key path leads through it.
    static let isInKeyPath = Signs(rawValue: 2)
    /// It is a type of which code may hold a value, for it stands elsewhere than in a call that shows
    /// what it makes.
    static let isHeldType = Signs(rawValue: 4)
    /// It stands after `super.`.
    static let isSuper = Signs(rawValue: 8)
  }

  /// Whether code that holds a value of a type may name one of some members.
  func mayReach(_ members: String..., ofType name: String) -> Bool {
    signs(of: name).contains(.isHeldType)
      && members.contains { signs(of: $0).contains(.isMember) }
  }

  /// Whether some member has one of these names and is reached from something other than `self`.
  func hasMember(_ names: String...) -> Bool {
    names.contains { signs(of: $0).contains(.isMember) }
  }

  /// Whether a key path leads through a member of that name.
  func hasKeyPath(through name: String) -> Bool { signs(of: name).contains(.isInKeyPath) }

  /// Whether a class names what it inherits under that name, as `super.name`.
  func hasSuper(_ name: String) -> Bool { signs(of: name).contains(.isSuper) }

  private func signs(of name: String) -> Signs {
    state.withLock { state in
      if let known = state.signs[name] { return known }
      var words = state.words ?? WordIndex(texts)
      state.words = nil
      defer { state.words = words }
      let signs = words.places(of: name).reduce(into: Signs()) { signs, place in
        let position = AbsolutePosition(utf8Offset: place.offset)
        guard let token = trees[place.file].token(at: position), token.plainText == name else {
          return
        }
        signs.formUnion(Self.signs(of: token))
      }
      state.signs[name] = signs
      return signs
    }
  }

  private static func signs(of token: TokenSyntax) -> Signs {
    switch token.tokenKind {
    case .identifier, .dollarIdentifier: signs(ofIdentifier: token)
    case .keyword(.`init`) where token.isUncalledMember: .isMember
    default: []
    }
  }

  private static func signs(ofIdentifier token: TokenSyntax) -> Signs {
    if token.plainText.isCapitalised { return token.mayHoldType ? .isHeldType : [] }
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return [] }
    if reference.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
      return [.isInKeyPath, .isMember]
    }
    guard let access = reference.parent?.as(MemberAccessExprSyntax.self),
      access.declName.id == reference.id, let base = access.base, !base.isSelf
    else { return [] }
    return base.is(SuperExprSyntax.self) ? [.isMember, .isSuper] : .isMember
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
