import SwiftSyntax

/// The classes that inherit from others of the run, and what they and code like it name of them.
struct Heirs {
  private let index: DeclarationIndex
  /// All heirs of a class, however far down.
  private var below: [Int: Set<Int>] = [:]
  /// Which types' code names something without saying whose it is, by the name.
  private var users: [String: Set<User>] = [:]

  private struct User: Hashable {
    let type: Int
    let isLocal: Bool
    let isWrite: Bool
  }

  init(in index: DeclarationIndex) {
    self.index = index
    for heir in index.types.indices where index.types[heir].kind == .class {
      for type in index.kin(of: heir).types where type != heir && index.types[type].kind == .class {
        below[type, default: []].insert(heir)
      }
    }
    for (file, facts) in index.files.enumerated() {
      for use in facts.uses {
        guard let type = index.type(ofRegion: use.region, in: file) else { continue }
        let isLocal = if case .local = use.root { true } else { false }
        let user = User(type: type, isLocal: isLocal, isWrite: use.access != .read)
        users[use.name, default: []].insert(user)
      }
    }
  }

  /// The classes of the run that inherit from a type.
  func heirs(of type: Int) -> Set<Int> { below[type] ?? [] }

  /// Whether code that is not the type's own, but may stand where it is `self`, names a member, which a
  /// private setter may break: that of its heirs, and of extensions that may be of a protocol that
  /// it conforms to.
  func name(_ name: String, of type: Int) -> Bool {
    let heirs = heirs(of: type)
    return (users[name] ?? []).contains { user in
      guard user.type != type else { return false }
      if heirs.contains(user.type) { return true }
      let facts = index.types[user.type]
      return !user.isLocal && user.isWrite && facts.propertyNamed[name] == nil
        && (facts.kind == .protocol || facts.kind == .extension)
    }
  }

  /// Whether the setter of a member is promised to protocols of the run, or taken over by an heir.
  func oweSetter(_ name: String, of type: Int) -> Bool {
    if index.wantsSetter(name, of: type) { return true }
    return heirs(of: type).contains { heir in
      index.wantsSetter(name, of: heir) || index.types[heir].propertyNamed[name] != nil
    }
  }

  /// Whether a type, or an heir, comes from something of which nobody knows what it wants settable.
  func mayOweMore(_ type: Int) -> Bool {
    heirs(of: type).union([type]).contains { index.kin(of: $0).hasUnknown }
  }
}
