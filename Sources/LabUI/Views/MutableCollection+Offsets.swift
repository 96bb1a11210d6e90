extension MutableCollection {
  /// Moves the elements at some places before another place, as a list tells it.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.filter { elements.indices.contains($0) }
    let before = elements.indices.filter { $0 < destination && !source.contains($0) }
    let after = elements.indices.filter { $0 >= destination && !source.contains($0) }
    for (place, from) in zip(indices, before + moved + after) { self[place] = elements[from] }
  }
}
