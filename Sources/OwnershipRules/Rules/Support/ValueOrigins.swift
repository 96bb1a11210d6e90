import SwiftSyntax

/// What values in the code of a type are computed from: its own stored properties, or something
/// else as well.
///
/// Computed properties, methods and locals are seen through. Wherever it cannot be told, something
/// else goes in.
struct ValueOrigins {
  let index: DeclarationIndex
  let type: Int
  /// The stored properties, by name, in the order they were met.
  private(set) var properties: [String] = []
  /// Whether something else goes in: a parameter, an awaited result, another object, the clock.
  var isForeign = false
  private var seenLocals: Set<Ref> = []
  private var seenRegions: Set<Ref> = []

  /// What an expression, by its bytes, is computed from.
  init(of range: Range<Int>, in file: Int, of type: Int, _ index: DeclarationIndex) {
    self.index = index
    self.type = type
    add(range, in: file)
  }

  /// What the right side of an assignment to a property is computed from; an object made there is
  /// no copy.
  init(
    of assignment: Assignment,
    to use: Use,
    in file: Int,
    of type: Int,
    _ index: DeclarationIndex
  ) {
    self.init(of: assignment.valueRange, in: file, of: type, index)
    let part = index.files[file].regions[use.region].part
    let shape = index.types[type].propertyNamed[use.name]?.first.map(index.property)?.type
    let makes = index.makesOwnObject(assignment.value, expecting: shape, from: part, in: file)
    if assignment.isWhole, makes || assignment.value.is(ClosureExprSyntax.self) { isForeign = true }
  }

  mutating func insert(_ property: String) {
    if !properties.contains(property) { properties.append(property) }
  }

  mutating func add(_ range: Range<Int>, in file: Int) {
    let facts = index.files[file]
    for use in facts.uses(in: range) { add(use, in: file, within: range) }
    for use in facts.statics where range.contains(use.start) { addStatic(use, in: file) }
    if !facts.waits(in: range).isEmpty || index.isFresh(range, in: file) {
      isForeign = true
    }
  }

  private mutating func add(_ use: Use, in file: Int, within range: Range<Int>) {
    if case .local(let number) = use.root {
      addLocal(Ref(file, number), within: range)
    } else if use.name.isAnonymousParameter {
      addAnonymousParameter(use, in: file, within: range)
    } else {
      addMember(use, in: file)
    }
  }

  /// Whether a local is met for the first time.
  mutating func meets(_ local: Ref) -> Bool { seenLocals.insert(local).inserted }

  mutating func addMember(_ use: Use, in file: Int) {
    guard index.type(ofRegion: use.region, in: file) == type, use.access != .update else {
      isForeign = true
      return
    }
    if let ref = index.types[type].propertyNamed[use.name]?.first {
      addProperty(ref, use, in: file)
    } else if let functions = index.types[type].functionNamed[use.name] {
      for ref in functions { followFunction(ref) }
    } else if !use.isCalled {
      let global = index.globals[use.name].map(index.property)
      if global?.isLet != true { isForeign = true }
    }
  }

  private mutating func addProperty(_ ref: Ref, _ use: Use, in file: Int) {
    let property = index.property(ref)
    if property.isStatic {
      if !property.isLet { isForeign = true }
    } else if property.isStored {
      if index.doesWork(use, heldBy: ref) { isForeign = true } else { insert(property.name) }
    } else if let getter = property.getterRegion {
      follow(Ref(ref.file, getter))
    } else {
      isForeign = true
    }
  }

  private mutating func followFunction(_ ref: Ref) {
    let function = index.function(ref)
    guard let region = function.region,
      function.node.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers?.asyncSpecifier == nil
    else {
      isForeign = true
      return
    }
    follow(Ref(ref.file, region))
  }

  /// Takes in what some code of the type reads; one that changes the type as well gives no value
  /// that could be computed instead.
  private mutating func follow(_ ref: Ref) {
    guard seenRegions.insert(ref).inserted else { return }
    let region = index.region(ref)
    for number in region.uses {
      let use = index.use(Ref(ref.file, number))
      if case .local = use.root { continue }
      if use.name.isAnonymousParameter { continue }
      if use.access == .write { isForeign = true }
      addMember(use, in: ref.file)
    }
    for number in region.statics { addStatic(index.files[ref.file].statics[number], in: ref.file) }
    for number in region.calls where index.call(Ref(ref.file, number)).isFresh { isForeign = true }
    for child in region.children { follow(Ref(ref.file, child)) }
  }

  /// A static may be a constant or a function; what is shared, or the present moment, is neither.
  private mutating func addStatic(_ use: Use, in file: Int) {
    let names = MemberPath(of: use).names
    if names.contains(where: Self.shared.contains) { isForeign = true }
    for reach in index.membersReached(fromStatic: use, in: file) {
      let named = index.types[reach.member.type].propertyNamed[reach.member.name] ?? []
      if named.contains(where: { index.property($0).isStatic && !index.property($0).isLet }) {
        isForeign = true
      }
    }
  }

  private static let shared: Set<String> = [
    "shared", "standard", "default", "current", "main", "now", "live", "autoupdatingCurrent",
    "random", "processInfo",
  ]
}

extension Call {
  /// Whether its result is another one each time.
  fileprivate var isFresh: Bool {
    ["random", "randomElement", "shuffled"].contains(name)
      || ["UUID", "Date"].contains(name) && node.arguments.isEmpty
  }
}

extension DeclarationIndex {
  /// Whether a call in some bytes gives another result each time.
  fileprivate func isFresh(_ range: Range<Int>, in file: Int) -> Bool {
    ["random", "randomElement", "shuffled", "UUID", "Date"].contains { name in
      calls(named: name).contains { ref in
        ref.file == file && range.contains(call(ref).nameStart) && call(ref).isFresh
      }
    }
  }
}
