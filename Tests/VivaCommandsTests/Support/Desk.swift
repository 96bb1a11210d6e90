import Core
import Effects
import Terminal
import TestSupport
import VivaCommands

/// The program on a machine that is all in memory, with two small banks.
@MainActor
struct Desk {
  /// The file system; the banks are in `/banks`, the home folder is `/home/ada`.
  let files: MemoryFiles
  /// The moment at which the clock stands.
  var now = "2026-11-30T10:00:00Z"
  /// The environment.
  var variables = ["HOME": "/home/ada", "PATH": "/usr/bin", "VIVA_CONTENT": "/banks"]
  /// Other programs.
  var processes: any ProcessRunner = CannedPrograms()
  /// What compiles and runs code; `nil` for the lab, which is not there.
  var snippets: (any SnippetRunning)?
  /// What asks a long command to stop.
  var interrupts = InterruptFlag.never
  /// What happens while a folder is watched; keys come as lines where nothing is written down.
  var watch: ScriptedWatch?
  /// The clock, where time passes.
  var clock: StepClock?
  /// Whether results go to a terminal.
  var isTerminal = false
  /// Whether what is said beside them goes to a terminal.
  var isTalkTerminal = false

  /// Sets a desk up.
  init(_ texts: [String: String] = ["/banks/small.md": Desk.bank]) { files = MemoryFiles(texts) }

  /// Runs a command line; lines are what stands on standard input.
  @discardableResult
  func run(_ words: String..., lines: [String] = []) -> Outcome {
    run(words, reading: ScriptedLines(lines.map(LineInput.line)))
  }

  /// Runs a command line with a reader of the test's own.
  func run(_ words: [String], reading lines: any LineReader) -> Outcome {
    let output = RecordingOutput(isTerminal: isTerminal)
    let talk = RecordingOutput(isTerminal: isTalkTerminal)
    var machine = Machine(
      files: files,
      clock: clock
        ?? FrozenClock(at: Moment(now) ?? Moment(instant: Instant(milliseconds: 0), offset: 0)),
      entropy: FixedEntropy(7),
      processes: processes,
      variables: Variables(variables),
      executable: "/opt/viva/bin/viva",
      output: output,
      talk: talk
    )
    machine.interrupts = { [interrupts] in interrupts }
    machine.watches = { [watch] _, lines -> any WatchEvents in
      if let watch { return watch }
      return WatchLines(lines)
    }
    machine.snippets = snippets
    let end = Program(machine: machine, lines: lines).run(words)
    return Outcome(output: output.text, talk: talk.text, end: end)
  }

  /// What is said of a passed snippet on a machine that has no compiler, as this one.
  static let noCompiler =
    "not compiled or run: there is no 'swiftc' on the search path; install Swift from swift.org, "
    + "or add its 'bin' to PATH\n"

  /// Three items: a flashcard, its follow-up, and a choice.
  static let bank = """
    # Small
    <!-- bank: small; topic: ownership/state; level: mid -->

    ## Who owns the value of a row?
    <!-- id: owner; covers: C01; tags: state rows -->

    The list that holds it.

    ### Why
    One owner, one truth.

    ### Hint
    Look up.

    ## And who may write it?
    <!-- id: writer; level: senior; after: owner; topic: ownership/bindings -->

    Whoever was lent a binding.

    ## Which of these borrows?
    <!-- id: borrow -->

    ### Choices
    - [x] `@Binding`

      It writes through.
    - [ ] `let`

      It only reads.

    """
}
