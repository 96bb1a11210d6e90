/// A member of a type of the run, by the type's number and the member's name.
struct Member: Hashable, Sendable {
  let type: Int
  let name: String
}
