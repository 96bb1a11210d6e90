/// Views below each other.
public struct VStack<Content: View>: ContainerView {
  let held: Content

  /// Puts views below each other.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    held = content()
  }
}

/// Views beside each other.
public struct HStack<Content: View>: ContainerView {
  let held: Content

  /// Puts views beside each other.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    held = content()
  }
}

/// Views over each other.
public struct ZStack<Content: View>: ContainerView {
  let held: Content

  /// Puts views over each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    held = content()
  }
}

/// Views below each other; the lab makes all of them.
public struct LazyVStack<Content: View>: ContainerView {
  let held: Content

  /// Puts views below each other.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    held = content()
  }
}

/// Views beside each other; the lab makes all of them.
public struct LazyHStack<Content: View>: ContainerView {
  let held: Content

  /// Puts views beside each other.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    held = content()
  }
}

/// Views in columns; the lab makes all of them.
public struct LazyVGrid<Content: View>: ContainerView {
  let held: Content

  /// Puts views in columns.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    held = content()
  }
}

/// Views in rows; the lab makes all of them.
public struct LazyHGrid<Content: View>: ContainerView {
  let held: Content

  /// Puts views in rows.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    held = content()
  }
}

/// Rows of views whose columns line up.
public struct Grid<Content: View>: ContainerView {
  let held: Content

  /// Puts rows below each other.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    held = content()
  }
}

/// A row of a grid.
public struct GridRow<Content: View>: ContainerView {
  let held: Content

  /// Puts views into a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    held = content()
  }
}

/// Views that can be scrolled.
public struct ScrollView<Content: View>: ContainerView {
  let held: Content

  /// Lets views be scrolled.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    held = content()
  }
}

/// A form of controls.
public struct Form<Content: View>: ContainerView {
  let held: Content

  /// Groups controls.
  public init(@ViewBuilder content: () -> Content) { held = content() }
}

/// Controls that belong together.
public struct ControlGroup<Content: View>: ContainerView {
  let held: Content

  /// Groups controls.
  public init(@ViewBuilder content: () -> Content) { held = content() }

  /// Groups controls under a title, which the lab does not show.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    held = content()
  }

  /// Groups controls under a label, which the lab does not show.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    held = content()
  }
}
