/// A published property's box, whatever its value.
class PublishedBox {
  /// The property's name, once it was looked for.
  var foundName: String?
}
