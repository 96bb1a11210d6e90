/// Names of SwiftUI and of the frameworks around it, whether or not the lab knows them.
///
/// A name that is here and that the compiler does not find is never told as the learner's mistake.
/// Taken from Apple's documentation of SwiftUI, up to iOS 26.
enum SwiftUINames {
  /// The words of a text.
  static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
