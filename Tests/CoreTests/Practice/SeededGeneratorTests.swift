import Core
import Testing

struct SeededGeneratorTests {
  /// The seed 1234567 is Rosetta Code's "Pseudo-random numbers/Splitmix64"; the seed 0 is what
  /// Vigna's splitmix64.c gives.
  @Test(
    arguments: [
      (
        1_234_567,
        [
          6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
          4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
        ]
      ),
      (0, [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f]),
    ] as [(UInt64, [UInt64])]
  )
  func `the sequence is SplitMix64's`(seed: UInt64, expected: [UInt64]) {
    var generator = SeededGenerator(seed: seed)
    #expect(expected.indices.map { _ in generator.next() } == expected)
  }

  @Test func `a word starts a sequence of its own`() {
    var plain = SeededGenerator(seed: 7)
    var one = SeededGenerator(seed: 7, word: "one")
    var again = SeededGenerator(seed: 7, word: "one")
    var two = SeededGenerator(seed: 7, word: "two")
    let first = one.next()
    #expect(first == again.next())
    #expect(first != two.next())
    #expect(first != plain.next())
  }

  @Test func `units lie from 0 up to but not including 1 and spread evenly`() {
    var generator = SeededGenerator(seed: 42)
    let draws = (0..<10_000).map { _ in generator.nextUnit() }
    #expect(draws.allSatisfy { (0..<1).contains($0) })
    let mean = draws.reduce(0, +) / 10_000
    #expect((0.49...0.51).contains(mean))
  }
}
