import Core
import Testing

struct ThresholdTests {
  private static let counted = Threshold("reads", 4, in: 2...99, "properties read")
  private static let measured = Threshold("interval", 1, in: 0.001...3600, "seconds")

  @Test(arguments: [
    (counted, 2.0, true), (counted, 99, true), (counted, 1, false), (counted, 100, false),
    (counted, 2.5, false), (measured, 0.5, true), (measured, 0, false), (measured, 3601, false),
    (measured, .nan, false), (measured, .infinity, false), (counted, -4, false),
  ])
  func `a value has to be in the range, and whole where things are counted`(
    threshold: Threshold,
    value: Double,
    isAllowed: Bool
  ) {
    #expect(threshold.allows(value) == isAllowed)
  }

  @Test func `what a value looks like is said in words`() {
    #expect(Self.counted.expected == "a whole number from 2 to 99")
    #expect(Self.measured.expected == "a number from 0.001 to 3600")
  }

  @Test(arguments: [(4.0, "4"), (0.25, "0.25"), (1e300, "1e+300"), (-2, "-2")])
  func `a value is written as people write it`(value: Double, text: String) {
    #expect(Threshold.text(value) == text)
  }
}
