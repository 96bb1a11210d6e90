/// What a box consists of.
public struct GroupBoxStyleConfiguration {
  /// The title.
  public struct Label: Primitive {
    let part: StylePart

    func render(in node: _ViewNode) { part.show(in: node) }
  }

  /// What is in it.
  public struct Content: Primitive {
    let part: StylePart

    func render(in node: _ViewNode) { part.show(in: node) }
  }

  /// The title.
  public let label: Label
  /// What is in it.
  public let content: Content
}
