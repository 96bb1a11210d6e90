/// Which margins are meant.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The choices as bits.
  public let rawValue: Int

  /// Makes a set of choices.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Those of the screen.
  public static let container = SafeAreaRegions(rawValue: 1)

  /// Those of the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)

  /// All margins.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
