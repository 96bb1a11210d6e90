import Core
import Effects
import Scenarios

/// A scenario and where it comes from.
struct ScenarioFile {
  /// What is done and expected.
  let scenario: Scenario
  /// The path, or another name for messages.
  let path: String

  /// The scenario that mounts the root and does nothing.
  static let empty = ScenarioFile(scenario: Scenario(), path: "")

  private init(scenario: Scenario, path: String) {
    self.scenario = scenario
    self.path = path
  }

  /// Reads a scenario's text.
  init(text: String, path: String) throws(RunProblem) {
    let (scenario, problems) = Scenario.reading(text)
    guard problems.isEmpty else { throw .scenario(path: path, problems) }
    self.init(scenario: scenario, path: path)
  }

  /// Reads a file.
  init(path: String, files: any FileAccess) throws {
    let bytes = try files.read(path, limit: Scenario.mostBytes + 1)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SubmissionProblem.notText(path)
    }
    // As in Swift files, a mark of the byte order may come first.
    let isMarked = text.unicodeScalars.first == "\u{feff}"
    try self.init(
      text: isMarked ? String(text.unicodeScalars.dropFirst()) : text,
      path: path
    )
  }

  /// Refuses a scenario that needs another version, where there is none.
  func requireOneVersion() throws(RunProblem) {
    for line in scenario.lines {
      guard case .expectation(.count(_, _, .version(let name))) = line.content else { continue }
      throw .onlyOneVersion(name, path: path, line: line.number)
    }
  }

  /// Refuses names of views, models and types that code does not declare: an expectation that
  /// something ran 0 times would hold whatever its name.
  func requireNames(in declared: Set<String>) throws(RunProblem) {
    for line in scenario.lines {
      guard case .expectation(let expectation) = line.content,
        let name = Self.name(in: expectation), !declared.contains(name)
      else { continue }
      let nearest = Suggestion.nearest(to: name, among: declared.sorted())
      throw .unknownName(name, path: path, line: line.number, nearest: nearest)
    }
  }

  /// The type that an expectation is about, where it is about one.
  static func name(in expectation: Scenarios.Expectation) -> String? {
    let name: String
    switch expectation {
    case .count(let counted, _, _): name = counted.name
    case .cause(let view, _): name = view
    case .state(let property, _): name = property
    case .text, .field, .value, .control, .warning: return nil
    }
    // Of `Card<Text>` and `Editor.title` the type.
    return name.split { "<.".contains($0) }.first.map(String.init)
  }
}
