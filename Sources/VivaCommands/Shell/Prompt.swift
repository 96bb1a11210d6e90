import Arguments
import Core
import Effects
import Terminal

/// The program's own prompt: each line is a command of the same table as the command line's.
@MainActor
struct Prompt {
  private let shell: Shell

  init(shell: Shell) {
    self.shell = shell
    shell.isPrompt = true
  }

  /// Reads commands from a terminal until the learner leaves.
  func run() throws -> ProgramEnd {
    let context = try shell.context(for: shell.options)
    try Welcome(context: context).greet()
    let completer = CommandCompleter(context: context).completer
    while true {
      switch context.readLine(StyledText("viva> ", .prompt), .command, completer) {
      case .line(let line):
        if let end = runLines(of: line, in: context) { return end }
      case .interrupted: continue
      case .endOfInput: return ProgramEnd(status: .done)
      case .terminated(let signal): return ProgramEnd(status: .interrupted, signal: signal)
      }
    }
  }

  /// Runs each line of standard input as a command; the status is the worst of theirs.
  func runLines() throws -> ProgramEnd {
    let context = try shell.context(for: shell.options)
    var worst = ProgramEnd(status: .done)
    while true {
      let line: String
      switch context.readLine(StyledText(), .command) {
      case .line(let text): line = text
      case .endOfInput: return worst
      case .interrupted: return ProgramEnd(status: .interrupted)
      case .terminated(let signal): return ProgramEnd(status: .interrupted, signal: signal)
      }
      switch run(line, in: context) {
      case .leave: return worst
      case .ran(let end):
        if end.signal != nil || end.status == .interrupted { return end }
        if end.status.rawValue > worst.status.rawValue { worst = end }
      case .nothing: continue
      }
    }
  }

  private enum Outcome {
    case ran(ProgramEnd)
    case leave
    case nothing
  }

  /// A paste may hold several lines; each is a command.
  private func runLines(of text: String, in context: Context) -> ProgramEnd? {
    for line in text.split(separator: "\n") {
      switch run(String(line), in: context) {
      case .leave: return ProgramEnd(status: .done)
      case .ran(let end) where end.signal != nil:
        return end
      case .ran, .nothing: continue
      }
    }
    return nil
  }

  private func run(_ line: String, in context: Context) -> Outcome {
    defer { try? context.machine.output.flush() }
    do {
      var words = try CommandLineSplitter.words(of: line)
      if words.first == "viva" { words.removeFirst() }
      guard let first = words.first, !first.hasPrefix("#") else { return .nothing }
      if first.hasPrefix("."), first.count > 1 { words[0].removeFirst() }
      if ["quit", "exit", "q"].contains(words[0]) { return .leave }
      let call = try ArgumentParser(CommandRegistry.table).parse(words)
      if let help = call.help {
        context.write(HelpText(CommandRegistry.table).text(for: call.path, help))
        return .ran(ProgramEnd(status: .done))
      }
      guard !call.path.isEmpty else { return .nothing }
      return .ran(try shell.run(call))
    } catch {
      let status = context.report(error)
      // What Ctrl-C was for is over; the prompt goes on.
      if status == .interrupted { InterruptFlag.caught.lower() }
      return .ran(ProgramEnd(status: status))
    }
  }
}
