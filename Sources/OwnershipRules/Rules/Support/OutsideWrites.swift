import SwiftSyntax

/// The places that write members of something else, or take bindings to them.
struct OutsideWrites {
  /// One such place.
  struct Place {
    let file: Int
    let region: Int
  }

  private let index: DeclarationIndex
  private var named: [String: [Ref]] = [:]
  private var ofStatics: [Member: [Place]] = [:]

  init(in index: DeclarationIndex) {
    self.index = index
    for (file, facts) in index.files.enumerated() {
      for (number, use) in facts.uses.enumerated() where use.node.id != use.chain.id {
        let names = MemberPath(of: use).names
        let isBinding = use.name.isProjection || names.contains(where: \.isProjection)
        guard use.access != .read || isBinding else { continue }
        for name in Set(names.map(\.withoutProjection)) {
          named[name, default: []].append(Ref(file, number))
        }
      }
      for use in facts.statics where use.access == .write || use.access == .update {
        for reach in index.membersReached(fromStatic: use, in: file) {
          let place = Place(file: file, region: use.region)
          ofStatics[reach.member, default: []].append(place)
        }
      }
    }
  }

  /// The places that write a member of a type, or that may because nobody knows what they write to.
  func places(reaching name: String, of type: Int) -> [Place] {
    let found = (named[name] ?? []).compactMap { ref -> Place? in
      let use = index.use(ref)
      let isCall = use.access == .call && !use.name.isProjection
      guard !isCall || index.changes(use, MemberPath(of: use).names),
        index.mayReach(name, of: type, from: use, in: ref.file)
      else { return nil }
      return Place(file: ref.file, region: use.region)
    }
    return found + (ofStatics[Member(type: type, name: name)] ?? [])
  }
}
