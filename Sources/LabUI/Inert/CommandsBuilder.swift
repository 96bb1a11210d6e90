/// Builds commands.
@resultBuilder
public struct CommandsBuilder {
  /// Builds one set.
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }

  /// Builds two sets.
  public static func buildBlock<C0: Commands, C1: Commands>(_ c0: C0, _ c1: C1) -> some Commands {
    CommandPair()
  }

  /// Builds three sets.
  public static func buildBlock<C0: Commands, C1: Commands, C2: Commands>(
    _ c0: C0,
    _ c1: C1,
    _ c2: C2
  ) -> some Commands { CommandPair() }
}
