/// A space of names for views that belong together; the lab moves none of them.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// A space of names.
  public struct ID: Hashable, Sendable {}

  /// Makes a space of names.
  public init() {}

  /// The space of names.
  public var wrappedValue: ID { ID() }
}

extension View {
  /// Says that two views are the same one that moves; the lab moves none.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    isSource: Bool = true
  ) -> some View { self }
}
