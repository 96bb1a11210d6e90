/// A subscription that ends when its holder lets go of it.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Stops by a closure.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Stops something else.
  public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }

  deinit { cancel() }

  /// Stops it, once.
  public func cancel() {
    let last = action
    action = nil
    last?()
  }

  /// Puts it into a set.
  func insert(into set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Whether two are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Hashes by identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
