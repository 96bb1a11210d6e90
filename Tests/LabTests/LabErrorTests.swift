import Effects
import Lab
import Testing

struct LabErrorTests {
  @Test func `an error says the way out`() {
    #expect("\(LabError.noCompiler)".contains("PATH"))
    #expect("\(LabError.noRoom(.readOnly("/x")))".contains("XDG_CACHE_HOME"))
  }

  @Test func `code that is too large is told with the limit`() {
    #expect(
      "\(LabError.tooLarge(seconds: 40))"
        == "the code is too large for the lab: the compiler did not come to an end within 40 s; split it"
    )
  }

  @Test(arguments: [
    LabError.compilerBroke("a.o: No space left on device"),
    .notLinked("cannot open snippet.so: No space left on device"),
  ])
  func `a disk that is full while a snippet is compiled is no broken compiler`(_ error: LabError) {
    #expect(
      "\(error)"
        == "there is no room for what is compiled in the folder for what can be made again; free "
        + "space on that disk, or name another with XDG_CACHE_HOME"
    )
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
