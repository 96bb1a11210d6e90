/// A view that is evaluated anew only when it is no longer equal.
public struct EquatableView<Content: Equatable & View>: Primitive, PassingView {
  /// The view.
  public var content: Content

  /// Compares a view by `==`.
  public init(content: Content) { self.content = content }

  private final class Memo {
    var content: Content
    var environment: Int

    init(content: Content, environment: Int) {
      self.content = content
      self.environment = environment
    }
  }

  func render(in node: _ViewNode) {
    let version = node.environment.version
    if let memo = node.memo as? Memo, memo.content == content {
      if memo.environment != version {
        memo.environment = version
        for child in node.children { child.receive(environment: node.environment) }
      }
      return
    }
    node.memo = Memo(content: content, environment: version)
    node.child(0, content)
  }
}

extension View where Self: Equatable {
  /// Has this view evaluated anew only when it is no longer equal.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
