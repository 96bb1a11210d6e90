/// A fact of the run: the number of its file, and its number there.
struct Ref: Hashable, Sendable {
  let file: Int
  let number: Int

  init(_ file: Int, _ number: Int) {
    self.file = file
    self.number = number
  }
}
