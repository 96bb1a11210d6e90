extension View {
  /// Follows what a finger does; the lab's finger taps, and does nothing else.
  public func gesture<T: Gesture>(_ gesture: T) -> some View { tapped(by: gesture) }

  /// Follows what a finger does; the lab's finger taps, and does nothing else.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
    tapped(by: gesture)
  }

  /// Follows what a finger does before the view's own controls do.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View { tapped(by: gesture) }

  /// Follows what a finger does beside the view's own controls.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View { tapped(by: gesture) }

  private func tapped<T: Gesture>(by gesture: T) -> some View {
    eachElement { element in
      let inner = element.operations.tap
      element.operations.tap = inner ?? gesture._action
    }
  }
}
