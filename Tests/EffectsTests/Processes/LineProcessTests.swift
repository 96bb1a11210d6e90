import Effects
import Testing

struct LineProcessTests {
  // A child that ends before it has read its input must not end the tests.
  init() { StandardStreams.prepare() }

  @Test func `each line is answered by a line`() throws {
    let child = try start("while read line; do echo \"<$line>\"; done")
    for word in ["one", "two", ""] {
      try child.write(line: Array(word.utf8), timeout: 5000)
      #expect(try child.readLine(limit: 100, timeout: 5000) == Array("<\(word)>".utf8))
    }
    child.kill()
  }

  @Test func `a program that says nothing is told of`() throws {
    let child = try start("sleep 60")
    #expect(throws: ProcessError.silent("/bin/sh", milliseconds: 50)) {
      try child.readLine(limit: 100, timeout: 50)
    }
  }

  @Test func `a program that ends tells its status`() throws {
    let child = try start("exit 9")
    #expect(throws: ProcessError.ended("/bin/sh", .exited(9))) {
      try child.readLine(limit: 100, timeout: 5000)
    }
  }

  @Test func `a learner who wants no more waits for no answer`() throws {
    let command = ProcessCommand("/bin/sh", ["-c", "read line; exec sleep 60"], environment: [:])
    let process = try LiveProcesses(isInterrupted: { true }).start(command)
    try process.write(line: Array("a".utf8), timeout: 10_000)
    #expect(throws: ProcessError.interrupted("/bin/sh")) {
      try process.readLine(limit: 100, timeout: 10_000)
    }
  }

  @Test func `a line without end is cut off`() throws {
    let child = try start("head -c 100000 /dev/zero; sleep 60")
    #expect(throws: ProcessError.tooLong("/bin/sh", limit: 1000)) {
      try child.readLine(limit: 1000, timeout: 5000)
    }
  }

  @Test func `a program that does not read blocks nobody`() throws {
    let child = try start("sleep 60")
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    #expect(throws: ProcessError.silent("/bin/sh", milliseconds: 50)) {
      try child.write(line: line, timeout: 50)
    }
  }

  private func start(_ script: String) throws -> any LineProcess {
    let environment = ["PATH": "/usr/bin:/bin"]
    return try LiveProcesses().start(
      ProcessCommand("/bin/sh", ["-c", script], environment: environment)
    )
  }
}
