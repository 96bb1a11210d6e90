extension Array {
  /// Appends the elements of another array, which is left empty, without copying one.
  ///
  /// Copying an item counts up dozens of references.
  mutating func append(moving others: inout [Element]) {
    reserveCapacity(count + others.count)
    others.reverse()
    while let element = others.popLast() { append(consume element) }
  }
}
