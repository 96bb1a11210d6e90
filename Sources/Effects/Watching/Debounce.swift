/// Makes one of many changes that come together, as an editor makes them when it saves.
package struct Debounce: Equatable, Sendable {
  /// Milliseconds without a further change after which the changes are told.
  package static let quiet = 30
  /// Milliseconds after the first change at which they are told though more keep coming.
  package static let longest = 300

  private var first: Int?
  private var last = 0

  /// Makes one that nothing has happened to.
  package init() {}

  /// Notes a change.
  ///
  /// - Parameter ticks: Milliseconds of a clock that nobody sets.
  package mutating func note(at ticks: Int) {
    first = first ?? ticks
    last = ticks
  }

  /// How long to wait until the changes are to be told.
  ///
  /// - Parameter ticks: Milliseconds of the clock that the changes were noted by.
  /// - Returns: Milliseconds, 0 where it is time; `nil` where there is no change.
  package func wait(at ticks: Int) -> Int? {
    first.map { max(0, min(last + Self.quiet, $0 + Self.longest) - ticks) }
  }

  /// Tells the changes, all as one, where it is time.
  ///
  /// - Parameter ticks: Milliseconds of the clock that the changes were noted by.
  /// - Returns: Whether there were any.
  package mutating func take(at ticks: Int) -> Bool {
    guard wait(at: ticks) == 0 else { return false }
    first = nil
    return true
  }
}
