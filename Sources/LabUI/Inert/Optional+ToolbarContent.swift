extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Has no further parts.
  public var body: Never { fatalError("a view of the lab has no body") }

  /// The controls as a view where they are there, for the lab alone.
  public var view: AnyView { AnyView(map(\.view)) }
}
