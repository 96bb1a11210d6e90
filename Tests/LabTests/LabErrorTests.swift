import Lab
import Testing

struct LabErrorTests {
  @Test func `an error says the way out`() {
    #expect("\(LabError.noCompiler)".contains("PATH"))
  }
}
