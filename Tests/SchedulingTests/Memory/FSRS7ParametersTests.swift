import Core
import Scheduling
import Testing

struct FSRS7ParametersTests {
  @Test func `no numbers are the defaults, which lie within their ranges`() throws {
    #expect(try FSRS7Parameters([]) == FSRS7Parameters())
    #expect(try FSRS7Parameters(FSRS7Parameters.defaults) == FSRS7Parameters())
  }

  @Test(arguments: [1, 17, 19, 21, 33, 35, 36])
  func `another count than 34 is refused`(count: Int) {
    #expect(throws: ParameterError.unknownCount(count, of: .fsrs7)) {
      try FSRS7Parameters(Array(repeating: 1, count: count))
    }
  }

  @Test(arguments: [
    (21, "FSRS-7 has 34 parameters, not 21; leave them out to use the defaults"),
    (
      35,
      "FSRS-7 has 34 parameters; 35 are those of its draft, which mean something else; leave "
        + "them out to use the defaults"
    ),
  ])
  func `a count that is refused is told with the way out`(count: Int, words: String) {
    #expect(ParameterError.unknownCount(count, of: .fsrs7).description == words)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity], [0, 14, 33])
  func `a number that is not finite is refused`(number: Double, index: Int) {
    var numbers = FSRS7Parameters.defaults
    numbers[index] = number
    #expect(throws: ParameterError.notFinite(index: index)) { try FSRS7Parameters(numbers) }
  }

  struct Clipped: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Numbers in place of the defaults, by index.
    let given: [Int: Double]
    /// The parameters that are used in place of what was given.
    let used: [Int: Double]
  }

  @Test(arguments: [
    Clipped(testDescription: "below", given: [6: 0], used: [6: 0.1]),
    Clipped(testDescription: "above", given: [23: 3, 33: 1], used: [23: 0.25, 33: 0.6]),
    Clipped(
      testDescription: "a better first answer with less stability",
      given: [0: 9, 3: 1],
      used: [1: 9, 2: 9, 3: 9]
    ),
    Clipped(testDescription: "w26 below w25", given: [25: 0.8, 26: 0.6], used: [26: 0.8]),
    Clipped(testDescription: "huge", given: [3: 1e300], used: [3: 100]),
  ])
  func `a number out of range or order is moved to its bound, and listed`(test: Clipped) throws {
    var numbers = FSRS7Parameters.defaults
    for (index, number) in test.given { numbers[index] = number }
    let parameters = try FSRS7Parameters(numbers)
    #expect(parameters.clips.map(\.index) == test.used.keys.sorted())
    for clip in parameters.clips {
      #expect(clip.given == numbers[clip.index])
      #expect(clip.used == test.used[clip.index])
      #expect(parameters.values[clip.index] == clip.used)
    }
  }
}
