import Scheduling
import Testing

struct ParameterTextTests {
  @Test func `parameters are read as they were written`() throws {
    let parameters = FSRSParameters()
    #expect(try FSRSParameters(text: parameters.text) == parameters)
    #expect(parameters.text.hasPrefix("0.212,1.2931,2.3065,8.2956,"))
  }

  @Test(arguments: [("", 0), ("1,,3", 1), ("1,2,x", 2), ("1;2", 0)])
  func `what is no number is refused by its place`(text: String, index: Int) {
    #expect(throws: ParameterError.notNumber(index: index)) { try FSRSParameters(text: text) }
  }

  @Test func `a set has a name of its own unless it is the defaults`() throws {
    var numbers = FSRSParameters.defaults
    numbers[0] = 0.3
    let fitted = try FSRSParameters(numbers)
    #expect(FSRSParameters().setName == "fsrs6")
    #expect(fitted.setName.hasPrefix("fsrs6x"))
    #expect(fitted.setName.count == 14)
    #expect(fitted.setName == (try FSRSParameters(text: fitted.text).setName))
  }

  @Test func `rounded parameters have six decimals at most`() throws {
    var numbers = FSRSParameters.defaults
    numbers[0] = 0.123_456_789
    #expect(try FSRSParameters(numbers).rounded.values[0] == 0.123_457)
  }
}
