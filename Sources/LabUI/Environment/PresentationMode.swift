/// Whether a view is presented.
public struct PresentationMode {
  /// Whether it is.
  public private(set) var isPresented: Bool

  /// Takes the view away.
  public mutating func dismiss() { isPresented = false }

  init(isPresented: Bool) { self.isPresented = isPresented }
}
