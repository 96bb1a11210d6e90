/// Room between the controls of a bar.
public struct ToolbarSpacer: ToolbarContent {
  /// Makes room.
  public init(
    _ sizing: SpacerSizing = .flexible,
    placement: ToolbarItemPlacement = .automatic
  ) {}

  /// Has no further parts.
  public var body: Never { fatalError("a view of the lab has no body") }

  /// Nothing, for the lab alone.
  public var view: AnyView { AnyView(EmptyView()) }
}
