package import Effects

extension MemoryFiles {
  /// Something that goes wrong.
  package struct Fault: Sendable {
    /// The call it happens in, as `append` or `replace`.
    package var call: String
    /// The paths it happens at: those that contain this text.
    package var path: String
    /// What the call throws.
    package var error: FileError
    /// How many calls go well before it.
    package var after: Int
    /// Whether an append leaves the file in doubt instead of as it was.
    package var isUnsure: Bool

    /// Orders a fault that lasts until the faults are cleared.
    package init(
      in call: String,
      at path: String = "",
      _ error: FileError,
      after: Int = 0,
      isUnsure: Bool = false
    ) {
      self.call = call
      self.path = path
      self.error = error
      self.after = after
      self.isUnsure = isUnsure
    }
  }
}
