import Arguments
import Core
import Effects
package import Terminal

/// The program: takes a command line, runs what it says, and answers with a status.
@MainActor
package struct Program {
  private let machine: Machine
  private let lines: (any LineReader)?

  /// Makes the program on a machine; lines come from standard input unless others are given.
  package init(machine: Machine, lines: (any LineReader)? = nil) {
    self.machine = machine
    self.lines = lines
  }

  /// Runs a command line, the words after the program's name.
  ///
  /// Whatever goes wrong is said on the talk, once, and ends in a status.
  package func run(_ words: [String]) -> ProgramEnd {
    var end = ProgramEnd(status: .done)
    do {
      end = try start(words)
    } catch {
      end.status = Failure(error).tell(on: machine.talk, program: "viva")
    }
    return flushed(end)
  }

  private func start(_ words: [String]) throws -> ProgramEnd {
    let call = try ArgumentParser(CommandRegistry.table).parse(words)
    if let help = call.help {
      machine.output.write(HelpText(CommandRegistry.table).text(for: call.path, help))
      return ProgramEnd(status: .done)
    }
    if call.has("version") {
      machine.output.write(Version.line + "\n")
      return ProgramEnd(status: .done)
    }
    let shell = try Shell(machine: machine, options: try GlobalOptions(call), lines: lines)
    guard call.path.isEmpty else { return try shell.run(call) }
    switch input {
    case .terminal: return try Prompt(shell: shell).run()
    case .lines: return try Prompt(shell: shell).runLines()
    case .nothing:
      machine.talk.write(HelpText(CommandRegistry.table).text(for: [], .short))
      return ProgramEnd(status: .usage)
    }
  }

  private var input: StandardStreams.Input {
    guard let lines else { return StandardStreams.input }
    return lines.isInteractive ? .terminal : .lines
  }

  /// Sends what is still held back; a reader that went away is no failure.
  private func flushed(_ end: ProgramEnd) -> ProgramEnd {
    var end = end
    do throws(OutputError) {
      try machine.output.flush()
    } catch .closed {
      end.status = .done
    } catch {
      machine.talk.write("viva: \(error)\n")
      end.status = .environment
    }
    try? machine.talk.flush()
    return end
  }
}
