/// Views to look at while one writes; the lab does not show them.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// The kind of view.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder @preconcurrency static var previews: Previews { get }
}
