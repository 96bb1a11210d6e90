extension DeclarationIndex {
  /// The declared type that a property holds, as far as the source tells it.
  func typeHeld(by ref: Ref) -> Int? { find(shape(ofProperty: ref)) }

  /// The enum itself, where a name after it is no member that the run declares, so one of its cases.
  func shape(ofCase name: String, _ path: [String], of type: Int, from part: Int?, in file: Int)
    -> PlacedShape?
  {
    let facts = types[type]
    guard facts.kind == .enum, facts.propertyNamed[name] == nil, facts.functionNamed[name] == nil,
      facts.nested[name] == nil, !["self", "allCases"].contains(name)
    else { return nil }
    return PlacedShape(shape: .named(path, arguments: []), part: part, file: file)
  }

  /// Whether what a use does at its end may happen to a member of a type: it reaches the member, or
  /// a member of the name in a place where nobody knows the types any more.
  func mayReach(_ name: String, of type: Int, from use: Use, in file: Int) -> Bool {
    let reached = membersReached(from: use, in: file).map(\.member)
    if reached.contains(Member(type: type, name: name)) { return true }
    if reached.contains(where: { $0.name == name && mayLeadOn($0) }) { return true }
    let names = MemberPath(of: use).names.map(\.withoutProjection)
    guard let place = names.firstIndex(of: name) else { return false }
    if place == 0 { return shape(ofUse: use, in: file) == nil }
    let before = reached.last { $0.name == names[place - 1] }
    return before == nil || !reached.contains { $0.name == name }
  }

  /// Whether a member is none that its type declares, and may be another's by `@dynamicMemberLookup`.
  private func mayLeadOn(_ member: Member) -> Bool {
    guard properties(named: member.name, of: member.type).isEmpty else { return false }
    return kin(of: member.type).types.union([member.type]).contains { type in
      types[type].parts.contains { part($0).attributes.has("dynamicMemberLookup") }
    }
  }
}

extension PlacedShape {
  /// What a binding is to, or a bindable model.
  var bound: PlacedShape? {
    guard case .named(let path, let arguments) = unwrapped.shape,
      ["Binding", "Bindable", "State"].contains(path.last), let value = arguments.first
    else { return nil }
    return with(value)
  }
}

extension String {
  /// Whether it names a wrapper's projected value; `$0` names a closure's argument.
  var isProjection: Bool {
    guard utf8.first == UInt8(ascii: "$"), let second = utf8.dropFirst().first else { return false }
    return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
  }

  /// The name without the `$` of a projected value.
  var withoutProjection: String { isProjection ? String(dropFirst()) : self }
}
