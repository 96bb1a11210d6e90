import Glibc
import Terminal
import Testing

struct PlainLineReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let lines: [String]

    init(_ text: String, _ lines: [String]) {
      self.text = text
      self.lines = lines
    }

    var testDescription: String { text.debugDescription }
  }

  @Test(arguments: [
    Case("", []),
    Case("\n", [""]),
    Case("a\nb\n", ["a", "b"]),
    Case("a\nb", ["a", "b"]),
    Case("a\r\n\r\nb\r", ["a", "", "b"]),
    Case("\u{feff}a\n\u{feff}b\n", ["a", "\u{feff}b"]),
    Case("日本\n", ["日本"]),
  ])
  func `lines come without their ends`(_ test: Case) {
    #expect(lines(of: PlainLineReader(text: test.text)) == test.lines)
  }

  @Test func `the end of input stays the end`() {
    let reader = PlainLineReader(text: "a")
    #expect(reader.readLine(StyledText(), .command) == .line("a"))
    #expect(reader.readLine(StyledText(), .command) == .endOfInput)
    #expect(reader.readLine(StyledText(), .command) == .endOfInput)
    #expect(!reader.isInteractive)
  }

  @Test(arguments: [
    ("a\n b\n.\nrest\n", "a\n b\n"), ("a\nb", "a\nb\n"), (".\n", ""), ("..\n.\n", "..\n"),
  ])
  func `code ends at a line that holds only a dot, or at the end`(text: String, code: String) {
    #expect(PlainLineReader(text: text).readLine(StyledText(), .code) == .line(code))
  }

  @Test func `no code at all is the end of input`() {
    #expect(PlainLineReader(text: "").readLine(StyledText(), .code) == .endOfInput)
  }

  @Test func `a pipe is read in whatever pieces it comes, and bytes that are no text replaced`()
    throws
  {
    let pipe = try Pipe()
    let reader = PlainLineReader(descriptor: pipe.readEnd)
    pipe.write(Array("one\ntw".utf8))
    #expect(reader.readLine(StyledText(), .answer) == .line("one"))
    pipe.write(Array("o\n".utf8) + [0xff, 0x41, 0x0a] + Array("last".utf8))
    #expect(reader.readLine(StyledText(), .answer) == .line("two"))
    pipe.closeWriteEnd()
    #expect(reader.readLine(StyledText(), .answer) == .line("\u{fffd}A"))
    #expect(reader.readLine(StyledText(), .answer) == .line("last"))
    #expect(reader.readLine(StyledText(), .answer) == .endOfInput)
  }

  @Test func `of an endless line only the first mebibyte is kept`() {
    let long = String(repeating: "x", count: (1 << 20) + 5)
    let reader = PlainLineReader(text: long + "\nnext\n")
    #expect(lines(of: reader).map(\.utf8.count) == [1 << 20, 4])
  }

  @Test func `a stream that cannot be read is the end of input`() {
    let descriptor = unsafe open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { _ = close(descriptor) }
    #expect(PlainLineReader(descriptor: descriptor).readLine(StyledText(), .answer) == .endOfInput)
  }

  private func lines(of reader: PlainLineReader) -> [String] {
    var lines: [String] = []
    while case .line(let line) = reader.readLine(StyledText(), .command) { lines.append(line) }
    return lines
  }
}

/// Both ends of a pipe, closed with the value.
private final class Pipe {
  let readEnd: Int32
  private var writeEnd: Int32?

  struct Failure: Error {}

  init() throws {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw Failure() }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  func write(_ bytes: [UInt8]) {
    guard let writeEnd else { return }
    _ = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(writeEnd, $0.baseAddress, $0.count) }
  }

  func closeWriteEnd() {
    if let writeEnd { _ = close(writeEnd) }
    writeEnd = nil
  }

  deinit {
    closeWriteEnd()
    _ = close(readEnd)
  }
}
