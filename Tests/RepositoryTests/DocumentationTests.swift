import SwiftSyntax
import Testing

struct DocumentationTests {
  private let checkout = Checkout()

  /// Requirements of the standard library's protocols; what they mean is said there.
  private static let standardRequirements: Set<String> = [
    "!=", "<", "==", "debugDescription", "description", "endIndex", "hash", "index", "init",
    "makeIterator", "next", "startIndex", "subscript", "testDescription",
  ]

  @Test func `what another module uses is documented`() throws {
    let files = try checkout.swiftFiles(below: "Sources")
    let collector = ConformanceCollector(viewMode: .sourceAccurate)
    for file in files { collector.walk(file.tree) }
    let requirements = collector.requirements.union(Self.standardRequirements)
    var bare: [String] = []
    for file in files {
      let finder = BareDeclarationFinder(witnesses: requirements, of: collector.conforming)
      finder.walk(file.tree)
      bare += finder.found.map { "\(file.path):\(file.line(of: $0.node)): \($0.name)" }
    }
    #expect(bare == [])
  }

  /// Collects the requirements of the package's own protocols, and the types that conform to any
  /// protocol.
  private final class ConformanceCollector: SyntaxVisitor {
    var requirements: Set<String> = []
    var conforming: Set<String> = []

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      for member in node.memberBlock.members { requirements.formUnion(declaredNames(member.decl)) }
      return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }

    private func note(_ group: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
      if group.inheritanceClause != nil { conforming.insert(typeName(of: group)) }
      return .visitChildren
    }
  }

  /// Finds `package` declarations without a doc comment; a witness of a protocol needs none, nor
  /// does what hides in a type that is not `package` itself.
  private final class BareDeclarationFinder: SyntaxAnyVisitor {
    let witnesses: Set<String>
    let conforming: Set<String>
    var found: [(name: String, node: DeclSyntax)] = []

    init(witnesses: Set<String>, of conforming: Set<String>) {
      self.witnesses = witnesses
      self.conforming = conforming
      super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      guard let declaration = node.as(DeclSyntax.self), !node.is(ImportDeclSyntax.self),
        let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        modifiers.contains(where: { $0.name.text == "package" }),
        !isDocumented(declaration)
      else { return .visitChildren }
      let names = declaredNames(declaration)
      if !isInConformingType(node) || !names.isSubset(of: witnesses) {
        found.append((names.sorted().joined(separator: ", "), declaration))
      }
      return .visitChildren
    }

    private func isDocumented(_ declaration: DeclSyntax) -> Bool {
      declaration.leadingTrivia.contains { piece in
        switch piece {
        case .docLineComment, .docBlockComment: true
        default: false
        }
      }
    }

    private func isInConformingType(_ node: Syntax) -> Bool {
      var parent = node.parent
      while let scope = parent {
        if let group = scope.asProtocol((any DeclGroupSyntax).self) {
          return conforming.contains(typeName(of: group))
        }
        parent = scope.parent
      }
      return false
    }
  }
}

/// The last name of the type that a group of members belongs to.
private func typeName(of group: some DeclGroupSyntax) -> String {
  if let named = group.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
  let name = group.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
  return String(name.split(separator: ".").last ?? "")
}

/// The names that a declaration introduces.
private func declaredNames(_ declaration: DeclSyntax) -> Set<String> {
  if let variable = declaration.as(VariableDeclSyntax.self) {
    return Set(variable.bindings.map(\.pattern.trimmedDescription))
  }
  if declaration.is(InitializerDeclSyntax.self) { return ["init"] }
  if declaration.is(SubscriptDeclSyntax.self) { return ["subscript"] }
  if let named = declaration.asProtocol((any NamedDeclSyntax).self) { return [named.name.text] }
  return [declaration.trimmedDescription]
}
