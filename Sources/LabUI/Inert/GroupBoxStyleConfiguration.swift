/// What a box consists of.
public struct GroupBoxStyleConfiguration {
  /// The title.
  public struct Label: Primitive {
    func render(in node: _ViewNode) {}
  }

  /// What is in it.
  public struct Content: Primitive {
    func render(in node: _ViewNode) {}
  }

  /// The title.
  public let label: Label
  /// What is in it.
  public let content: Content
}
