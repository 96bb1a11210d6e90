import SwiftSyntax

/// The places that write members of something else, or take bindings to them.
struct OutsideWrites {
  private let index: DeclarationIndex
  private var named: [String: [Ref]] = [:]

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
    }
  }

  /// The uses that write a member of a type, or that may because nobody knows what they write to.
  func uses(reaching name: String, of type: Int) -> [Ref] {
    (named[name] ?? []).filter { ref in
      let use = index.use(ref)
      let isProjected = use.name.isProjection || use.access != .call
      guard isProjected || index.changes(use, MemberPath(of: use).names) else { return false }
      return MemberReach(of: use, in: index, file: ref.file).mayPass(name, of: type)
    }
  }
}

extension String {
  /// Whether it names a wrapper's projected value.
  var isProjection: Bool { utf8.first == UInt8(ascii: "$") }

  fileprivate var withoutProjection: String { isProjection ? String(dropFirst()) : self }
}
