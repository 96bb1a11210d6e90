import SwiftSyntax

/// Which bindings of the run are written through, however far down they are handed.
struct BindingWrites {
  /// A binding of a view.
  struct Key: Hashable {
    let type: Int
    let name: String
  }

  private let index: DeclarationIndex
  private let memberWrites: MemberWrites
  private var written: Set<Key> = []
  /// From a child's binding to those that are handed to it.
  private var givers: [Key: [Key]] = [:]

  /// Follows every binding of the run's views.
  init(in index: DeclarationIndex) {
    self.index = index
    memberWrites = MemberWrites(in: index)
    var direct: [Key] = []
    for (type, facts) in index.types(with: .viewLike) {
      for ref in facts.properties where index.property(ref).isBinding {
        let key = Key(type: type, name: index.property(ref).name)
        if isWrittenDirectly(key, index.property(ref)) { direct.append(key) }
      }
    }
    while let key = direct.popLast() {
      guard written.insert(key).inserted else { continue }
      direct += givers[key] ?? []
    }
  }

  /// Whether something writes through a binding, or may.
  func isWritten(_ key: Key) -> Bool { written.contains(key) }

  private mutating func isWrittenDirectly(_ key: Key, _ property: Property) -> Bool {
    if index.types[key.type].hasLostExtension || memberWrites.reach(key.name, of: key.type) {
      return true
    }
    let plain = index.uses(of: key.name, in: key.type).contains { ref, use in
      index.writesValue(use, typed: property.type, from: property.part, in: ref.file)
    }
    if plain { return true }
    for (ref, use) in index.uses(of: "_" + key.name, in: key.type) {
      if mayWrite(wrapper: use, key, in: ref.file) { return true }
    }
    for (ref, use) in index.uses(of: "$" + key.name, in: key.type) {
      if mayWrite(projection: use, key, in: ref.file) { return true }
    }
    return false
  }

  /// `_x = value` in an initialiser gives it, reading through it does not write.
  private mutating func mayWrite(wrapper use: Use, _ key: Key, in file: Int) -> Bool {
    let names = MemberPath(of: use).names
    guard let first = names.first else { return Assignment(to: use) == nil }
    switch first {
    case "wrappedValue": return index.changes(use, Array(names.dropFirst()))
    case "projectedValue": return true
    default: return use.access != .read
    }
  }

  private mutating func mayWrite(projection use: Use, _ key: Key, in file: Int) -> Bool {
    let path = MemberPath(of: use)
    if path.names.first == "wrappedValue" {
      return index.changes(use, Array(path.names.dropFirst()))
    }
    guard case .read = use.access, let argument = path.end.as(ExprSyntax.self),
      case .argument(let call, let label) = ArgumentPlace(of: argument)
    else { return true }
    let part = index.files[file].regions[use.region].part
    let receivers = BindingReceiver.all(of: argument, in: call, label, from: part, file, index)
    for receiver in receivers {
      switch receiver {
      case .unknown: return true
      case .ignored: continue
      case .binding(let child): givers[child, default: []].append(key)
      }
    }
    return false
  }
}

extension Property {
  /// Whether it is a `@Binding`.
  var isBinding: Bool { isStored && !isStatic && attributes.has("Binding") }
}
