import Core
import Scenarios

/// Makes the findings in an item's code, at their places in the bank.
struct ItemFault {
  let item: Item

  /// A fault of the whole item, or of a line of the bank.
  func callAsFunction(_ code: String, _ message: String, line: Int? = nil, column: Int = 1)
    -> Finding
  {
    Finding(
      code,
      .error,
      file: item.file,
      start: line.map { TextPosition(line: $0, column: column) } ?? item.position,
      message: "'\(item.id.base)': \(message)"
    )
  }

  /// A fault at a place that was found in one of some files.
  func callAsFunction(
    _ code: String,
    _ message: String,
    at place: Finding,
    in files: [CodeFile]
  ) -> Finding {
    guard let file = files.first(where: { $0.name == place.file }) else {
      return self(code, message)
    }
    return self(
      code,
      message,
      line: file.line + place.start.line - 1,
      column: place.start.column
    )
  }

  /// What is wrong with a scenario that begins on a line of the bank.
  func callAsFunction(_ problems: [ScenarioProblem], from line: Int) -> [Finding] {
    problems.map {
      self(
        "broken_scenario",
        "\($0)",
        line: line + $0.position.line - 1,
        column: $0.position.column
      )
    }
  }
}
