/// Controls for the bars.
@MainActor
@preconcurrency
public protocol ToolbarContent {
  /// The kind of controls that describe these.
  associatedtype Body: ToolbarContent
  /// What they consist of.
  @ToolbarContentBuilder @preconcurrency var body: Body { get }
  /// The controls as a view, for the lab alone.
  var view: AnyView { get }
}

extension ToolbarContent {
  /// The controls as a view, for the lab alone.
  public var view: AnyView { body.view }
}

extension Never: ToolbarContent {
  /// There is no such value.
  public var view: AnyView { fatalError("never") }
}
