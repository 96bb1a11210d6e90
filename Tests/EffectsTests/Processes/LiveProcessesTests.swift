import Effects
import Testing
import TestSupport

struct LiveProcessesTests {
  let processes = LiveProcesses()

  // A child that ends before it has read its input must not end the tests.
  init() { StandardStreams.prepare() }

  @Test func `both outputs and the status come back`() throws {
    let result = try processes.run(shell("echo out; echo err >&2; exit 3"))
    #expect(
      result
        == ProcessResult(
          end: .exited(3),
          output: Array("out\n".utf8),
          errors: Array("err\n".utf8)
        )
    )
  }

  @Test func `the child gets the environment it is given and nothing else`() throws {
    let command = ProcessCommand("/usr/bin/env", environment: ["B": "2", "A": "1"])
    let result = try processes.run(ProcessRequest(command, timeout: 10_000))
    #expect(String(decoding: result.output, as: UTF8.self) == "A=1\nB=2\n")
  }

  @Test func `input larger than a pipe passes while output comes back`() throws {
    let input = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    let command = ProcessCommand("/bin/cat", environment: [:])
    let result = try processes.run(
      ProcessRequest(command, input: input, outputLimit: 1 << 21, timeout: 10_000)
    )
    #expect(result.end == .exited(0))
    #expect(result.output == input)
  }

  @Test func `output past the limit is dropped, and the program still ends by itself`() throws {
    var request = shell("head -c 1000000 /dev/zero")
    request.outputLimit = 1000
    let result = try processes.run(request)
    #expect(result.end == .exited(0))
    #expect(result.output.count == 1000)
    #expect(result.wasCut)
  }

  @Test func `a program and all it started are killed when the time is up`() throws {
    var request = shell("sleep 60 & sleep 60")
    request.timeout = 100
    #expect(try processes.run(request).end == .timedOut)
  }

  @Test func `a grandchild that keeps the output open is not waited for`() throws {
    let result = try processes.run(shell("sleep 60 & echo done"))
    #expect(result.end == .exited(0))
    #expect(String(decoding: result.output, as: UTF8.self) == "done\n")
  }

  @Test func `a learner who wants no more ends it`() throws {
    let impatient = LiveProcesses(isInterrupted: { true })
    #expect(try impatient.run(shell("sleep 60")).end == .interrupted)
  }

  @Test func `a signal's number is told`() throws {
    #expect(try processes.run(shell("kill -9 $$")).end == .signalled(9))
  }

  @Test func `the child has only its three streams open`() throws {
    let result = try processes.run(shell("ls /proc/self/fd"))
    // The fourth is the one through which 'ls' reads the folder.
    #expect(String(decoding: result.output, as: UTF8.self) == "0\n1\n2\n3\n")
  }

  @Test func `the child works in the folder it is given`() throws {
    let folder = try TemporaryFolder()
    var request = shell("pwd")
    request.command.folder = folder.path
    let result = try processes.run(request)
    #expect(String(decoding: result.output, as: UTF8.self) == folder.path + "\n")
  }

  @Test func `a closed pipe ends a child, though this process ignores it`() throws {
    let result = try processes.run(shell("trap - PIPE; yes | head -n 1; exit 0"))
    #expect(result.end == .exited(0))
  }

  @Test func `a file size limit is the kernel's to keep`() throws {
    let folder = try TemporaryFolder()
    var request = shell("sleep 0.2; head -c 100000 /dev/zero > \(folder.path)/big")
    request.command.limits.fileSize = 1000
    #expect(try processes.run(request).end != .exited(0))
    #expect(try LiveFiles().status(folder.appending("big"))?.size == 1000)
  }

  @Test func `a missing program is named`() {
    let command = ProcessCommand("/no/such", environment: [:])
    #expect(throws: ProcessError.notFound("/no/such")) {
      try processes.run(ProcessRequest(command, timeout: 1000))
    }
    #expect(
      ProcessError.notFound("/no/such").description
        == "there is no program '/no/such' that can be run"
    )
  }

  @Test func `an interactive program shares the streams and tells its status`() throws {
    let command = ProcessCommand("/bin/sh", ["-c", "exit 7"], environment: [:])
    #expect(try processes.runInteractively(command) == .exited(7))
  }

  private func shell(_ script: String) -> ProcessRequest {
    let environment = ["PATH": "/usr/bin:/bin"]
    return ProcessRequest(
      ProcessCommand("/bin/sh", ["-c", script], environment: environment),
      timeout: 10_000
    )
  }
}
