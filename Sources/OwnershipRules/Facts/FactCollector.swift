import SwiftSyntax

/// Walks over one file's tree, once, and writes down its facts.
///
/// Scopes are followed on the way, so that a use knows whether its name is a local's. What the
/// methods here do is said in the extensions, one for each kind of node.
final class FactCollector: SyntaxVisitor {
  var facts: FileFacts
  /// The part of a type that the walk is in.
  var part: Int?
  /// The code that the walk is in; `nil` among the members of a type.
  var region: Int?
  var scopes = ScopeStack()
  /// The `#if` clauses that the walk is in.
  var conditions: [TypePart.Condition] = []
  var directives = 0
  /// How many closures of macros the walk is in.
  var macroDepth = 0
  /// The expressions that are assigned to.
  var targets: [SyntaxIdentifier: Use.Access] = [:]
  /// The bytes of the expression that the pattern being walked takes apart.
  var source: Range<Int>?
  /// The same for the cases of the `switch` that the walk is in.
  var subject: Range<Int>?

  /// Collects the facts of a file.
  static func facts(path: String, tree: SourceFileSyntax) -> FileFacts {
    let collector = FactCollector(FileFacts(path: path, tree: tree))
    collector.region = collector.addRegion(.topLevel)
    collector.walk(tree.statements)
    return collector.facts
  }

  private init(_ facts: FileFacts) {
    self.facts = facts
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    collectType(node, .struct, node.name, node.genericParameterClause)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    collectType(node, .class, node.name, node.genericParameterClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    collectType(node, .enum, node.name, node.genericParameterClause)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    collectType(node, .actor, node.name, node.genericParameterClause)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    collectType(node, .protocol, node.name, nil)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    collectExtension(node)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.aliases.append((node.name.plainText, part, TypeShape(node.initializer.value)))
    return .skipChildren
  }

  // MARK: Members and locals

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    collectVariable(node)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    collectFunction(node)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    collectInitializer(node)
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    collectDeinitializer(node)
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    collectSubscript(node)
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  // MARK: Scopes

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    scoped { walk(node.statements) }
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    declareLocalFunctions(in: node)
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    collectClosure(node)
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    scoped {
      walk(node.conditions)
      walk(node.body)
    }
    if let other = node.elseBody { walk(other) }
    return .skipChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    collectGuard(node)
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    addLoop(Syntax(node))
    return scoped {
      walk(node.conditions)
      walk(node.body)
    }
  }

  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    addLoop(Syntax(node))
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    collectFor(node)
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    collectSwitch(node)
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    scoped {
      binding(from: subject) { walk(node.label) }
      walk(node.statements)
    }
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    scoped {
      if node.catchItems.isEmpty { declare("error", .pattern, at: node.body) }
      walk(node.catchItems)
      walk(node.body)
    }
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    collectOptionalBinding(node)
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    walk(node.initializer)
    binding(from: node.initializer.fullRange) { walk(node.pattern) }
    return .skipChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declare(node.identifier.plainText, .pattern, at: node)
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    collectConditional(node)
  }

  // MARK: Expressions

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    markTargets(in: node)
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    targets[node.expression.id] = .update
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    collectUse(node)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    collectMemberAccess(node)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    collectCall(node)
    return .visitChildren
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    addWait(at: node.awaitKeyword)
    return .visitChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    addWait(at: node.tryKeyword)
    return .visitChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    macroDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: MacroExpansionExprSyntax) { macroDepth -= 1 }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    macroDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: MacroExpansionDeclSyntax) { macroDepth -= 1 }

  // MARK: Types in code, which name no variable

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: OptionalTypeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
}
