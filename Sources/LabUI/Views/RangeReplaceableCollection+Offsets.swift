extension RangeReplaceableCollection {
  /// Removes the elements at some places, as a list tells it.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var rest = Self()
    for (place, element) in enumerated() where !offsets.contains(place) { rest.append(element) }
    self = rest
  }
}
