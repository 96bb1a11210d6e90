/// Which letters a field makes large, in the older form.
public enum UITextAutocapitalizationType: Sendable, Hashable, CaseIterable {
  /// None.
  case none
  /// The first of a word.
  case words
  /// The first of a sentence.
  case sentences
  /// All.
  case allCharacters
}
