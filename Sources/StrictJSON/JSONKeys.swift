/// The keys of an object while it is read, which must differ.
struct JSONKeys {
  private var first: [String] = []
  private var others: Set<String> = []

  /// The number of keys up to which comparing with each is quicker than a table.
  private static let few = 16

  /// Adds a key; says no where it is there.
  mutating func insert(_ key: String) -> Bool {
    guard !first.contains(key) else { return false }
    if first.count < Self.few {
      first.append(key)
      return true
    }
    return others.insert(key).inserted
  }
}
