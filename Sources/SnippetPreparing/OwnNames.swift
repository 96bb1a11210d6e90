import SwiftSyntax

/// What code declares of its own, for telling its names from those of the system.
struct OwnNames {
  /// The names of its types, and of generic parameters.
  private(set) var types: Set<String> = []
  /// The members of each type and its extensions, by the type's last name.
  private var members: [String: Set<String>] = [:]
  /// What each type inherits from or conforms to.
  private var parents: [String: Set<String>] = [:]

  init(_ trees: [SourceFileSyntax]) {
    let visitor = Visitor()
    for tree in trees { visitor.walk(tree) }
    types = visitor.types
    members = visitor.members
    parents = visitor.parents
  }

  /// Whether any type, or the extension of any, declares a member.
  func has(_ member: String) -> Bool { members.values.contains { $0.contains(member) } }

  /// Whether a type, or one that it inherits from, declares a member.
  func has(_ member: String, in type: String) -> Bool {
    var seen: Set<String> = []
    var waiting = [type]
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      if members[name]?.contains(member) == true { return true }
      waiting += parents[name] ?? []
    }
    return false
  }

  private final class Visitor: SyntaxVisitor {
    var types: Set<String> = []
    var members: [String: Set<String>] = [:]
    var parents: [String: Set<String>] = [:]

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      take(node, node.name.plainText)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      take(node, node.name.plainText)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      take(node, node.name.plainText)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      take(node, node.name.plainText)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      take(node, node.name.plainText)
    }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
      types.insert(node.name.plainText)
      return .skipChildren
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node, node.extendedType.names.first ?? "")
      return .visitChildren
    }

    private func take(_ node: some DeclGroupSyntax, _ name: String) -> SyntaxVisitorContinueKind {
      types.insert(name)
      note(node, name)
      return .visitChildren
    }

    private func note(_ node: some DeclGroupSyntax, _ name: String) {
      parents[name, default: []].formUnion(node.inheritanceClause.names)
      for member in node.memberBlock.members {
        members[name, default: []].formUnion(member.decl.declaredNames)
      }
    }
  }
}

extension DeclSyntax {
  /// The names that a declaration brings into its scope.
  var declaredNames: [String] {
    if let function = self.as(FunctionDeclSyntax.self) { return [function.name.plainText] }
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.flatMap { PatternNames.names(in: $0.pattern) }
    }
    if let cases = self.as(EnumCaseDeclSyntax.self) { return cases.elements.map(\.name.plainText) }
    return []
  }
}
