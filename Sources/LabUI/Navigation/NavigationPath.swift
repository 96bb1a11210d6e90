/// Values of any types that were pushed.
public struct NavigationPath: Equatable {
  private(set) var elements: [AnyHashable]

  init(elements: [AnyHashable]) { self.elements = elements }

  /// Nothing was pushed.
  public init() { elements = [] }

  /// These were pushed.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many were pushed.
  public var count: Int { elements.count }

  /// Whether none was pushed.
  public var isEmpty: Bool { elements.isEmpty }

  /// Pushes a value.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Takes the last values away.
  public mutating func removeLast(_ count: Int = 1) { elements.removeLast(count) }
}
