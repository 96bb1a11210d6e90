/// A part of the screen, described by a value.
@MainActor
@preconcurrency
public protocol View {
  /// The kind of view that describes this one.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder @preconcurrency var body: Body { get }

  /// Gives the node's children their views, for the lab alone.
  func _render(in node: _ViewNode)
}

extension View {
  /// Does nothing: a view with a body is evaluated instead.
  public func _render(in node: _ViewNode) {}

  /// Notes in the trace why the body is being evaluated.
  public static func _printChanges() { Graph.current.printCauses() }

  /// Notes in the trace why the body is being evaluated.
  public static func _logChanges() { Graph.current.printCauses() }
}

extension Never: View {
  /// There is no such value.
  public var body: Never { fatalError("a view of the lab has no body") }
}
