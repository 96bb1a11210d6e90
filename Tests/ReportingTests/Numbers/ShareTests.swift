import Reporting
import Testing

struct ShareTests {
  /// Bounds as `statsmodels.stats.proportion.proportion_confint(…, method="wilson")` gives them.
  @Test(
    arguments: [
      (8, 10, .eighty, 0.601596, 0.913763),
      (8, 10, .ninetyFive, 0.490162, 0.943318),
      (0, 10, .eighty, 0.000000, 0.141069),
      (0, 10, .ninetyFive, 0.000000, 0.277533),
      (10, 10, .eighty, 0.858931, 1.000000),
      (10, 10, .ninetyFive, 0.722467, 1.000000),
      (91, 100, .eighty, 0.866399, 0.940352),
      (91, 100, .ninetyFive, 0.837738, 0.951927),
      (450, 500, .eighty, 0.881475, 0.915906),
      (450, 500, .ninetyFive, 0.870578, 0.923322),
    ] as [(Int, Int, Share.Confidence, Double, Double)]
  )
  func `the range is Wilson's`(
    right: Int,
    count: Int,
    confidence: Share.Confidence,
    low: Double,
    high: Double
  ) throws {
    let range = try #require(Share(right: right, of: count).range(confidence))
    #expect(abs(range.lowerBound - low) < 1e-6)
    #expect(abs(range.upperBound - high) < 1e-6)
  }

  @Test func `under ten answers there is neither a share nor a range`() {
    #expect(Share(right: 9, of: 9).ratio == nil)
    #expect(Share(right: 9, of: 9).range(.eighty) == nil)
    #expect(Share().ratio == nil)
    #expect(Share(right: 5, of: 10).ratio == 0.5)
  }

  @Test func `a range lies in 0…1 around its share, and more surety makes it wider`() throws {
    for count in [10, 11, 100, 10_000] {
      for right in [0, 1, count / 2, count - 1, count] {
        let share = Share(right: right, of: count)
        let ratio = try #require(share.ratio)
        let eighty = try #require(share.range(.eighty))
        let ninetyFive = try #require(share.range(.ninetyFive))
        #expect(eighty.contains(ratio))
        #expect(ninetyFive.lowerBound <= eighty.lowerBound)
        #expect(ninetyFive.upperBound >= eighty.upperBound)
        #expect((0...1).contains(ninetyFive.lowerBound) && (0...1).contains(ninetyFive.upperBound))
      }
    }
  }

  @Test func `impossible counts are held to possible ones`() {
    #expect(Share(right: 5, of: 3) == Share(right: 3, of: 3))
    #expect(Share(right: -1, of: -1) == Share())
  }
}
