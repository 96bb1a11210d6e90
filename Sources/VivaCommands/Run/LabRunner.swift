import Core
import Lab
import LabProtocol
import LinterProtocol
import Scenarios

/// Runs code in the lab.
struct LabRunner: SnippetRunning {
  private let lab: Lab

  init(_ lab: Lab) { self.lab = lab }

  func run(_ files: [CodeFile], driver: [CodeFile], _ scenario: Scenario) throws -> RunAnswer {
    let snippet = Snippet(files: files, driver: driver, root: scenario.root)
    switch try lab.compile(snippet) {
    case .unparsed(let findings), .faulty(let findings): return .refused(findings)
    case .unknown(let names): return .unknown(names)
    case .compiled(let compiled):
      var scenario = scenario
      if scenario.root == nil { scenario.root = try Self.root(of: compiled) }
      return .ran(
        RanSnippet(
          try lab.run(compiled, scenario),
          root: scenario.root,
          warnings: compiled.warnings,
          leftOut: compiled.leftOut
        )
      )
    }
  }

  /// The view that is mounted where the scenario names none; `nil` where functions are all there is.
  private static func root(of snippet: CompiledSnippet) throws(RunProblem) -> String? {
    let candidates = snippet.views.filter(\.isOffered).map {
      RootChoice.Candidate(name: $0.name, isMade: $0.isMade)
    }
    if candidates.isEmpty, snippet.views.isEmpty, !snippet.functions.isEmpty { return nil }
    return try RootChoice.root(among: candidates)
  }
}
