import Effects
import Glibc
import Testing

struct LiveOutputTests {
  @Test func `text is held back until the flush, and comes whole`() throws {
    let ends = try pipeEnds()
    let output = LiveOutput(descriptor: ends.writing, name: "the pipe")
    output.write("one ")
    output.write("two\n")
    #expect(try waiting(ends.reading) == 0)
    try output.flush()
    #expect(try waiting(ends.reading) == 8)
    #expect(!output.isTerminal)
    close(ends)
  }

  @Test func `a pipe that nobody reads is closed, not an end of the process`() throws {
    StandardStreams.prepare()
    let ends = try pipeEnds()
    _ = Glibc.close(ends.reading)
    let output = LiveOutput(descriptor: ends.writing, name: "the pipe")
    output.write("lost")
    #expect(throws: OutputError.closed) { try output.flush() }
    output.write("lost as well")
    #expect(throws: OutputError.closed) { try output.flush() }
    _ = Glibc.close(ends.writing)
  }

  @Test func `a full disk is told`() throws {
    let full = unsafe open("/dev/full", O_WRONLY | O_CLOEXEC)
    let output = LiveOutput(descriptor: full, name: "standard output")
    output.write("lost")
    #expect(throws: OutputError.failed(.full("standard output"))) { try output.flush() }
    _ = Glibc.close(full)
  }

  @Test func `the words name the stream and the way out`() {
    #expect(OutputError.closed.description == "nobody reads the output any more")
    #expect(
      OutputError.failed(.full("standard output")).description
        == "there is no room for 'standard output'; free space on that disk or choose another "
        + "folder"
    )
  }

  private func pipeEnds() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(unsafe pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  private func close(_ ends: (reading: Int32, writing: Int32)) {
    _ = Glibc.close(ends.reading)
    _ = Glibc.close(ends.writing)
  }

  private func waiting(_ descriptor: Int32) throws -> Int32 {
    var count: Int32 = -1
    unsafe withUnsafeMutablePointer(to: &count) { count in
      _ = unsafe ioctl(descriptor, UInt(FIONREAD), count)
    }
    return count
  }
}
