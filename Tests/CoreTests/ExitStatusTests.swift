import Core
import Testing

struct ExitStatusTests {
  @Test func `the numbers are those that scripts rely on`() {
    let numbers = [ExitStatus.done, .no, .usage, .badInput, .environment, .interrupted]
    #expect(numbers.map(\.rawValue) == [0, 1, 2, 3, 4, 130])
  }
}
