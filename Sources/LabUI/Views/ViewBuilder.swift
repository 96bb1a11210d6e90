/// Builds one view out of the views that stand in a closure.
@resultBuilder
public struct ViewBuilder {
  /// Takes an expression as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds a single view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content)) { node in
      var index = 0
      for view in repeat each content {
        node.child(index, view)
        index += 1
      }
    }
  }

  /// Builds a view that may be missing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.first(first))
  }

  /// Builds the second branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.second(second))
  }

  /// Builds a view that not every system has.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
