import Effects
import Grading
import Lab

/// What makes linters and labs, for the main thread and for others.
struct CodeTools: Sendable {
  let machine: Machine
  /// The folder for what can be made again.
  let cache: String

  /// The path of the linter's helper.
  var helper: String { Paths.join(Paths.folder(of: machine.executable), "viva-linter") }

  /// Makes a client of a linter's helper of its own, which is started when it is first asked.
  func linter() -> LinterClient {
    LinterClient(helper: helper, processes: machine.processes, variables: machine.variables)
  }

  /// Makes a lab, whose parts are looked for when something is first compiled.
  ///
  /// - Parameters:
  ///   - linter: The linter that reads the code.
  ///   - tell: Is told what takes long, in a phrase.
  /// - Returns: The lab.
  func lab(reading linter: LinterClient, telling tell: @escaping (String) -> Void) -> Lab {
    Lab(
      LabMachine(
        files: machine.files,
        processes: machine.processes,
        variables: machine.variables,
        entropy: machine.entropy,
        executable: machine.executable,
        cache: cache,
        prepare: { job in
          // From here on there is something to put away when the learner wants no more.
          _ = machine.interrupts()
          return try linter.prepare(job)
        },
        tell: tell
      )
    )
  }
}
