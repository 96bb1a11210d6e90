import Core
import Effects
import Glibc
import Terminal

/// Starts the program on the real machine.
@MainActor
package enum Launch {
  /// Runs a command line, of which the first word is the program's name, and ends the process.
  package static func run(_ arguments: [String]) -> Never {
    StandardStreams.prepare()
    let variables = Variables.current()
    let files = LiveFiles()
    let zone = TimeZoneChoice(variable: variables["TZ"], files: files)
    var machine = Machine(
      files: files,
      clock: LiveClock(zone: zone),
      entropy: LiveEntropy(),
      processes: LiveProcesses(isInterrupted: { InterruptFlag.caught.isRaised }),
      variables: variables,
      executable: executable(named: arguments.first ?? ""),
      output: LiveOutput(.standardOutput),
      talk: LiveOutput(.standardError)
    )
    machine.processors = Processors.count
    machine.interrupts = { InterruptFlag.watching() }
    machine.watches = { LiveWatchEvents($0, files: files, lines: $1) }
    if let refused = zone.refused {
      machine.talk.write(
        "warning: TZ says '\(VisibleText.escapedLine(refused))', which is no time zone; using UTC\n"
      )
    }
    let end = Program(machine: machine).run(Array(arguments.dropFirst()))
    if let signal = end.signal { InterruptFlag.endProcess(by: signal) }
    if end.status == .interrupted {
      InterruptFlag.endProcess(by: InterruptFlag.caught.signal ?? SIGINT)
    }
    exit(end.status.rawValue)
  }

  /// The path of the running file, with links followed, so that a link on the PATH still leads to
  /// the helper and the banks.
  private static func executable(named name: String) -> String {
    guard let path = unsafe realpath("/proc/self/exe", nil) else { return name }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }
}
