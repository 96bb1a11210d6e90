import SwiftSyntax

/// The names by which code means what others declare.
final class UsedNames: SyntaxVisitor {
  /// Names without anything before them: of types, functions, values, attributes, macros, operators.
  private(set) var free: Set<String> = []
  /// All names, those after a point as well.
  private(set) var all: Set<String> = []
  /// The last names of what its types inherit from or conform to.
  private(set) var inherited: Set<String> = []
  /// The first labels, or `_`, with which types are made and subscripts called, by name.
  private(set) var labels: [String: Set<String>] = [:]

  /// The names of its parameters, constants and variables.
  private var bound: Set<String> = []

  /// What the compiler calls for everybody.
  private static let implied: Set = [
    "BooleanLiteralType", "Combine", "Dispatch", "FloatLiteralType", "Foundation",
    "IntegerLiteralType", "MainActor",
    "Observation", "StringLiteralType", "Swift", "SwiftUI", "appendInterpolation", "appendLiteral",
    "buildArray",
    "buildBlock", "buildEither", "buildExpression", "buildFinalResult", "buildIf",
    "buildLimitedAvailability", "buildOptional", "buildPartialBlock", "callAsFunction",
    "_Concurrency", "makeIterator", "next", "projectedValue", "wrappedValue", "~=",
  ]

  init(_ trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
    // What is declared further in is found before what stands at the top of another file.
    free.subtract(bound)
    free.subtract(Outline(trees).allMembers)
    free.formUnion(Self.implied)
    all.formUnion(free)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.plainText
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let isMember =
      member?.declName.id == node.id || node.parent?.is(KeyPathPropertyComponentSyntax.self) == true
    if isMember { all.insert(name) } else { free.insert(name) }
    return .skipChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    bound.insert(node.identifier.plainText)
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    bound.insert((node.secondName ?? node.firstName).plainText)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    bound.insert((node.secondName ?? node.firstName).plainText)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    bound.insert(node.name.plainText)
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    free.insert(node.name.plainText)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    all.insert(node.name.plainText)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    free.insert(node.macroName.plainText)
    return .visitChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    free.insert(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    free.insert(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    free.insert(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    inherited.formUnion(node.type.names)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let name =
      called.as(DeclReferenceExprSyntax.self)?.baseName
      ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName
    if let name {
      let label = node.arguments.first.map { $0.label?.plainText ?? "_" }
      labels[name.plainText, default: []].insert(label ?? "")
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    let label = node.arguments.first.map { $0.label?.plainText ?? "_" }
    labels["subscript", default: []].insert(label ?? "")
    return .visitChildren
  }
}
