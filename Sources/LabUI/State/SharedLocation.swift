/// A value that several views store under one key.
class SharedLocation {
  /// Takes what was written past the views.
  func reload() {}
}
