/// A picture from the net; the lab has no net, so it is always still to come.
public struct AsyncImage<Content: View>: Primitive {
  private let content: Content

  /// Shows a picture.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = Image(systemName: "photo")
  }

  /// Shows a picture, and something else until it is there.
  public init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = _ConditionalContent(.second(placeholder()))
  }

  /// Shows each phase of a picture's coming.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  func render(in node: _ViewNode) { node.child(0, content) }
}
