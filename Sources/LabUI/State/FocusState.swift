/// Which field has the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  /// Begins without focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Begins without focus.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// The field that has the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// What `focused` takes.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  /// Links the state in it under the property's own name.
  public static func _install(_ pointer: UnsafeMutableRawPointer, _ installation: _Installation) {
    State<Value>._install(pointer, installation)
  }

  /// The right to read and move the focus.
  @propertyWrapper
  public struct Binding {
    let binding: LabUI.Binding<Value>

    /// The field that has the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}
