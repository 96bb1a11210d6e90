import Effects
import Testing

struct DebounceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var changes: [Int]
    /// When it is told, in milliseconds.
    var told: Int
    var testDescription: String { "changes at \(changes) are told at \(told)" }
  }

  @Test(arguments: [
    Case(changes: [0], told: 30),
    Case(changes: [1000], told: 1030),
    Case(changes: [0, 10, 20], told: 50),
    Case(changes: [0, 29], told: 59),
    // Who saves without end is told of it all the same.
    Case(changes: Array(stride(from: 0, through: 290, by: 10)), told: 300),
  ])
  func `changes that come together are told as one`(_ row: Case) {
    var debounce = Debounce()
    for change in row.changes {
      #expect(!debounce.take(at: change))
      debounce.note(at: change)
    }
    let last = row.changes.last ?? 0
    #expect(debounce.wait(at: last) == row.told - last)
    #expect(!debounce.take(at: row.told - 1))
    #expect(debounce.take(at: row.told))
    #expect(debounce.wait(at: row.told) == nil)
    #expect(!debounce.take(at: row.told + 1000))
  }

  @Test func `where nothing changed there is nothing to wait for`() {
    var debounce = Debounce()
    #expect(debounce.wait(at: 5) == nil)
    #expect(!debounce.take(at: 5))
  }
}
