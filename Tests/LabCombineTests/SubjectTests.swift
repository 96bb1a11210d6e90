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

  @Test func `a current value that has ended tells the end alone`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.send(completion: .finished)
    subject.value = 2
    var heard: [String] = []
    let line = subject.sink { _ in
      heard.append("end")
    } receiveValue: {
      heard.append("\($0)")
    }
    #expect(heard == ["end"])
    #expect(subject.value == 1)
    line.cancel()
  }

  @Test func `a future's value can be waited for`() async throws {
    #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
    await #expect(throws: CancellationError.self) {
      try await Future<Int, CancellationError> { $0(.failure(CancellationError())) }.value
    }
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
