import Core
import SwiftSyntax

/// Finds what would take the place of something that the code around an answer means.
///
/// A name that a module declares itself comes before what it imports, and a member of an extension before
/// one of the type's own module. What the code around uses is either declared there, or by starter and
/// solution, which an answer follows, or it is the frameworks': an answer must not declare that anew.
struct Shadowing {
  private let used: UsedNames
  private let around: Outline
  private let own: Outline
  private let models: Outline
  private let modelMembers: Set<String>

  /// Prepares to look.
  init(around: [SourceFileSyntax], graded: [SourceFileSyntax], models: [SourceFileSyntax]) {
    used = UsedNames(around)
    self.around = Outline(around)
    own = Outline(graded)
    self.models = Outline(models)
    modelMembers = self.models.allMembers
  }

  /// What in a graded file would do so.
  func findings(in tree: SourceFileSyntax, path: String) -> [Finding] {
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    return Outline.declarations(of: tree).flatMap(places).map { name, what in
      let start = converter.location(for: name.positionAfterSkippingLeadingTrivia)
      let end = converter.location(for: name.endPositionBeforeTrailingTrivia)
      return Finding(
        "compile",
        .error,
        file: path,
        start: TextPosition(line: start.line, column: start.column),
        end: TextPosition(line: end.line, column: end.column),
        message: "\(what) would take the place of what the exercise's own code means by that name",
        why:
          "the exercise's code has to show what your model says, not what another declaration does",
        fix: "give it another name"
      )
    }
  }

  private typealias Place = (name: Syntax, what: String)

  private func places(in declaration: DeclSyntax) -> [Place] {
    if let group = declaration.as(ExtensionDeclSyntax.self) { return places(in: group) }
    var places: [Place] = []
    for name in Outline.names(of: declaration) where replaces(name) {
      if let function = declaration.as(FunctionDeclSyntax.self), isOperator(name),
        takesOwn(function.signature.parameterClause.parameters)
      {
        continue
      }
      places.append((Self.place(of: declaration), "'\(name)'"))
    }
    // What the types around inherit is found in them before what is imported.
    if let named = declaration.asProtocol((any NamedDeclSyntax).self),
      let group = declaration.asProtocol((any DeclGroupSyntax).self),
      used.inherited.contains(named.name.plainText)
    {
      places += members(Outline.members(of: group), of: named.name.plainText, among: used.free) {
        modelMembers.contains($0)
      }
    }
    return places
  }

  /// Whether a name at the top of a file would be found before an imported one.
  private func replaces(_ name: String) -> Bool {
    used.free.contains(name) && !around.tops.contains(name) && !models.tops.contains(name)
  }

  private func places(in group: ExtensionDeclSyntax) -> [Place] {
    let type = group.extendedType.trimmedDescription
    if own.types.contains(type), !used.inherited.contains(type) { return [] }
    let isProtocol = own.protocols.contains(type)
    return members(Outline.members(of: group), of: type, among: used.all) { name in
      models.members[type]?.contains(name) == true || isProtocol && modelMembers.contains(name)
    }
  }

  private func members(
    _ members: [DeclSyntax],
    of type: String,
    among names: Set<String>,
    exceptWhere isExpected: (String) -> Bool
  ) -> [Place] {
    members.flatMap { member -> [Place] in
      Outline.names(of: member).compactMap { name in
        guard !isExpected(name), replaces(member, name, of: type, among: names) else { return nil }
        return (Self.place(of: member), "'\(name)' of '\(type)'")
      }
    }
  }

  private func replaces(
    _ member: DeclSyntax,
    _ name: String,
    of type: String,
    among names: Set<String>
  ) -> Bool {
    if let node = member.as(InitializerDeclSyntax.self) {
      // The lab makes the views around itself.
      if around.types.contains(type) { return true }
      let last = type.split(separator: ".").last.map(String.init) ?? type
      return isCalled(last, node.signature.parameterClause.parameters)
    }
    if let node = member.as(SubscriptDeclSyntax.self) {
      return isCalled("subscript", node.parameterClause.parameters, labelled: false)
    }
    if name == "appendInterpolation", let node = member.as(FunctionDeclSyntax.self) {
      return !takesOwn(node.signature.parameterClause.parameters)
    }
    return names.contains(name)
  }

  /// Whether the code around makes a type, or calls a subscript, with the label that comes first.
  private func isCalled(
    _ name: String,
    _ parameters: FunctionParameterListSyntax,
    labelled isLabelled: Bool = true
  ) -> Bool {
    guard let labels = used.labels[name] else { return false }
    guard let first = parameters.first else { return labels.contains("") }
    // Labels of subscripts are written twice.
    let label = isLabelled || first.secondName != nil ? first.firstName.plainText : "_"
    // A closure at the end of a call has no label, and a default can be left out.
    return labels.contains(label) || labels.contains("")
  }

  private func takesOwn(_ parameters: FunctionParameterListSyntax) -> Bool {
    parameters.contains { parameter in
      parameter.type.names.contains { own.types.contains($0) }
    }
  }

  private func isOperator(_ name: String) -> Bool {
    name.first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? false
  }

  private static func place(of declaration: DeclSyntax) -> Syntax {
    if let named = declaration.asProtocol((any NamedDeclSyntax).self) { return Syntax(named.name) }
    if let variable = declaration.as(VariableDeclSyntax.self), let first = variable.bindings.first {
      return Syntax(first.pattern)
    }
    if let node = declaration.as(InitializerDeclSyntax.self) { return Syntax(node.initKeyword) }
    if let node = declaration.as(SubscriptDeclSyntax.self) { return Syntax(node.subscriptKeyword) }
    return Syntax(declaration)
  }
}
