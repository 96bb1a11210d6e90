import LabProtocol
import Testing

struct FallTests {
  @Test(arguments: Fall.Reason.allCases, [true, false])
  func `a fall comes back from its line as it was`(reason: Fall.Reason, isInBody: Bool) {
    let fall = Fall(reason, isInBody: isInBody)
    #expect(Fall(line: fall.line) == fall)
  }

  @Test(arguments: ["", "{}", #"{"fall":"stack"}"#, #"{"fall":"stack","body":true,"nonce":""}"#])
  func `what is not written exactly so is none`(line: String) {
    #expect(Fall(line: Array(line.utf8)) == nil)
  }
}
