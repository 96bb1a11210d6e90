import SwiftSyntax

extension DeclarationIndex {
  /// The members of the run's types that a use reaches, from the name on.
  func membersReached(from use: Use, in file: Int) -> [MemberReach] {
    var own: [MemberReach] = []
    if use.root == .bare || use.root == .onSelf,
      let type = type(ofRegion: use.region, in: file),
      !properties(named: use.plainName, of: type).isEmpty
    {
      own.append(MemberReach(Member(type: type, name: use.plainName)))
    }
    guard let start = shape(ofUse: use, in: file) else { return own.ended }
    return (own + MemberClimb(from: use.node, start, in: self).reached).ended
  }

  /// The members that are reached through a type's static ones: `title` in `Deck.shared.title`.
  func membersReached(fromStatic use: Use, in file: Int) -> [MemberReach] {
    let part = files[file].regions[use.region].part
    var path = [use.name]
    var node = use.node
    while let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id {
      let name = access.declName.baseName.plainText
      node = Syntax(access)
      if name.isCapitalised {
        path.append(name)
        continue
      }
      guard let type = find(path, from: part, in: file),
        let ref = types[type].propertyNamed[name]?.first, property(ref).isStatic
      else { return [] }
      let first = MemberReach(Member(type: type, name: name))
      guard let shape = shape(ofProperty: ref) else { return [first].ended }
      return ([first] + MemberClimb(from: node, shape, in: self).reached).ended
    }
    return []
  }
}

extension [MemberReach] {
  /// The same, with the last one marked as the end of the way.
  fileprivate var ended: [MemberReach] {
    guard let last, !last.isCalled else { return self }
    var reached = self
    reached[count - 1].isLast = true
    return reached
  }
}
