/// What the return key says.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// Done.
  public static let done = SubmitLabel("done")

  /// Go.
  public static let go = SubmitLabel("go")

  /// Send.
  public static let send = SubmitLabel("send")

  /// Join.
  public static let join = SubmitLabel("join")

  /// Route.
  public static let route = SubmitLabel("route")

  /// Search.
  public static let search = SubmitLabel("search")

  /// Return.
  public static let `return` = SubmitLabel("return")

  /// Next.
  public static let next = SubmitLabel("next")

  /// Continue.
  public static let `continue` = SubmitLabel("continue")
}
