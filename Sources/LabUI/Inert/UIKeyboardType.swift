/// Which keyboard a field has.
public enum UIKeyboardType: Sendable, Hashable, CaseIterable {
  /// The usual one.
  case `default`
  /// Plain letters.
  case asciiCapable
  /// Digits and signs.
  case numbersAndPunctuation
  /// For addresses.
  case URL
  /// Digits.
  case numberPad
  /// Digits for a telephone.
  case phonePad
  /// Names and digits.
  case namePhonePad
  /// For mail addresses.
  case emailAddress
  /// Digits and a point.
  case decimalPad
  /// For short messages.
  case twitter
  /// For searching.
  case webSearch
}
