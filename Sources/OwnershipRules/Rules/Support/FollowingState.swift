import SwiftSyntax

/// A `@State` that a view only ever sets to what it computes from its other properties, when it
/// appears or something changes.
struct FollowingState {
  /// The properties it is computed from, by name.
  let inputs: [String]

  /// Looks at every write of a state; `nil` where one of them is something else.
  init?(_ ref: Ref, of type: Int, in index: DeclarationIndex) {
    let name = index.property(ref).name
    let held = index.typeHeld(by: ref)
    guard !Snapshot.says(name), held.map({ index.types[$0].kind != .class }) ?? true,
      index.uses(of: "$" + name, in: type).isEmpty, !index.animates(name, in: type),
      index.bodyReads(name, of: type)
    else { return nil }
    let events = ViewEvents(of: type, in: index)
    var inputs: [String] = []
    for (ref, use) in index.uses(of: name, in: type) where use.access != .read {
      if index.enclosingFunction(of: use, in: ref.file)?.kind == .initializer { continue }
      if use.access == .call, !index.changes(use, MemberPath(of: use).names) { continue }
      guard let assignment = Assignment(to: use), use.chain.id == use.node.id,
        !Snapshot.isChoice(assignment.value, name), events.run(use, in: ref.file),
        !index.isAwaited(use, in: ref.file)
      else { return nil }
      let origins = ValueOrigins(of: assignment, to: use, in: ref.file, of: type, index)
      guard !origins.isForeign, !origins.properties.isEmpty, !origins.properties.contains(name)
      else { return nil }
      for input in origins.properties where !inputs.contains(input) { inputs.append(input) }
    }
    guard !inputs.isEmpty else { return nil }
    self.inputs = inputs
  }
}

extension DeclarationIndex {
  /// Whether code that runs with the body reads a property.
  fileprivate func bodyReads(_ name: String, of type: Int) -> Bool {
    (bodies[type]?.uses ?? []).contains { ref in
      let use = use(ref)
      if case .local = use.root { return false }
      return use.name == name && use.access != .write
        && self.type(ofRegion: use.region, in: ref.file) == type
    }
  }

  /// Whether an animation follows a property, or every change of the view.
  fileprivate func animates(_ name: String, in type: Int) -> Bool {
    ["animation", "phaseAnimator", "keyframeAnimator", "transaction"].contains { modifier in
      calls(named: modifier).contains { ref in
        let call = call(ref)
        guard self.type(ofRegion: call.region, in: ref.file) == type else { return false }
        let followed = call.node.arguments.first { ["value", "trigger"].contains($0.label?.text) }
        guard let followed else { return true }
        return files[ref.file].uses(in: followed.fullRange).contains { $0.name == name }
      }
    }
  }

  /// Whether something is awaited in the same function or event before a use.
  fileprivate func isAwaited(_ use: Use, in file: Int) -> Bool {
    var number: Int? = use.region
    while let region = number {
      let range: Range<Int>
      switch files[file].regions[region].kind {
      case .closure(let node): range = node.position.utf8Offset..<use.start
      case .function(let function):
        let start = files[file].functions[function].node.position.utf8Offset
        range = start..<max(start, use.start)
      default: return false
      }
      if !files[file].waits(in: range).isEmpty { return true }
      if case .function = files[file].regions[region].kind { return false }
      number = files[file].regions[region].parent
    }
    return false
  }
}
