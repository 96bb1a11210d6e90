import Core
import Scheduling
import StrictJSON
import Testing

struct FuzzRangeTests {
  @Test func `bounds are exactly those of Anki`() throws {
    let cases = try #require(try Fixture.json("vectors.json")["fuzz_bounds"]?.array)
    #expect(!cases.isEmpty)
    for json in cases {
      let range = FuzzRange(
        around: try #require(json["interval"]?.double),
        within: (json["minimum"]?.integer ?? 1)...(json["maximum"]?.integer ?? 36_500)
      )
      let bounds = try #require(json["bounds"]?.array).compactMap(\.integer)
      #expect([range.days.lowerBound, range.days.upperBound] == bounds)
    }
  }

  @Test func `every day of the range is drawn about as often`() {
    let range = FuzzRange(around: 10, within: 1...36_500)
    var generator = SeededGenerator(seed: 7)
    var counts: [Int: Int] = [:]
    for _ in 0..<5000 { counts[range.day(at: generator.nextUnit()), default: 0] += 1 }
    #expect(counts.keys.sorted() == [8, 9, 10, 11, 12])
    #expect(counts.values.allSatisfy { (900...1100).contains($0) })
  }

  @Test func `the ends of a draw are the ends of the range`() {
    let range = FuzzRange(around: 100, within: 1...36_500)
    #expect(range.day(at: 0) == 93)
    #expect(range.day(at: 1.0.nextDown) == 107)
  }

  @Test(arguments: [Double.infinity, 1e300, -1e300, -0.0])
  func `an interval of any size stays within the limits`(interval: Double) {
    let days = FuzzRange(around: interval, within: 3...90).days
    #expect(days.lowerBound >= 3)
    #expect(days.upperBound <= 90)
  }
}
