import Core
import Scenarios

/// Why something cannot be run as it was asked for.
enum RunProblem: Error, Equatable {
  /// The scenario of a file makes no sense.
  case scenario(path: String, [ScenarioProblem])
  /// A line of the scenario names something that the code does not declare.
  case unknownName(String, path: String, line: Int, nearest: String?)
  /// The scenario compares with another version, and only one is there.
  case onlyOneVersion(String, path: String, line: Int)
  /// No view of the code can be mounted as it is.
  case noRoot
  /// Several views can be.
  case severalRoots([String])
  /// Two versions are compared, not one or three.
  case notTwo(Int)
  /// The item has nothing that can be run.
  case nothingToRun(String)
  /// The code of the item's bank may not be run; why, and the way out.
  case notAllowed(String)
  /// The code uses names that the lab does not know.
  case unknownToLab([String])
}

extension RunProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .scenario(let path, let problems):
      problems.map {
        "\(Self.shown(path)):\($0.position.line):\($0.position.column): error: \($0)"
      }
      .joined(separator: "\n")
    case .unknownName(let name, let path, let line, let nearest):
      "\(Self.shown(path)):\(line): error: the code declares no '\(Self.shown(name))'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .onlyOneVersion(let version, let path, let line):
      "\(Self.shown(path)):\(line): error: '\(version)' is another version to compare with; "
        + "run both with 'viva run --compare OTHER THIS --scenario FILE'"
    case .noRoot:
      "no view of the code can be mounted as it is; add one that makes the others, or a preview: "
        + "#Preview { … }"
    case .severalRoots(let names):
      "any of these views can be mounted: \(names.joined(separator: ", ")); name one in a "
        + "scenario's first line: root \(names.first ?? "NAME")"
    case .notTwo(let count):
      "--compare takes two files or folders, and \(count == 1 ? "one was" : "\(count) were") given"
    case .nothingToRun(let id):
      "'\(id)' has no scenario and nothing else to run"
    case .notAllowed(let reason): "not run: \(reason)"
    case .unknownToLab(let names):
      "the lab does not know \(names.map { "'\(Self.shown($0))'" }.joined(separator: ", ")), so it "
        + "cannot run this; that is no mistake of the code"
    }
  }

  private static func shown(_ text: String) -> String { VisibleText.escapedLine(text) }
}
