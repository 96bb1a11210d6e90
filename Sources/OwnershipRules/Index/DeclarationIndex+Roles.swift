extension DeclarationIndex {
  /// Finds what each type is, by its attributes and by what it conforms to.
  mutating func findRoles() {
    for number in types.indices {
      var seen: Set<Int> = []
      types[number].roles = roles(of: number, &seen)
    }
  }

  private func roles(of number: Int, _ seen: inout Set<Int>) -> TypeRoles {
    guard seen.insert(number).inserted else { return [] }
    var roles: TypeRoles = []
    for ref in types[number].parts {
      let part = part(ref)
      if part.attributes.has("Observable") { roles.insert(.observable) }
      for shape in part.inherited { roles.formUnion(self.roles(of: shape, ref, &seen)) }
    }
    return roles
  }

  /// What conforming to a protocol, or inheriting from a class, makes of a type.
  private func roles(
    of shape: TypeShape,
    _ ref: Ref,
    _ seen: inout Set<Int>,
    depth: Int = 0
  ) -> TypeRoles {
    if case .composition(let shapes) = shape {
      return shapes.reduce(into: []) { $0.formUnion(roles(of: $1, ref, &seen, depth: depth)) }
    }
    guard let path = shape.corePath, let name = path.last else { return [] }
    if let type = find(path, from: part(ref).parent, in: ref.file) {
      let inherited = types[type].kind == .protocol || types[type].kind == .class
      return inherited ? roles(of: type, &seen).subtracting(.observable) : []
    }
    let isOurs = path.count == 1 && topLevel[name]?.contains { types[$0].isDeclared } == true
    if isOurs { return [] }
    if path.count == 1, depth < 8, let alias = aliases[name], alias.count == 1 {
      return roles(of: alias[0].type, ref, &seen, depth: depth + 1)
    }
    return TypeRoles.conforming(to: name)
  }
}
