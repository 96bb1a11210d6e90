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
      if let place = index.place(ofRoot: use, in: ref.file), let root = index.type(at: place) {
        return root == type
      }
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
