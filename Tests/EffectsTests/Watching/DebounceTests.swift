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
    var told: [Int] = []
    for change in row.changes {
      if debounce.take(at: change) { told.append(change) }
      debounce.note(at: change)
    }
    let last = row.changes.last ?? 0
    #expect(debounce.wait(at: last) == row.told - last)
    for moment in [row.told - 1, row.told, row.told + 1, row.told + 1000] {
      if debounce.take(at: moment) { told.append(moment) }
    }
    #expect(told == [row.told])
    #expect(debounce.wait(at: row.told) == nil)
  }

  @Test func `where nothing changed there is nothing to wait for`() {
    var debounce = Debounce()
    let isTold = debounce.take(at: 5)
    #expect(!isTold)
    #expect(debounce.wait(at: 5) == nil)
  }
}
