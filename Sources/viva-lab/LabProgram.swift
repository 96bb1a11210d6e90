@unsafe @preconcurrency internal import Glibc
internal import LabProtocol
internal import LabUI

/// The program that runs a compiled snippet and tells what happened.
@main
struct LabProgram {
  static func main() {
    // Before anything else: once the process has made a task, its executors can no longer be chosen.
    VirtualTime.install()
    if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--program" {
      MainProgram.run(CommandLine.arguments[2])
    }
    guard CommandLine.arguments.count == 2 else {
      Diagnostics.fail(
        "usage: viva-lab LIBRARY < SCENARIO 3> TRACE, or viva-lab --program LIBRARY 3> TRACE",
        status: .wrongUsage
      )
    }
    let request = Request.read()
    let trace = Trace(nonce: request.nonce)
    TrackedReads.prepare()
    let library = CommandLine.arguments[1]
    Snippet.requirePath(library)
    // What a snippet prints is in its file even when it crashes with the next line.
    unsafe setvbuf(stdout, nil, _IOLBF, 0)
    Walls.enter(readable: library)
    Snippet.load(library)
    let host = Run(request, trace: trace).start()
    fflush(nil)
    // The end was told; taking the snippet's tree down would only take time, and might run its code.
    withExtendedLifetime(host) { _exit(0) }
  }
}
