/// Something that holds a published property's box.
protocol PublishedHolder {
  /// The box.
  var publishedBox: PublishedBox { get }
}
