/// What the computed properties of a model read of the model itself.
///
/// What each one names is looked up once, for they may read one another in long chains.
struct ComputedReads {
  private let index: DeclarationIndex
  private let type: Int
  private let tracked: Set<String>
  private var named: [String: [String]] = [:]

  /// Looks at the computed properties of one model.
  init(of type: Int, in index: DeclarationIndex) {
    self.index = index
    self.type = type
    tracked = Set(index.inheritedObserved(by: type).map { index.property($0).name })
  }

  /// The tracked properties that a computed one reads, through others too, in the code's order.
  mutating func trackedNames(from name: String) -> [String] {
    var names: [String] = []
    var seen: Set<String> = [name]
    var pending = namesRead(by: name).reversed() as [String]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      if tracked.contains(next) {
        names.append(next)
      } else {
        pending += namesRead(by: next).reversed()
      }
    }
    return names
  }

  private mutating func namesRead(by name: String) -> [String] {
    if let known = named[name] { return known }
    let names = getters(of: name).flatMap { getter in
      BodyReach(calledFrom: getter, of: type, in: index).uses.compactMap { ref -> String? in
        let use = index.use(ref)
        if case .local = use.root { return nil }
        guard use.access != .write, index.type(ofRegion: use.region, in: ref.file) == type else {
          return nil
        }
        return use.name
      }
    }
    named[name] = names
    return names
  }

  private func getters(of name: String) -> [Ref] {
    (index.types[type].propertyNamed[name] ?? []).compactMap { ref in
      index.property(ref).getterRegion.map { Ref(ref.file, $0) }
    }
  }
}
