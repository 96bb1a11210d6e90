/// The writes to members of something else: `parent.text = ""`.
struct MemberWrites {
  private let index: DeclarationIndex
  private var named: [String: [Ref]] = [:]

  init(in index: DeclarationIndex) {
    self.index = index
    for (file, facts) in index.files.enumerated() {
      for (number, use) in facts.uses.enumerated() where use.access != .read {
        for name in Set(MemberPath(of: use).names) {
          named[name, default: []].append(Ref(file, number))
        }
      }
    }
  }

  /// Whether one of them may write a member of a type: what is written through is of the type, or
  /// of a type that nobody knows in code that stands inside it.
  func reach(_ name: String, of type: Int) -> Bool {
    (named[name] ?? []).contains { ref in
      let use = index.use(ref)
      if let root = index.type(ofRoot: use, in: ref.file) { return root == type }
      return use.root != .onSelf && stands(ref, inside: type)
    }
  }

  private func stands(_ ref: Ref, inside type: Int) -> Bool {
    var around = index.type(ofRegion: index.use(ref).region, in: ref.file)
    guard around != type else { return false }
    while let number = around {
      if number == type { return true }
      around = index.types[number].parent
    }
    return false
  }
}

extension DeclarationIndex {
  /// The declared type of what a use names, where the source tells it.
  func type(ofRoot use: Use, in file: Int) -> Int? {
    let part = files[file].regions[use.region].part
    if case .local(let number) = use.root {
      let local = files[file].locals[number]
      if let shape = local.type { return find(shape, from: part, in: file) }
      return local.initialValue.flatMap { constructed(by: $0, from: part, in: file) }
    }
    guard let type = type(ofPart: part, in: file),
      let ref = types[type].propertyNamed[use.name]?.first
    else { return nil }
    return self.type(of: property(ref), in: ref.file)
  }
}
