import Core

extension Scenario {
  /// The most bytes of a scenario.
  package static let mostBytes = 64 << 10
  /// The most bytes of a line.
  package static let mostLineBytes = 4 << 10
  /// The most lines.
  package static let mostLines = 1_000
  /// The most problems that are told.
  private static let mostProblems = 20

  /// Reads a scenario's text.
  ///
  /// - Parameter text: Lines of steps and expectations; what is empty or begins with `#` is nothing.
  /// - Throws: The first problem, with its place.
  package init(parsing text: String) throws(ScenarioProblem) {
    let (scenario, problems) = Self.reading(text)
    if let first = problems.first { throw first }
    self = scenario
  }

  /// Reads a scenario's text as far as it makes sense.
  ///
  /// - Parameter text: Lines of steps and expectations; what is empty or begins with `#` is nothing.
  /// - Returns: What could be read, and the problems of the other lines, at most twenty.
  package static func reading(_ text: String) -> (scenario: Scenario, problems: [ScenarioProblem]) {
    var scenario = Scenario()
    guard text.utf8.count <= mostBytes else {
      return (scenario, [ScenarioProblem(.tooLong(mostBytes), line: 1, column: 1)])
    }
    var problems: [ScenarioProblem] = []
    var isFirst = true
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where problems.count < mostProblems {
      let number = index + 1
      let trimmed = String(line.drop { $0 == " " || $0 == "\t" })
      guard !trimmed.isEmpty, !trimmed.hasPrefix("#") else { continue }
      guard number <= mostLines else {
        problems.append(ScenarioProblem(.tooManyLines(mostLines), line: number, column: 1))
        break
      }
      do {
        try scenario.add(line, trimmed, number, isFirst: isFirst)
      } catch {
        problems.append(error)
      }
      isFirst = false
    }
    return (scenario, problems)
  }

  private mutating func add(
    _ line: Substring,
    _ trimmed: String,
    _ number: Int,
    isFirst: Bool
  ) throws(ScenarioProblem) {
    guard line.utf8.count <= Self.mostLineBytes else {
      throw ScenarioProblem(.lineTooLong(Self.mostLineBytes), line: number, column: 1)
    }
    var reader = try ScenarioLineReader(line, number: number)
    if reader.isNext("root") {
      let column = line.utf8.count - trimmed.utf8.count + 1
      guard isFirst else { throw ScenarioProblem(.lateRoot, line: number, column: column) }
      _ = try reader.word("root")
      root = try reader.name("the name of a view")
      try reader.end()
    } else {
      let content = try ScenarioParser.content(&reader)
      let end = trimmed.lastIndex { $0 != " " && $0 != "\t" } ?? trimmed.startIndex
      lines.append(Line(number: number, text: String(trimmed[...end]), content: content))
    }
  }
}
