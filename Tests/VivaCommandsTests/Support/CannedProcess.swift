import Effects

/// A program whose answers are known before.
final class CannedProcess: LineProcess {
  private let answers: [String: String]
  private var asked = ""

  /// Writes down what is answered to a line that contains a word.
  init(answers: [String: String]) { self.answers = answers }

  func write(line: [UInt8], timeout: Int) throws(ProcessError) {
    asked = String(decoding: line, as: UTF8.self)
  }

  func readLine(limit: Int, timeout: Int) throws(ProcessError) -> [UInt8] {
    let answer = answers.first { asked.contains($0.key) }?.value
    return Array((answer ?? "{\"failure\":\"not foreseen: \(asked)\"}").utf8)
  }

  func kill() {}
}
