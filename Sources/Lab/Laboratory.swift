package import LabProtocol
package import Scenarios

/// What compiles snippets and runs them; ``Lab`` does it on this machine.
package protocol Laboratory {
  /// Compiles a snippet; throws where the lab cannot do its work.
  func compile(_ snippet: Snippet) throws -> Compilation

  /// Runs a compiled snippet through a scenario; throws where the run could not begin.
  func run(_ snippet: CompiledSnippet, _ scenario: Scenario) throws -> SnippetRun
}
