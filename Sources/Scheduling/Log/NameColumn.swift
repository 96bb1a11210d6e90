/// Names that are said often, each kept once and known by its number.
struct NameColumn<Name: Hashable & Sendable>: Sendable {
  private(set) var names: [Name] = []
  private var numbers: [Name: Int32] = [:]
  private var last: Int32 = -1

  /// The number of a name, given to it when it is first said.
  mutating func index(of name: Name) -> Int32 {
    // The same name often follows itself.
    if last >= 0, names[Int(last)] == name { return last }
    if let known = numbers[name] {
      last = known
      return known
    }
    last = Int32(names.count)
    names.append(name)
    numbers[name] = last
    return last
  }

  /// The number of a name that was said; `nil` for any other.
  func known(_ name: Name) -> Int32? { numbers[name] }

  /// The name that has a number.
  subscript(number: Int32) -> Name { names[Int(number)] }
}
