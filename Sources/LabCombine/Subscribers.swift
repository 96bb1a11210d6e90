/// The types that belong to subscribers.
public enum Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    /// It has no more values.
    case finished
    /// It failed.
    case failure(Failure)
  }

  /// How many values are wanted; here a publisher sends all it has.
  public struct Demand: Equatable, Hashable, Sendable {
    /// All values.
    public static let unlimited = Demand(count: .max)
    /// No value.
    public static let none = Demand(count: 0)

    /// That many values.
    public static func max(_ value: Int) -> Demand { Demand(count: value) }

    let count: Int

    private init(count: Int) { self.count = count }
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
