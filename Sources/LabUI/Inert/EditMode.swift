/// Whether a list is being edited.
public enum EditMode: Sendable, Hashable, CaseIterable {
  /// It is not.
  case inactive
  /// For a moment.
  case transient
  /// It is.
  case active

  /// Whether something can be edited.
  public var isEditing: Bool { self != .inactive }
}
