internal import Glibc
internal import LabProtocol
internal import LabUI

/// The program that runs a compiled snippet and tells what happened.
@main
struct LabProgram {
  static func main() {
    // Before anything else: once the process has made a task, its executors can no longer be chosen.
    VirtualTime.install()
    guard CommandLine.arguments.count == 2 else {
      Diagnostics.fail("usage: viva-lab LIBRARY < SCENARIO 3> TRACE", status: .wrongUsage)
    }
    let request = Request.read()
    let trace = Trace(nonce: request.nonce)
    TrackedReads.prepare()
    Snippet.load(CommandLine.arguments[1])
    Run(request, trace: trace).start()
    // The end was told; taking the snippet's tree down would only take time.
    exit(0)
  }
}
