/// Builds the controls of the bars.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Takes an expression as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Builds one control.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Builds several controls.
  @MainActor
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> ToolbarParts {
    var views: [AnyView] = []
    for part in repeat each content { views.append(part.view) }
    return ToolbarParts(views: views)
  }

  /// Builds controls that may be missing.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Builds controls that may not be there on older systems.
  @MainActor
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> ToolbarParts {
    ToolbarParts(views: [content.view])
  }

  /// Builds the first branch.
  @MainActor
  public static func buildEither<Content: ToolbarContent>(first: Content) -> ToolbarParts {
    ToolbarParts(views: [first.view])
  }

  /// Builds the second branch.
  @MainActor
  public static func buildEither<Content: ToolbarContent>(second: Content) -> ToolbarParts {
    ToolbarParts(views: [second.view])
  }
}
