import Effects
package import LabProtocol
package import Scenarios

/// The lab: compiles snippets and runs them in scenarios.
///
/// Compiler, linker, modules and sandbox are found when they are first needed and kept for as long as
/// this value lives.
package final class Lab: Laboratory {
  private let machine: LabMachine
  private var tools: Tools?

  private struct Tools {
    let toolchain: Toolchain
    let confinement: Confinement
    let place: LabPlace
  }

  /// Makes a lab; nothing is looked for yet.
  ///
  /// - Parameter machine: What it needs of the machine.
  package init(_ machine: LabMachine) { self.machine = machine }

  /// Compiles a snippet.
  ///
  /// - Parameter snippet: The code.
  /// - Returns: What came of it.
  /// - Throws: ``LabError`` where the lab cannot do its work, and what preparing throws.
  package func compile(_ snippet: Snippet) throws -> Compilation {
    try working { try compile(snippet, with: try ready()) }
  }

  private func compile(_ snippet: Snippet, with tools: Tools) throws -> Compilation {
    let call = CompilerCall(
      machine: machine,
      toolchain: tools.toolchain,
      confinement: tools.confinement,
      place: tools.place
    )
    return try SnippetCompiler(machine: machine, call: call).compile(snippet)
  }

  /// Runs a compiled snippet through a scenario.
  ///
  /// - Parameters:
  ///   - snippet: The snippet.
  ///   - scenario: What is done and expected.
  /// - Returns: What happened.
  /// - Throws: ``LabError`` where the run could not begin.
  package func run(_ snippet: CompiledSnippet, _ scenario: Scenario) throws -> SnippetRun {
    try working { try run(snippet, scenario, with: try ready()) }
  }

  private func run(
    _ snippet: CompiledSnippet,
    _ scenario: Scenario,
    with tools: Tools
  ) throws -> SnippetRun {
    let runner = SnippetRunner(
      machine: machine,
      toolchain: tools.toolchain,
      confinement: tools.confinement,
      place: tools.place
    )
    if snippet.isProgram { return try runner.run(program: snippet) }
    // A view in another type is registered by its last name.
    let root = scenario.root.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    return try runner.run(
      snippet,
      root: root,
      scenario.lines.map { RunRequest.Line(number: $0.number, $0.content) }
    )
  }

  /// What changes whenever compiler or lab do, found without starting anything.
  ///
  /// - Returns: A text; `nil` where there is no compiler.
  package func stamp() -> String? {
    guard let driver = ToolchainFinder(machine: machine).program("swiftc"),
      let real = try? machine.files.realPath(driver),
      let status = (try? machine.files.status(real)) ?? nil
    else { return nil }
    let parts = LabParts.beside(machine.executable).map { $0.stamp(machine.files) }
    return (["\(real) \(status.size) \(status.modified)"] + parts).joined(separator: "\n")
  }

  /// What the lab consists of here; what holds is to be tried.
  func parts() throws -> LabReport {
    let tools = try ready()
    return LabReport(
      compiler: "\(tools.toolchain.version), \(tools.toolchain.frontend)",
      place: tools.place.parts.modules,
      closed: [],
      open: [],
      noBox: tools.confinement.reason
    )
  }

  /// Does something with the lab's own files; what goes wrong there is the machine's, never the code's.
  private func working<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let error as FileError {
      throw error.path.hasPrefix(machine.cache) ? LabError.noRoom(error) : .noPlace("\(error)")
    } catch let error as LockError {
      throw LabError.locked(error)
    }
  }

  private func ready() throws -> Tools {
    if let tools { return tools }
    let toolchain = try ToolchainFinder(machine: machine).find()
    let confinement = Confinement(machine)
    let place = try LabSetup(
      machine: machine,
      toolchain: toolchain,
      confinement: confinement
    ).ready()
    let found = Tools(toolchain: toolchain, confinement: confinement, place: place)
    tools = found
    return found
  }
}
