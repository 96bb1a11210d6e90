extension DeclarationIndex {
  /// Finds what each type is, by its attributes and by what it conforms to.
  ///
  /// What a type has of its own goes on to its heirs, and to theirs; a chain of any length, or a
  /// circle, costs each link once.
  mutating func findRoles() {
    var heirs: [Int: [Int]] = [:]
    for number in types.indices {
      for ref in types[number].parts {
        if part(ref).attributes.has("Observable") { types[number].roles.insert(.observable) }
        for parent in part(ref).inherited.flatMap({ parents(named: $0, ref) }) {
          switch parent {
          case .type(let parent): heirs[parent, default: []].append(number)
          case .named(let name): types[number].roles.formUnion(.conforming(to: name))
          case .unknown: continue
          }
        }
      }
    }
    var pending = Array(types.indices)
    while let number = pending.popLast() {
      let handedOn = types[number].roles.subtracting(.observable)
      for heir in heirs[number] ?? [] where !types[heir].roles.isSuperset(of: handedOn) {
        types[heir].roles.formUnion(handedOn)
        pending.append(heir)
      }
    }
  }

  /// What a type conforms to or inherits from.
  enum Parent {
    /// A protocol or class of the run.
    case type(Int)
    /// Something that the run does not declare, by its name.
    case named(String)
    /// Nobody can tell which.
    case unknown
  }

  /// What a written type names: every part of a composition, and what an alias stands for.
  func parents(named shape: TypeShape, _ ref: Ref, depth: Int = 0) -> [Parent] {
    if case .composition(let shapes) = shape {
      return shapes.flatMap { parents(named: $0, ref, depth: depth) }
    }
    guard let path = shape.corePath, let name = path.last else { return [.unknown] }
    if let type = find(path, from: part(ref).parent, in: ref.file) {
      let isInherited = types[type].kind == .protocol || types[type].kind == .class
      return isInherited ? [.type(type)] : [.unknown]
    }
    let isOurs = path.count == 1 && topLevel[name]?.contains { types[$0].isDeclared } == true
    if isOurs { return [.unknown] }
    if path.count == 1, depth < 8, let alias = aliases[name], alias.count == 1 {
      return parents(named: alias[0].type, ref, depth: depth + 1)
    }
    return [.named(name)]
  }
}
