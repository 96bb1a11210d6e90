extension Binding {
  /// A binding to an optional out of one to a value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    let location = ClosureLocation<V?>(
      get: { base.location.get() },
      set: { if let value = $0 { base.location.set(value) } }
    )
    self.init(location, base.wrappedValue)
  }

  /// A binding to a value out of one to an optional, where that holds one.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    var last = value
    let location = ClosureLocation<Value>(
      get: {
        if let value = base.location.get() { last = value }
        return last
      },
      set: { base.location.set($0) }
    )
    self.init(location, value)
  }

  /// A binding to a value whose type is hidden.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    let location = ClosureLocation<AnyHashable>(
      get: { AnyHashable(base.location.get()) },
      set: { if let value = $0.base as? V { base.location.set(value) } }
    )
    self.init(location, AnyHashable(base.wrappedValue))
  }
}
