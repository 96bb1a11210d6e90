import Core
import Scheduling
import Testing

struct ReadinessTests {
  private func parts(_ recall: [Double?], _ level: Level = .mid) -> [Readiness.Part] {
    recall.map { Readiness.Part(level: level, recall: $0) }
  }

  @Test(arguments: [
    (right: 0, answers: 0, chance: 0.25), (3, 4, 0.5), (9, 10, 10.0 / 14), (0, 10, 1.0 / 14),
  ])
  func `an unseen item counts the level's right first answers and one, of all and four`(
    right: Int,
    answers: Int,
    chance: Double
  ) {
    var first = FirstAnswers()
    for index in 0..<answers { first.count(index < right ? .good : .again, at: .senior) }
    let readiness = Readiness(of: parts([nil, nil], .senior), first: first, seed: 1)
    #expect(abs(readiness.expected - chance) < 1e-12)
    #expect(first.chance(at: .mid) == 0.25)
    #expect(readiness.seen == 0)
  }

  @Test func `seen items count by their recall, and the range lies about the mean`() {
    let readiness = Readiness(
      of: parts(Array(repeating: 0.8, count: 100)),
      first: FirstAnswers(),
      seed: 3
    )
    #expect(abs(readiness.expected - 0.8) < 1e-12)
    #expect(readiness.range.contains(0.8))
    // The middle 80 % of a binomial with a standard deviation of 0.04.
    #expect(abs(readiness.range.lowerBound - 0.75) < 0.015)
    #expect(abs(readiness.range.upperBound - 0.85) < 0.015)
  }

  @Test func `what is not known makes the range wide`() {
    let unseen = Readiness(
      of: parts(Array(repeating: nil, count: 100)),
      first: FirstAnswers(),
      seed: 3
    )
    #expect(unseen.range.upperBound - unseen.range.lowerBound > 0.3)
  }

  @Test func `equal seeds give equal ranges, and no item none`() {
    let some = parts([0.5, nil, 0.9])
    #expect(
      Readiness(of: some, first: FirstAnswers(), seed: 9)
        == Readiness(of: some, first: FirstAnswers(), seed: 9)
    )
    let none = Readiness(of: [], first: FirstAnswers(), seed: 9)
    #expect(none.expected == 0)
    #expect(none.range == 0...0)
  }

  @Test(arguments: [0.001, 0.05, 0.2, 0.5, 0.8, 0.9, 0.9468, 0.99, 0.9999])
  func `the range of one item contains its recall, and is wide`(recall: Double) {
    let one = Readiness(of: parts([recall]), first: FirstAnswers(), seed: 4)
    #expect(one.range.contains(one.expected))
    #expect(one.range.upperBound - one.range.lowerBound > 0.3)
  }

  @Test(arguments: Array<UInt64>(1...20))
  func `a range contains its value, whatever the group`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for count in [1, 2, 3, 5, 20, 100] {
      let power = 0.01 + generator.nextUnit()
      let parts = (0..<count).map { _ in
        Readiness.Part(
          level: generator.nextUnit() < 0.5 ? .mid : .staff,
          recall: generator.nextUnit() < 0.2 ? nil : nearOne(generator.nextUnit(), power)
        )
      }
      let group = Readiness(of: parts, first: FirstAnswers(), seed: seed)
      #expect(group.range.contains(group.expected))
      #expect(group.range.lowerBound >= 0 && group.range.upperBound <= 1)
    }
  }

  /// A number of 0…1 nearer to 1 the smaller the power is.
  private func nearOne(_ unit: Double, _ power: Double) -> Double { 1 - power * unit * unit }

  @Test func `certain items have no range`() {
    let sure = Readiness(of: parts([1, 1, 0, 0]), first: FirstAnswers(), seed: 1)
    #expect(sure.range == 0.5...0.5)
  }

  @Test func `a table has all items, the levels from below, and topics the least ready first`() {
    let entries = [
      ReadinessTable.Entry(Readiness.Part(level: .senior, recall: 0.9), topic: Topic("b")),
      ReadinessTable.Entry(Readiness.Part(level: .mid, recall: 0.5), topic: Topic("a")),
      ReadinessTable.Entry(Readiness.Part(level: .mid, recall: nil), topic: nil),
    ]
    let table = ReadinessTable(of: entries, first: FirstAnswers())
    #expect(table.all.items == 3)
    #expect(table.levels.map(\.level) == [.mid, .senior])
    #expect(table.topics.map { $0.topic?.path } == [nil, "a", "b"])
  }
}
