/// Which letters a field makes large.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// None.
  public static let never = TextInputAutocapitalization("never")

  /// The first of a word.
  public static let words = TextInputAutocapitalization("words")

  /// The first of a sentence.
  public static let sentences = TextInputAutocapitalization("sentences")

  /// All.
  public static let characters = TextInputAutocapitalization("characters")
}
