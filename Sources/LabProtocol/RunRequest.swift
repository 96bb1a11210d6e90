package import Scenarios
import StrictJSON

/// What the lab is asked to run: a root view and a scenario.
///
/// It goes to standard input, one JSON object a line, so that a snippet finds nothing of it in the
/// arguments of the process.
package struct RunRequest: Equatable, Sendable {
  /// Repeated in what the verdict depends on; a snippet cannot forge what it does not know.
  package var nonce: String
  /// The root view; `nil` for the first one that the snippet's entry offers.
  package var root: String?
  /// The steps and expectations, with the numbers of their lines in the scenario.
  package var lines: [Line]

  /// A line with its number in the scenario.
  package struct Line: Equatable, Sendable {
    /// Its number in the scenario's text, 1 and up.
    package var number: Int
    /// What it says.
    package var content: Scenario.Content

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - number: Its number in the scenario's text, 1 and up.
    ///   - content: What it says.
    package init(number: Int, _ content: Scenario.Content) {
      self.number = number
      self.content = content
    }
  }

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - nonce: What the records of the run have to repeat; not to be guessed.
  ///   - root: The root view; `nil` for the first one that the snippet's entry offers.
  ///   - lines: The steps and expectations.
  package init(nonce: String, root: String? = nil, lines: [Line] = []) {
    self.nonce = nonce
    self.root = root
    self.lines = lines
  }

  /// Makes the request for a scenario.
  ///
  /// - Parameters:
  ///   - nonce: What the records of the run have to repeat; not to be guessed.
  ///   - scenario: What is done and expected.
  package init(nonce: String, _ scenario: Scenario) {
    self.init(
      nonce: nonce,
      root: scenario.root,
      lines: scenario.lines.map { Line(number: $0.number, $0.content) }
    )
  }

  /// The request as lines of JSON, each with its line feed.
  package var bytes: [UInt8] {
    var header: JSONObject = ["nonce": .string(nonce)]
    header["root"] = root.map(JSONValue.string)
    let all = [header] + lines.map(Self.json)
    return all.flatMap { Array(JSONValue.object($0).text().utf8) + [UInt8(ascii: "\n")] }
  }

  private static func json(_ line: Line) -> JSONObject {
    var json: JSONObject = ["line": .integer(line.number)]
    let content =
      switch line.content {
      case .step(let step): step.json
      case .expectation(let expectation): expectation.json
      }
    for member in content.members { json[member.key] = member.value }
    return json
  }
}

extension RunRequest {
  /// Reads a request; empty lines are nothing.
  ///
  /// - Parameter bytes: Lines of JSON, the last one with or without a line feed.
  /// - Throws: ``LineProblem`` with the first place that makes no sense.
  package init(bytes: [UInt8]) throws(LineProblem) {
    let texts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let header = try LineObject(Array(texts.first ?? []), line: 1)
    try header.allow("nonce", "root")
    self.init(nonce: try header.text("nonce"), root: try header.optionalText("root"))
    for (index, text) in texts.enumerated().dropFirst() where !text.isEmpty {
      let line = try LineObject(Array(text), line: index + 1)
      let content: Scenario.Content
      if line.has("do") {
        content = .step(try Step(line))
      } else {
        content = .expectation(try Expectation(line))
      }
      lines.append(Line(number: try line.count("line"), content))
    }
  }
}
