import SwiftParser
import SwiftSyntax

/// A Swift file of the checkout, parsed.
struct SwiftFile {
  let path: String
  let text: String
  let tree: SourceFileSyntax

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
  }

  /// The module it belongs to: the second folder of its path.
  var module: String { String(path.split(separator: "/")[1]) }

  /// Its name without folders and without `.swift`.
  var name: String { String((path.split(separator: "/").last ?? "").dropLast(".swift".count)) }

  /// How many lines it has.
  var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

  /// The modules it imports, without submodules, with the line of each import.
  var imports: [(module: String, line: Int)] {
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    return tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }.compactMap { node in
      guard let module = node.path.first?.name.text else { return nil }
      return (module, node.startLocation(converter: converter).line)
    }
  }

  /// The line on which a node begins, its comments not counted.
  func line(of node: some SyntaxProtocol) -> Int {
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    return node.startLocation(converter: converter).line
  }

  /// The types declared at the top of the file that other files can see; what conforms to the
  /// file's first protocol belongs to it, as an effect's live form does.
  var visibleTypes: [String] {
    var types: [String] = []
    var firstProtocol: String?
    for statement in tree.statements {
      let item = Syntax(statement.item)
      guard let type = item.asProtocol((any NamedDeclSyntax).self),
        let group = item.asProtocol((any DeclGroupSyntax).self),
        !group.modifiers.contains(where: { $0.name.text == "private" })
      else { continue }
      if types.isEmpty, item.is(ProtocolDeclSyntax.self) { firstProtocol = type.name.text }
      let parents = group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      if let firstProtocol, parents.contains(firstProtocol) { continue }
      types.append(type.name.text)
    }
    return types
  }
}
