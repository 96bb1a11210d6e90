import SwiftSyntax

/// What files declare: at their top, and as members of each type.
struct Outline {
  /// The names at the top of the files, with those of operators.
  private(set) var tops: Set<String> = []
  /// The types, protocols left out, by the path that code at the top writes.
  private(set) var types: Set<String> = []
  /// The members of each type and its extensions, by the path.
  private(set) var members: [String: Set<String>] = [:]
  /// The protocols.
  private(set) var protocols: Set<String> = []

  init(_ trees: [SourceFileSyntax]) {
    for tree in trees {
      for item in Self.declarations(of: tree) {
        tops.formUnion(Self.names(of: item))
        take(item, inside: "")
      }
    }
  }

  /// All members of whatever type.
  var allMembers: Set<String> { members.values.reduce(into: []) { $0.formUnion($1) } }

  /// The declarations at the top of a file, in the order in which they stand there.
  static func declarations(of tree: SourceFileSyntax) -> [DeclSyntax] {
    declarations(in: tree.statements)
  }

  /// The members of a group, those that are compiled on a condition with the rest.
  static func members(of group: some DeclGroupSyntax) -> [DeclSyntax] {
    members(in: group.memberBlock.members)
  }

  /// The names that a declaration brings into its scope.
  static func names(of declaration: DeclSyntax) -> [String] {
    if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
      return [named.name.plainText]
    }
    if declaration.is(SubscriptDeclSyntax.self) { return ["subscript"] }
    if declaration.is(InitializerDeclSyntax.self) { return ["init"] }
    return declaration.declaredNames
  }

  private mutating func take(_ declaration: DeclSyntax, inside outer: String) {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return }
    var path = outer
    if let extended = declaration.as(ExtensionDeclSyntax.self) {
      path = extended.extendedType.trimmedDescription
    } else if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
      path += (outer.isEmpty ? "" : ".") + named.name.plainText
      if declaration.is(ProtocolDeclSyntax.self) {
        protocols.insert(path)
      } else {
        types.insert(path)
      }
    }
    for member in Self.members(in: group.memberBlock.members) {
      members[path, default: []].formUnion(Self.names(of: member))
      take(member, inside: path)
    }
  }

  private static func declarations(in items: CodeBlockItemListSyntax) -> [DeclSyntax] {
    items.flatMap { item -> [DeclSyntax] in
      guard let declaration = item.item.as(DeclSyntax.self) else { return [] }
      guard let choice = declaration.as(IfConfigDeclSyntax.self) else { return [declaration] }
      return choice.clauses.flatMap { clause -> [DeclSyntax] in
        if case .statements(let items) = clause.elements { return declarations(in: items) }
        return []
      }
    }
  }

  private static func members(in items: MemberBlockItemListSyntax) -> [DeclSyntax] {
    items.flatMap { item -> [DeclSyntax] in
      guard let choice = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return choice.clauses.flatMap { clause -> [DeclSyntax] in
        if case .decls(let items) = clause.elements { return members(in: items) }
        return []
      }
    }
  }
}
