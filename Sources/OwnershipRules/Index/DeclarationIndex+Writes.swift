import SwiftSyntax

extension DeclarationIndex {
  /// Whether a use surely changes the value that a stored property keeps, rather than an object
  /// that it refers to.
  func surelyWrites(_ use: Use, in file: Int) -> Bool {
    guard use.access != .read else { return false }
    let reached = membersReached(from: use, in: file)
    if reached.dropFirst().contains(where: { isObject($0.member.type) }) { return false }
    guard case .call = use.access else { return true }
    guard let method = MemberPath(of: use).names.last else { return false }
    if let type = reached.last(where: \.isCalled)?.member.type {
      return functions(named: method, of: type).contains { function($0).isMutating }
    }
    return Self.mutatingMethods.contains(method) && isStandardValue(use, in: file)
  }

  /// Whether a member is changed somewhere after its owner's initialiser has run.
  func isWrittenAfterInit(_ member: Member) -> Bool {
    let own = uses(of: member.name, in: member.type).contains { ref, use in
      guard surelyWrites(use, in: ref.file) else { return false }
      if case .initializer = enclosingFunction(of: use, in: ref.file)?.kind { return false }
      return true
    }
    return own || isWrittenNearby(member)
  }

  /// Whether another type of the same file, which may use a `fileprivate` setter, changes it.
  private func isWrittenNearby(_ member: Member) -> Bool {
    let refs = types[member.type].propertyNamed[member.name] ?? []
    return refs.contains { ref in
      property(ref).setterAccess == .fileprivate
        && files[ref.file].uses.contains { use in
          use.access != .read
            && membersReached(from: use, in: ref.file).contains { $0.isLast && $0.member == member }
        }
    }
  }

  private func isObject(_ type: Int) -> Bool {
    types[type].kind != .struct && types[type].kind != .enum
  }

  /// Whether what a use names is a collection, a text, a number or a truth value, as far as is
  /// known; a type of another module may be a class.
  private func isStandardValue(_ use: Use, in file: Int) -> Bool {
    guard let placed = shape(ofUse: use, in: file)?.unwrapped else { return true }
    switch placed.shape {
    case .array, .dictionary: return true
    case .named(let path, _):
      if let type = find(placed) { return !isObject(type) }
      return path.last.map(Self.standardValues.contains) ?? false
    default: return false
    }
  }

  private static let standardValues: Set<String> = [
    "Set", "String", "Bool", "Int", "Double", "Float", "CGFloat", "Data", "IndexSet", "Decimal",
    "NavigationPath", "ContiguousArray", "Deque", "OrderedSet", "OrderedDictionary",
    "AttributedString", "CGPoint", "CGSize", "CGRect", "URLComponents", "DateComponents",
  ]
}
