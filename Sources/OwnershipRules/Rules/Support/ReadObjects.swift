/// What views read of objects whose changes observation does not see.
struct ReadObjects {
  /// A property that a view reads.
  typealias Read = (name: String, view: Int)

  private let index: DeclarationIndex
  private var readers: [Member: [BodyReads.Reader]]

  /// Follows what the bodies read, computed properties seen through.
  init(in index: DeclarationIndex) {
    self.index = index
    readers = index.bodyReads.readers
    var pending = readers.keys.sorted().reversed() as [Member]
    while let member = pending.popLast() {
      let found = readers[member] ?? []
      for inner in index.membersComputed(from: member) {
        let known = Set((readers[inner] ?? []).map(\.view))
        let new = found.filter { !known.contains($0.view) }
        guard !new.isEmpty else { continue }
        readers[inner, default: []] += new
        pending.append(inner)
      }
    }
  }

  /// The types of which a body reads a member.
  var types: Set<Int> { Set(readers.keys.map(\.type)) }

  /// The first changeable property of a class that a view reads without being told of changes.
  func first(of number: Int) -> Read? {
    var type: Int? = number
    var properties: [(Member, Ref)] = []
    while let current = type, properties.count < 10_000 {
      guard !index.mayBeObservable(current) else { return nil }
      properties += index.types[current].properties.map {
        (Member(type: number, name: index.property($0).name), $0)
      }
      type = index.superclass(of: current)
    }
    for (member, ref) in properties where canChange(ref, member) {
      let view = readers[member]?.first { isUntold($0, of: number) }?.view
      if let view { return (member.name, view) }
    }
    return nil
  }

  /// The views whose bodies read a member, in the order of their declaration; handing on a binding
  /// to it is no read.
  func views(of member: Member) -> [Int] {
    (readers[member] ?? []).filter { !$0.use.name.isProjection }.map(\.view)
      .filter { index.types[$0].roles.contains(.view) }.sorted()
  }

  private func canChange(_ ref: Ref, _ member: Member) -> Bool {
    let property = index.property(ref)
    guard property.isStored || property.attributes.has("NSManaged"), !property.isStatic,
      !property.isLet
    else { return false }
    return property.isSettableOutside && !property.isLazy || index.isWrittenAfterInit(member)
  }

  /// Whether a reader is a view that does not itself hold the object in a wrapper that observes.
  private func isUntold(_ reader: BodyReads.Reader, of type: Int) -> Bool {
    guard index.types[reader.view].roles.contains(.view) else { return false }
    guard index.types[type].isLegacy else { return true }
    if case .local = reader.use.root { return true }
    return !(index.types[reader.view].propertyNamed[reader.use.plainName] ?? []).contains { ref in
      let wrapper = index.property(ref).attributes.first(
        named: "ObservedObject",
        "StateObject",
        "EnvironmentObject"
      )
      return wrapper != nil && index.find(index.shape(ofProperty: ref)) == type
    }
  }
}

extension DeclarationIndex {
  /// The members that a computed property of the run names, of its own type and of others.
  func membersComputed(from member: Member) -> [Member] {
    (types[member.type].propertyNamed[member.name] ?? []).flatMap { ref -> [Member] in
      guard let getter = property(ref).getterRegion, !property(ref).isStored else { return [] }
      return members(in: BodyReach(calledFrom: Ref(ref.file, getter), of: member.type, in: self))
    }
  }

  private func members(in reach: BodyReach) -> [Member] {
    let named = reach.uses.flatMap { membersReached(from: use($0), in: $0.file) }
    let statics = reach.regions.flatMap { ref in
      region(ref).statics.flatMap { number in
        membersReached(fromStatic: files[ref.file].statics[number], in: ref.file)
      }
    }
    return (named + statics).filter { !$0.isCalled }.map(\.member)
  }

  /// Whether a class may be observed by other means: a macro that nobody here knows, a conformance
  /// written by hand.
  fileprivate func mayBeObservable(_ number: Int) -> Bool {
    if types[number].roles.contains(.observable) { return true }
    return types[number].parts.contains { ref in
      let part = part(ref)
      return part.attributes.contains { isMacro($0, from: part.parent, in: ref.file) }
        || part.inherited.contains { $0.coreName == "Observable" }
    }
  }

  private func isMacro(_ attribute: AttributeFact, from part: Int?, in file: Int) -> Bool {
    attribute.name.isCapitalised && !attribute.name.hasSuffix("Actor")
      && find(attribute.path, from: part, in: file) == nil
  }
}
