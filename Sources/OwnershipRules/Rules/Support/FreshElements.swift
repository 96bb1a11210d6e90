import SwiftSyntax

/// Elements that are given a new `UUID` as what tells them apart.
enum FreshElements {
  /// Whether the elements that an expression makes are, given the key path to their identity.
  static func areMade(
    by expression: ExprSyntax,
    identifiedBy id: ExprSyntax?,
    _ file: Int,
    _ index: DeclarationIndex
  ) -> Bool {
    let key = Key(id)
    if makesIdentifiers(in: expression.fullRange, key, file, index) { return true }
    guard let use = use(Syntax(expression), file, index) else { return false }
    if case .local(let number) = use.root {
      let source = index.files[file].locals[number].source
      return source.map { makesIdentifiers(in: $0, key, file, index) } ?? false
    }
    guard let type = index.type(ofRegion: use.region, in: file) else { return false }
    return (index.types[type].propertyNamed[use.name] ?? []).contains { ref in
      guard let value = index.property(ref).result else { return false }
      return makesIdentifiers(in: value.fullRange, key, ref.file, index)
    }
  }

  /// What tells elements apart.
  private enum Key {
    /// The elements' own `id`, or they themselves.
    case own
    case member(String)
    case unknown

    init(_ id: ExprSyntax?) {
      guard let id else { self = .own; return }
      guard let path = id.as(KeyPathExprSyntax.self), path.components.count == 1,
        case .property(let only) = path.components.first?.component
      else { self = .unknown; return }
      let name = only.declName.baseName.plainText
      self = ["id", "self"].contains(name) ? .own : .member(name)
    }
  }

  private static func makesIdentifiers(
    in range: Range<Int>,
    _ key: Key,
    _ file: Int,
    _ index: DeclarationIndex
  ) -> Bool {
    index.calls(named: "UUID").contains { ref in
      let call = index.call(ref)
      return ref.file == file && range.contains(call.nameStart) && call.node.arguments.isEmpty
        && isGiven(call.node, as: key)
    }
  }

  private static func isGiven(_ call: FunctionCallExprSyntax, as key: Key) -> Bool {
    switch key {
    case .own: return true
    case .unknown: return false
    case .member(let name):
      var node = Syntax(call)
      while let parent = node.parent, parent.is(MemberAccessExprSyntax.self) { node = parent }
      guard let element = node.parent?.as(LabeledExprSyntax.self),
        let list = element.parent?.as(LabeledExprListSyntax.self)
      else { return false }
      if element.label?.plainText == name { return true }
      guard list.parent?.is(TupleExprSyntax.self) == true, let number = Int(name) else {
        return false
      }
      return list.firstIndex { $0.id == element.id }
        .map { list.distance(from: list.startIndex, to: $0) } == number
    }
  }

  private static func use(_ node: Syntax, _ file: Int, _ index: DeclarationIndex) -> Use? {
    index.files[file].uses(in: node.fullRange).first { $0.node.id == node.id }
  }
}
