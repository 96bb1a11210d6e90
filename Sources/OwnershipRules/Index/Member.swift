/// A member of a type of the run, by the type's number and the member's name.
struct Member: Hashable, Comparable, Sendable {
  let type: Int
  let name: String

  static func < (left: Member, right: Member) -> Bool {
    (left.type, left.name) < (right.type, right.name)
  }
}
