/// Sets something in the environment of its content.
struct EnvironmentWriter<Content: View, Value>: Primitive, PassingView {
  let content: Content
  let value: Value
  let write: (inout EnvironmentValues, Value) -> Void

  private final class Memo {
    var base: Int
    var value: Value
    var result: EnvironmentValues

    init(base: Int, value: Value, result: EnvironmentValues) {
      self.base = base
      self.value = value
      self.result = result
    }
  }

  func render(in node: _ViewNode) { node.child(0, content, in: environment(for: node)) }

  /// The same as the last time while nothing differs, so that nothing below is updated for it.
  private func environment(for node: _ViewNode) -> EnvironmentValues {
    let base = node.environment.version
    if let memo = node.memo as? Memo, memo.base == base, SameValue.isSame(memo.value, value) {
      return memo.result
    }
    var result = node.environment
    write(&result, value)
    node.memo = Memo(base: base, value: value, result: result)
    return result
  }
}

extension View {
  /// Sets the value at a key path for this view and all below it.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    EnvironmentWriter(content: self, value: value) { $0[keyPath: keyPath] = $1 }
  }

  /// Puts an observable object in, to be read by its type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentWriter(content: self, value: object) { $0.put($1) }
  }

  /// Puts an observable object in, to be read by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentWriter(content: self, value: object) { $0.put($1) }
  }

  /// Changes the value at a key path for this view and all below it.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentWriter(content: self, value: ()) { environment, _ in
      transform(&environment[keyPath: keyPath])
    }
  }

  /// Says whether controls in it can be operated.
  public func disabled(_ disabled: Bool) -> some View {
    EnvironmentWriter(content: self, value: disabled) { environment, disabled in
      environment.isEnabled = environment.isEnabled && !disabled
    }
  }

  /// Says what the return key does in the fields in it.
  public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    SubmitWriter(content: self, triggers: triggers, action: action)
  }
}
