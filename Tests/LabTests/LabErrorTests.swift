import Effects
import Lab
import Testing

struct LabErrorTests {
  @Test func `an error says the way out`() {
    #expect("\(LabError.noCompiler)".contains("PATH"))
    #expect("\(LabError.noRoom(.readOnly("/x")))".contains("XDG_CACHE_HOME"))
  }

  @Test(arguments: [
    LabError.notBuilt("a.pcm: 'No space left on device'"),
    .notMade("a.pcm: 'No space left on device'", root: "/x"),
  ])
  func `a full disk is told as such, whoever met it`(_ error: LabError) {
    #expect(
      "\(error)" == "there is no room for the lab in the folder for what can be made again; "
        + "free space on that disk, or name another with XDG_CACHE_HOME"
    )
  }
}
