import SwiftSyntax

/// An attribute on a declaration.
struct AttributeFact: Sendable {
  /// The name as written, with a module's name in front where there is one.
  let path: [String]
  let node: AttributeSyntax

  /// The last part of the name.
  var name: String { path.last ?? "" }

  /// The expressions given in parentheses.
  var arguments: LabeledExprListSyntax? {
    guard case .argumentList(let list) = node.arguments else { return nil }
    return list
  }

  /// The attributes of a declaration, those inside `#if` included.
  static func list(_ attributes: AttributeListSyntax) -> [AttributeFact] {
    var facts: [AttributeFact] = []
    for element in attributes {
      switch element {
      case .attribute(let node):
        if case .named(let path, _) = TypeShape(node.attributeName) {
          facts.append(AttributeFact(path: path, node: node))
        }
      case .ifConfigDecl(let conditional):
        for clause in conditional.clauses {
          if case .attributes(let list) = clause.elements { facts += Self.list(list) }
        }
      @unknown default: continue
      }
    }
    return facts
  }
}

extension [AttributeFact] {
  /// The first attribute with one of the names.
  func first(named names: String...) -> AttributeFact? {
    first { names.contains($0.name) }
  }

  /// Whether an attribute has the name.
  func has(_ name: String) -> Bool { contains { $0.name == name } }
}
