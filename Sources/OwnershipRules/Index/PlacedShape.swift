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

  /// What going over a collection gives: its elements; for a dictionary, keys with values.
  var iterated: PlacedShape? {
    guard case .dictionary(let key, let value) = unwrapped.shape else { return element }
    return with(.named([Self.entry], arguments: [key, value]))
  }

  /// The collection of elements with their offsets.
  var enumerated: PlacedShape? {
    let number = TypeShape.named(["Int"], arguments: [])
    return iterated.map {
      $0.with(.array(.named([Self.numbered], arguments: [number, $0.shape])))
    }
  }

  /// One of the two values of such a pair, by its place; `nil` for what is no pair.
  func component(_ place: Int) -> PlacedShape? {
    guard case .named(let path, let arguments) = shape,
      path == [Self.entry] || path == [Self.numbered], arguments.indices.contains(place)
    else { return nil }
    return with(arguments[place])
  }

  /// One of the two values of such a pair, by its name.
  func component(named name: String) -> PlacedShape? {
    switch (shape.corePath, name) {
    case ([Self.entry], "key"), ([Self.numbered], "offset"): component(0)
    case ([Self.entry], "value"), ([Self.numbered], "element"): component(1)
    default: nil
    }
  }

  private static let entry = "(key, value)"
  private static let numbered = "(offset, element)"

  /// Collections of other modules, with the place of the element among their arguments.
  private static let collections = [
    "Set": 0, "ContiguousArray": 0, "ArraySlice": 0, "Slice": 0, "Deque": 0, "OrderedSet": 0,
    "IdentifiedArrayOf": 0, "IdentifiedArray": 1, "OrderedDictionary": 1, "Results": 0,
    "FetchedResults": 0, "AnyCollection": 0, "ReversedCollection": 0,
  ]
}
