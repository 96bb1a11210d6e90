extension DeclarationIndex {
  /// The classes of the run that a value of a type holds: itself, inside optionals and
  /// collections, and in the stored fields of structs.
  func classesHeld(by placed: PlacedShape) -> [Int] {
    var seen: Set<Int> = []
    return classesHeld(by: placed, &seen)
  }

  private func classesHeld(by placed: PlacedShape, _ seen: inout Set<Int>) -> [Int] {
    let placed = placed.unwrapped
    if case .dictionary(let key, let value) = placed.shape {
      return classesHeld(by: placed.with(key), &seen) + classesHeld(by: placed.with(value), &seen)
    }
    if let element = placed.element { return classesHeld(by: element, &seen) }
    guard let type = find(placed), seen.insert(type).inserted else { return [] }
    switch types[type].kind {
    case .class: return [type]
    case .struct:
      return types[type].properties.flatMap { ref -> [Int] in
        let property = property(ref)
        guard property.isStored, !property.isStatic, let shape = shape(ofProperty: ref) else {
          return []
        }
        return classesHeld(by: shape, &seen)
      }
    default: return []
    }
  }
}
