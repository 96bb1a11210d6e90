/// The members of the run's types that a use passes on its way: `user` of the model and `name` of
/// the user in `model.user.name`.
struct MemberReach {
  /// The members whose type is known, in their order.
  private(set) var members: [(type: Int, name: String)] = []
  /// The names from the point on where nobody knows the type any more.
  private(set) var unknown: [String] = []

  init(of use: Use, in index: DeclarationIndex, file: Int) {
    var place = index.shape(ofRoot: use, in: file)
    for step in MemberPath(of: use).steps {
      if case .member(let name) = step {
        if let type = index.find(place) {
          members.append((type, name))
        } else {
          unknown.append(name)
        }
      }
      place = place.flatMap { index.shape(after: step, from: $0) }
    }
  }

  /// Whether it passes a member of a type, or may.
  func mayPass(_ name: String, of type: Int) -> Bool {
    members.contains { $0.type == type && $0.name == name } || unknown.contains(name)
  }
}
