/// A program that answers lines with lines.
package protocol LineProcess: AnyObject {
  /// Sends a line, to which a line feed is added.
  ///
  /// - Parameters:
  ///   - line: The bytes, without a line feed.
  ///   - timeout: Milliseconds that the program may take to read it.
  func write(line: [UInt8], timeout: Int) throws(ProcessError)

  /// Waits for the program's next line, which comes without its line feed.
  ///
  /// - Parameters:
  ///   - limit: The most bytes a line may have.
  ///   - timeout: Milliseconds to wait.
  func readLine(limit: Int, timeout: Int) throws(ProcessError) -> [UInt8]

  /// Ends the program, and all it has started, at once.
  func kill()
}
