import LinterProtocol
import Core
import Lab
import Scenarios

/// From code to its run, on whatever thread: compiling, choosing what is mounted, running.
struct LabWork {
  let lab: any Laboratory

  /// Compiles code and runs it through a scenario.
  func answer(to snippet: Snippet, _ scenario: Scenario) throws -> RunAnswer {
    switch try lab.compile(snippet) {
    case .unparsed(let findings), .faulty(let findings): return .refused(findings)
    case .unknown(let names): return .unknown(names)
    case .compiled(let compiled):
      var scenario = scenario
      if compiled.isProgram {
        scenario = Scenario()
      } else if scenario.root == nil {
        scenario.root = try Self.root(of: compiled)
      }
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
