/// A written type, and the place from which its names are looked up.
struct PlacedShape: Sendable {
  let shape: TypeShape
  /// The part of a type around the place.
  let part: Int?
  let file: Int

  /// The same place with another type.
  func with(_ shape: TypeShape) -> PlacedShape {
    PlacedShape(shape: shape, part: part, file: file)
  }

  /// The type without the optionals around it.
  var unwrapped: PlacedShape {
    if case .optional(let wrapped) = shape { with(wrapped).unwrapped } else { self }
  }

  /// What the elements of a collection are; for a dictionary, its values.
  var element: PlacedShape? {
    switch unwrapped.shape {
    case .array(let element): with(element)
    case .dictionary(_, let value): with(value)
    case .named(let path, let arguments):
      path.last.flatMap { Self.collections[$0] }
        .flatMap { arguments.indices.contains($0) ? with(arguments[$0]) : nil }
    default: nil
    }
  }

  /// Collections of other modules, with the place of the element among their arguments.
  private static let collections = [
    "Set": 0, "ContiguousArray": 0, "ArraySlice": 0, "Slice": 0, "Deque": 0, "OrderedSet": 0,
    "IdentifiedArrayOf": 0, "IdentifiedArray": 1, "OrderedDictionary": 1, "Results": 0,
    "FetchedResults": 0, "AnyCollection": 0, "ReversedCollection": 0,
  ]
}
