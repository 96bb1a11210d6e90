/// A program that answers lines with lines.
package protocol LineProcess: AnyObject {
  /// Sends a line, to which a line feed is added; the program may take `timeout` milliseconds to
  /// read it.
  func write(line: [UInt8], timeout: Int) throws(ProcessError)

  /// Waits at most `timeout` milliseconds for the program's next line, which comes without its
  /// line feed and may have at most `limit` bytes.
  func readLine(limit: Int, timeout: Int) throws(ProcessError) -> [UInt8]

  /// Ends the program, and all it has started, at once.
  func kill()
}
