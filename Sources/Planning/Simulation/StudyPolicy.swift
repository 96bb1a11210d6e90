/// A way to choose what is asked on a day.
package protocol StudyPolicy: Sendable {
  /// Its name in tables.
  static var name: String { get }

  /// The order in which a day asks items, until its minutes end.
  func order(of items: SimulatedItems, on day: Int, until date: Int) -> [Int]
}
