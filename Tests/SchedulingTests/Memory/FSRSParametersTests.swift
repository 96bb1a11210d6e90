import Core
import Scheduling
import StrictJSON
import Testing

struct FSRSParametersTests {
  @Test func `older parameters are carried over as fsrs-rs does`() throws {
    let cases = try #require(try Fixture.json("vectors.json")["parameter_migration"]?.array)
    #expect(!cases.isEmpty)
    for json in cases {
      let ours = try FSRSParameters(try #require(json["in"]?.numbers))
      let expected = try #require(json["out"]?.numbers)
      #expect(ours.values.count == 21)
      #expect(zip(ours.values, expected).allSatisfy { abs($0 - $1) <= 1e-6 })
      #expect(ours.clips.isEmpty)
    }
  }

  @Test func `the defaults lie within their ranges`() throws {
    #expect(try FSRSParameters(FSRSParameters.defaults) == FSRSParameters())
  }

  @Test func `a number out of range is moved to its bound, and listed`() throws {
    var numbers = FSRSParameters.defaults
    numbers[4] = 11
    numbers[20] = 0.05
    let parameters = try FSRSParameters(numbers)
    #expect(parameters.values[4] == 10)
    #expect(parameters.values[20] == 0.1)
    #expect(parameters.clips.map(\.index) == [4, 20])
    #expect(parameters.clips.map(\.given) == [11, 0.05])
    #expect(parameters.clips.map(\.used) == [10, 0.1])
  }

  @Test(arguments: [1, 18, 20, 22, 34, 35])
  func `another count of numbers is refused`(count: Int) throws {
    #expect(throws: ParameterError.unknownCount(count)) {
      try FSRSParameters(Array(repeating: 1, count: count))
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that is not finite is refused`(number: Double) throws {
    var numbers = FSRSParameters.defaults
    numbers[7] = number
    #expect(throws: ParameterError.notFinite(index: 7)) { try FSRSParameters(numbers) }
  }

  @Test func `older parameters that cannot be carried over are refused`() throws {
    var numbers = Array(FSRSParameters.defaults.prefix(17))
    numbers[5] = -1
    #expect(throws: ParameterError.notFinite(index: 5)) { try FSRSParameters(numbers) }
  }

  @Test func `errors say the rule and the way out`() {
    #expect(
      ParameterError.unknownCount(35).description
        == "FSRS has 17, 19 or 21 parameters, not 35; leave them out to use the defaults"
    )
    #expect(
      ParameterError.notFinite(index: 7).description
        == "FSRS parameter w7 must be a finite number; run 'viva optimize' to fit new ones"
    )
  }
}
