/// Commands of an app's menu; the lab has none.
@MainActor
@preconcurrency
public protocol Commands {
  /// What they consist of.
  associatedtype Body: Commands

  /// What they consist of.
  @CommandsBuilder @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// A menu of its own.
public struct CommandMenu<Content: View>: Commands {
  /// Makes a menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Is never evaluated.
  public var body: Never { fatalError("commands of the lab have no body") }
}

/// Commands at a known place.
public struct CommandGroup<Content: View>: Commands {
  /// Puts commands before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Puts commands after others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Puts commands instead of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Is never evaluated.
  public var body: Never { fatalError("commands of the lab have no body") }
}

/// Two sets of commands.
struct CommandPair: Commands {
  var body: Never { fatalError("commands of the lab have no body") }
}
