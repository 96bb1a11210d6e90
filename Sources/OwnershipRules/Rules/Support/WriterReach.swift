/// Which code of a model passes, sooner or later, one of the writers of a value.
struct WriterReach {
  private let index: DeclarationIndex
  private let type: Int
  private let writers: Set<Ref>

  init(_ writers: Set<Ref>, of type: Int, in index: DeclarationIndex) {
    self.writers = writers
    self.type = type
    self.index = index
  }

  /// Whether every change of a property after `init` passes a writer: its own observer does, or
  /// nobody outside can change it and all code that does goes on to one.
  func covers(_ name: String) -> Bool {
    if index.isAssignedByPublisher(name, in: type) { return false }
    return (index.types[type].propertyNamed[name] ?? []).allSatisfy { ref in
      let property = index.property(ref)
      let observers = property.otherRegions.map { Ref(ref.file, $0) }
      if observers.contains(where: passes) || property.isLet { return true }
      let isClosed =
        property.setterAccess.isFileOnly || index.isFileOnly(property.part, in: ref.file)
      return isClosed && index.uses(of: name, in: type).allSatisfy(isHarmless)
    }
  }

  private func isHarmless(_ ref: Ref, _ use: Use) -> Bool {
    guard use.access != .read, index.changes(use, MemberPath(of: use).names) else { return true }
    if index.enclosingFunction(of: use, in: ref.file)?.kind == .initializer { return true }
    return passes(index.writer(around: use.region, in: ref.file))
  }

  /// Whether code is a writer, calls one of the type's methods that is, or sets a property whose
  /// observer is.
  private func passes(_ start: Ref) -> Bool {
    var seen: Set<Ref> = []
    var pending = [start]
    while let ref = pending.popLast() {
      guard seen.insert(ref).inserted else { continue }
      if writers.contains(ref) { return true }
      let region = index.region(ref)
      pending += region.children.map { Ref(ref.file, $0) }
      for number in region.uses { pending += entered(by: index.files[ref.file].uses[number]) }
    }
    return false
  }

  private func entered(by use: Use) -> [Ref] {
    if case .local = use.root { return [] }
    let functions = index.types[type].functionNamed[use.name] ?? []
    let called = functions.compactMap { ref in
      index.function(ref).region.map { Ref(ref.file, $0) }
    }
    guard use.access != .read else { return called }
    let set = (index.types[type].propertyNamed[use.name] ?? []).flatMap { ref in
      index.property(ref).otherRegions.map { Ref(ref.file, $0) }
    }
    return called + set
  }
}

extension DeclarationIndex {
  /// Whether a publisher assigns to a property, as `assign(to: &$text)` does.
  func isAssignedByPublisher(_ name: String, in type: Int) -> Bool {
    uses(of: "$" + name, in: type).contains { $0.use.access == .update }
  }

  /// The code of the function or accessor around some code, closures looked through.
  func writer(around region: Int, in file: Int) -> Ref {
    var number = region
    while case .closure = files[file].regions[number].kind,
      let parent = files[file].regions[number].parent
    {
      number = parent
    }
    return Ref(file, number)
  }
}
