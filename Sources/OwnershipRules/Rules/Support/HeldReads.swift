import SwiftSyntax

/// The members that a view's body reads of what one of its properties holds.
struct HeldReads {
  /// The first name after the property's in each place, methods excluded.
  private(set) var members: [String] = []

  init(of name: String, in type: Int, _ index: DeclarationIndex) {
    let uses = index.bodies[type]?.uses ?? []
    var locals: Set<Ref> = []
    for ref in uses where Self.names(index.use(ref), name) {
      let use = index.use(ref)
      guard index.type(ofRegion: use.region, in: ref.file) == type else { continue }
      add(use)
      if let local = Self.local(boundTo: use, in: ref.file, index) { locals.insert(local) }
    }
    guard !locals.isEmpty else { return }
    for ref in uses {
      guard case .local(let number) = index.use(ref).root, locals.contains(Ref(ref.file, number))
      else { continue }
      add(index.use(ref))
    }
  }

  private static func names(_ use: Use, _ name: String) -> Bool {
    if case .local = use.root { return false }
    return use.name == name || use.name == "$" + name
  }

  private mutating func add(_ use: Use) {
    let names = MemberPath(of: use).names
    guard let first = names.first else { return }
    let isMethod = names.count == 1 && use.access == .call
    if first == "wrappedValue", names.count > 1 {
      members.append(names[1])
    } else if !isMethod, use.access != .write {
      members.append(first)
    }
  }

  /// The local that takes the whole value: of `if let x`, `if let y = x` and `let y = x`.
  private static func local(boundTo use: Use, in file: Int, _ index: DeclarationIndex) -> Ref? {
    let isShort = use.node.is(IdentifierPatternSyntax.self)
    guard isShort || use.chain.parent?.is(InitializerClauseSyntax.self) == true,
      use.chain.id == use.node.id
    else { return nil }
    let number = index.files[file].locals.firstIndex { $0.source?.contains(use.start) == true }
    return number.map { Ref(file, $0) }
  }
}
