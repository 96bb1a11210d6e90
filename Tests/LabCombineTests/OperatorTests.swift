import LabCombine
import Testing

struct OperatorTests {
  private typealias Subject = PassthroughSubject<Int, Never>

  private struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let expected: [String]
    let pipeline: @Sendable (PassthroughSubject<Int, Never>) -> AnyPublisher<String, Never>
    var testDescription: String { name }

    init<Output>(
      _ name: String,
      _ expected: [String],
      _ pipeline:
        @escaping @Sendable (PassthroughSubject<Int, Never>) -> AnyPublisher<Output, Never>
    ) {
      self.name = name
      self.expected = expected
      self.pipeline = { pipeline($0).map { "\($0)" } }
    }
  }

  /// What comes of 1, 1, 2, 3 and the end.
  private static let cases = [
    Case("map", ["2", "2", "4", "6", "end"]) { $0.map { $0 * 2 } },
    Case("filter", ["1", "1", "3", "end"]) { $0.filter { $0 % 2 == 1 } },
    Case("compactMap", ["20", "end"]) { $0.compactMap { $0 == 2 ? 20 : nil } },
    Case("removeDuplicates", ["1", "2", "3", "end"]) { $0.removeDuplicates() },
    Case("dropFirst", ["1", "2", "3", "end"]) { $0.dropFirst() },
    Case("drop(while:)", ["2", "3", "end"]) { $0.drop { $0 < 2 } },
    Case("prefix", ["1", "1", "end"]) { $0.prefix(2) },
    Case("prefix of none", ["end"]) { $0.prefix(0) },
    Case("prefix(while:)", ["1", "1", "end"]) { $0.prefix { $0 < 2 } },
    Case("first", ["1", "end"]) { $0.first() },
    Case("first(where:)", ["2", "end"]) { $0.first { $0 > 1 } },
    Case("last", ["3", "end"]) { $0.last() },
    Case("last(where:)", ["2", "end"]) { $0.last { $0 < 3 } },
    Case("output(at:)", ["2", "end"]) { $0.output(at: 2) },
    Case("output(in:)", ["1", "2", "end"]) { $0.output(in: 1...2) },
    Case("ignoreOutput", ["end"]) { $0.ignoreOutput() },
    Case("scan", ["1", "2", "4", "7", "end"]) { $0.scan(0, +) },
    Case("reduce", ["7", "end"]) { $0.reduce(0, +) },
    Case("collect", ["[1, 1, 2, 3]", "end"]) { $0.collect() },
    Case("collect of so many", ["[1, 1, 2]", "[3]", "end"]) { $0.collect(3) },
    Case("count", ["4", "end"]) { $0.count() },
    Case("max", ["3", "end"]) { $0.max() },
    Case("min", ["1", "end"]) { $0.min() },
    Case("contains", ["true", "end"]) { $0.contains(2) },
    Case("contains what is not there", ["false", "end"]) { $0.contains(5) },
    Case("allSatisfy", ["false", "end"]) { $0.allSatisfy { $0 < 2 } },
    Case("replaceEmpty", ["9", "end"]) { $0.filter { $0 > 3 }.replaceEmpty(with: 9) },
    Case("prepend", ["8", "9", "1", "1", "2", "3", "end"]) { $0.prepend(8, 9) },
    Case("append", ["1", "1", "2", "3", "8", "end"]) { $0.append(8) },
    Case("flatMap", ["1", "1", "2", "2", "2", "3", "3", "3", "3", "end"]) {
      $0.removeDuplicates().flatMap { [Int](repeating: $0, count: $0 + 1).publisher }
        .eraseToAnyPublisher()
    },
    Case("switchToLatest", ["1", "1", "2", "3", "end"]) { $0.map { Just($0) }.switchToLatest() },
    Case("merge", ["1", "1", "1", "1", "2", "2", "3", "3", "end"]) { $0.merge(with: $0) },
    Case("merge of three", ["5", "6", "1", "1", "2", "3", "end"]) {
      $0.merge(with: Just(5), [6].publisher)
    },
    Case("zip", ["(1, 7)", "(1, 8)", "end"]) { $0.zip([7, 8].publisher) },
    Case("zip with a transform", ["8", "9", "end"]) { $0.zip([7, 8].publisher, +) },
    Case("zip of three", ["(1, 7, 4)", "end"]) { $0.zip([7, 8].publisher, Just(4)) },
    Case("combineLatest of three", ["[1, 5, 6]", "[1, 5, 6]", "[2, 5, 6]", "[3, 5, 6]", "end"]) {
      $0.combineLatest(Just(5), Just(6)) { [$0, $1, $2] }
    },
    Case("combineLatest of four", ["18", "18", "19", "20", "end"]) {
      $0.combineLatest(Just(5), Just(5), Just(7)) { $0 + $1 + $2 + $3 }
    },
    Case("share", ["1", "1", "2", "3", "end"]) { $0.share().eraseToAnyPublisher() },
    Case("multicast", ["1", "1", "2", "3", "end"]) {
      $0.multicast { Subject() }.autoconnect().eraseToAnyPublisher()
    },
    Case("tryMap", ["10", "10", "end"]) {
      $0.tryMap { value in
        if value > 1 { throw CancellationError() }
        return value * 10
      }
      .catch { _ in Empty() }
    },
    Case("a failure, replaced", ["1", "1", "0", "end"]) {
      $0.tryFilter { value in
        if value > 1 { throw CancellationError() }
        return true
      }
      .replaceError(with: 0)
    },
  ]

  @Test(arguments: cases)
  private func `an operator passes on what it should`(_ sample: Case) {
    let subject = Subject()
    let heard = heard(sample.pipeline(subject)) {
      for value in [1, 1, 2, 3] { subject.send(value) }
      subject.send(completion: .finished)
    }
    #expect(heard == sample.expected)
  }

  @Test(arguments: [
    Case("a sequence", ["1", "2", "end"]) { _ in [1, 2].publisher.eraseToAnyPublisher() },
    Case("an endless one", ["4", "5", "end"]) { _ in (4...).publisher.prefix(2) },
    Case("a value", ["1", "end"]) { _ in Int?(1).publisher.eraseToAnyPublisher() },
    Case("no value", ["end"]) { _ in Int?.none.publisher.eraseToAnyPublisher() },
    Case("a result", ["2", "end"]) { _ in
      Result<Int, Never>.success(2).publisher.eraseToAnyPublisher()
    },
    Case("Empty", ["end"]) { _ in Empty<Int, Never>().eraseToAnyPublisher() },
    Case("an Empty without an end", []) { _ in
      Empty<Int, Never>(completeImmediately: false).eraseToAnyPublisher()
    },
    Case("Fail", ["7", "end"]) { _ in
      Fail<Int, any Error>(error: CancellationError()).replaceError(with: 7)
    },
    Case("Deferred", ["3", "end"]) { _ in Deferred { Just(3) }.eraseToAnyPublisher() },
    Case("Just with one before it", ["1", "2", "end"]) { _ in Just(2).prepend(1) },
    Case("Record", ["1", "2", "end"]) { _ in
      Record(output: [1, 2], completion: .finished).eraseToAnyPublisher()
    },
    Case("MergeMany", ["1", "2", "end"]) { _ in
      Publishers.MergeMany(Just(1), Just(2)).eraseToAnyPublisher()
    },
    Case("Zip3", ["(1, 2, 3)", "end"]) { _ in
      Publishers.Zip3(Just(1), Just(2), Just(3)).eraseToAnyPublisher()
    },
    Case("flatMap, one at a time", ["1", "1", "2", "2", "end"]) { _ in
      [1, 2].publisher.flatMap(maxPublishers: .max(1)) { [$0, $0].publisher }.eraseToAnyPublisher()
    },
  ])
  private func `a publisher of given values sends them and ends`(_ sample: Case) {
    #expect(heard(sample.pipeline(Subject())) {} == sample.expected)
  }

  @Test func `the last values of two publishers come together`() {
    let left = Subject()
    let right = PassthroughSubject<String, Never>()
    let heard = heard(left.combineLatest(right) { "\($0)\($1)" }) {
      left.send(1)
      right.send("a")
      left.send(2)
      left.send(completion: .finished)
      right.send("b")
      right.send(completion: .finished)
    }
    #expect(heard == ["1a", "2a", "2b", "end"])
  }

  @Test func `switchToLatest hears nothing more of the publisher before`() {
    let subjects = [Subject(), Subject()]
    let choice = PassthroughSubject<Subject, Never>()
    let heard = heard(choice.switchToLatest().map { "\($0)" }) {
      choice.send(subjects[0])
      subjects[0].send(1)
      choice.send(subjects[1])
      subjects[0].send(2)
      subjects[1].send(3)
      choice.send(completion: .finished)
      subjects[1].send(4)
      subjects[1].send(completion: .finished)
    }
    #expect(heard == ["1", "3", "4", "end"])
  }

  @Test(arguments: [(true, 1), (false, 2)])
  func `work is done once for all who share it`(_ isShared: Bool, _ expected: Int) {
    let subject = Subject()
    var runs = 0
    let work = subject.map { value in
      runs += 1
      return value
    }
    let shared = isShared ? work.share().eraseToAnyPublisher() : work
    let lines = [shared.sink { _ in }, shared.sink { _ in }]
    subject.send(1)
    #expect(runs == expected)
    lines.forEach { $0.cancel() }
    subject.send(2)
    #expect(runs == expected)
  }

  @Test func `what comes by is printed, and a cut as well`() {
    final class Page: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let page = Page()
    let subject = Subject()
    let line = subject.print("p", to: page).sink { _ in }
    subject.send(1)
    line.cancel()
    #expect(
      page.text == """
        p: receive subscription: (PassthroughSubject)
        p: request unlimited
        p: receive value: (1)
        p: receive cancel

        """
    )
  }

  @Test func `a loop over the values ends with the publisher`() async {
    let subject = CurrentValueSubject<Int, Never>(1)
    var values: [Int] = []
    for await value in subject.values {
      values.append(value)
      if value < 3 { subject.send(value + 1) } else { subject.send(completion: .finished) }
    }
    #expect(values == [1, 2, 3])
  }

  @Test func `a loop throws what the publisher fails with`() async {
    await #expect(throws: CancellationError.self) {
      for try await _ in Fail<Int, CancellationError>(error: CancellationError()).values {}
    }
  }

  @Test func `a source is let go of when its values are no longer wanted`() {
    var cuts = 0
    let subject = Subject()
    let line = subject.handleEvents(receiveCancel: { cuts += 1 }).prefix(1).sink { _ in }
    subject.send(1)
    #expect(cuts == 1)
    line.cancel()
    #expect(cuts == 1)
  }

  /// What a pipeline sends while something is done.
  private func heard(
    _ pipeline: AnyPublisher<String, Never>,
    while act: () -> Void
  ) -> [String] {
    var heard: [String] = []
    let line = pipeline.sink { _ in
      heard.append("end")
    } receiveValue: {
      heard.append($0)
    }
    act()
    line.cancel()
    return heard
  }
}
