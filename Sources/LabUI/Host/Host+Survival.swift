extension Host {
  /// What became of the storage of a property since the counts were last reset.
  package enum Survival: Equatable {
    /// It is what it was.
    case survived
    /// It went, and another took its place.
    case reset
    /// It came into being since then.
    case new
    /// It went with its view.
    case gone
    /// There never was one; the properties that store something now.
    case unknown([String])
  }

  /// What became of the storage of a property, of all views of a type together.
  ///
  /// A row that came or went resets nothing: for that one storage has to go and another to come.
  ///
  /// - Parameter property: The name, with its view's: `TitleEditor.title`.
  /// - Returns: What became of it since the mount, or since the counts were last reset.
  package func survival(of property: String) -> Survival {
    let before = marks[property] ?? []
    let storages = Self.storages(below: root)
    let now = storages[property] ?? []
    let old = Set(before.compactMap { $0.storage.map { ObjectIdentifier($0) } })
    let kept = now.count { old.contains(ObjectIdentifier($0)) }
    if before.isEmpty { return now.isEmpty ? .unknown(storages.keys.sorted()) : .new }
    if now.isEmpty { return .gone }
    return kept < before.count && kept < now.count ? .reset : .survived
  }

  /// Sets the counts to zero, and takes what is stored now for what has to survive.
  package func resetCounts() {
    log.resetCounts()
    mark()
  }

  /// Takes what is stored now for what has to survive.
  func mark() {
    marks = Self.storages(below: root).mapValues { $0.map(Mark.init) }
  }

  /// A storage that was there, and is kept by nothing but the tree.
  ///
  /// As long as the mark is there, no other storage can come to lie at its address.
  struct Mark {
    private(set) weak var storage: AnyObject?

    init(_ storage: AnyObject) { self.storage = storage }
  }

  /// All lasting storages in the tree by the names of their properties.
  static func storages(below root: _ViewNode) -> [String: [AnyObject]] {
    var storages: [String: [AnyObject]] = [:]
    var nodes = [root]
    while let node = nodes.popLast() {
      for (name, slot) in zip(node.slotNames, node.slots) where slot is any LastingStorage {
        storages[name, default: []].append(slot)
      }
      nodes += node.children
    }
    return storages
  }
}
