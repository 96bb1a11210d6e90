import LabCombine
import Testing

struct OperatorTests {
  private struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let expected: [Int]
    let pipeline: @Sendable (PassthroughSubject<Int, Never>) -> AnyPublisher<Int, Never>
    var testDescription: String { name }
  }

  private static let cases = [
    Case(name: "map", expected: [2, 2, 4, 6]) { $0.map { $0 * 2 }.eraseToAnyPublisher() },
    Case(name: "filter", expected: [1, 1, 3]) { $0.filter { $0 % 2 == 1 } },
    Case(name: "compactMap", expected: [20]) { $0.compactMap { $0 == 2 ? 20 : nil } },
    Case(name: "removeDuplicates", expected: [1, 2, 3]) { $0.removeDuplicates() },
    Case(name: "dropFirst", expected: [1, 2, 3]) { $0.dropFirst() },
  ]

  @Test(arguments: cases)
  private func `an operator passes on what it should`(_ sample: Case) {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let line = sample.pipeline(subject).sink { values.append($0) }
    for value in [1, 1, 2, 3] { subject.send(value) }
    #expect(values == sample.expected)
    line.cancel()
  }

  @Test func `the last values of two publishers come together`() {
    let left = PassthroughSubject<Int, Never>()
    let right = PassthroughSubject<String, Never>()
    var values: [String] = []
    let line = left.combineLatest(right).sink { values.append("\($0)\($1)") }
    left.send(1)
    right.send("a")
    left.send(2)
    #expect(values == ["1a", "2a"])
    line.cancel()
  }
}
