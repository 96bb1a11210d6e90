/// A type as it is written, with the place that its names are looked up from.
struct PlacedShape: Sendable {
  let shape: TypeShape
  let part: Int?
  let file: Int

  init(_ shape: TypeShape, from part: Int?, in file: Int) {
    self.shape = shape
    self.part = part
    self.file = file
  }

  /// Another type written at the same place.
  func placing(_ shape: TypeShape) -> PlacedShape { PlacedShape(shape, from: part, in: file) }
}
