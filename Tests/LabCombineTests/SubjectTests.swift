import LabCombine
import Testing

struct SubjectTests {
  @Test func `a passthrough subject tells what comes after one subscribed`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    subject.send(1)
    let line = subject.sink { values.append($0) }
    subject.send(2)
    line.cancel()
    subject.send(3)
    #expect(values == [2])
  }

  @Test func `a current value subject tells its value first`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var values: [Int] = []
    let line = subject.sink { values.append($0) }
    subject.value = 2
    #expect(values == [1, 2])
    #expect(subject.value == 2)
    line.cancel()
  }

  @Test func `a subscription ends with the set that holds it`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var lines: Set<AnyCancellable> = []
    subject.sink { values.append($0) }.store(in: &lines)
    subject.send(1)
    lines = []
    subject.send(2)
    #expect(values == [1])
  }

  @Test func `nothing is sent after the end`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var ends = 0
    let line = subject.sink(
      receiveCompletion: { _ in ends += 1 },
      receiveValue: { values.append($0) }
    )
    subject.send(completion: .finished)
    subject.send(1)
    #expect(values.isEmpty)
    #expect(ends == 1)
    line.cancel()
  }
}
