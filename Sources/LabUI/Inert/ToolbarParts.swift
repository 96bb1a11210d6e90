/// Several controls of the bars.
public struct ToolbarParts: ToolbarContent {
  let views: [AnyView]

  /// Has no further parts.
  public var body: Never { fatalError("a view of the lab has no body") }

  /// The controls as a view, for the lab alone.
  public var view: AnyView {
    let views = views
    return AnyView(ForEach(0..<views.count) { views[$0] })
  }
}
