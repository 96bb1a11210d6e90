import Core
import Effects
import StrictJSON
import TestSupport
import Testing

/// Sessions that are killed at random moments, and two that race, over one data folder.
@Suite(.serialized)
struct KillRoundTests {
  /// What ends a line by which an answer is acknowledged.
  private static let acknowledgement = "again: comes back in "

  @Test func `whenever a session is killed, all that it acknowledged is there`() throws {
    let home = try Home("many")
    var generator = SeededGenerator(seed: 5)
    let rounds = Thoroughness.isFull ? 250 : 25
    var acknowledged = 0
    var killed = 0
    for _ in 0..<rounds {
      // An item that is rated again comes back in the same session, so there is no end of answers.
      let before = try home.records().count
      let delay = 20 + Int(generator.next() % 120)
      let run = try home.shell(
        """
        timeout -s KILL 0.\(padded(delay, to: 3)) "$VIVA" \(home.globals.joined(separator: " ")) drill \
        < <(yes $'\\n1') 2>&1
        """
      )
      killed += run.status == 137 ? 1 : 0
      let told = run.output.ranges(of: Self.acknowledgement).count
      acknowledged += told
      let records = try home.records()
      #expect(records.count { $0.hasSuffix("\"}") } >= before + told - (before > 0 ? 1 : 0))
      #expect(records.count { $0.hasSuffix("\"}") } >= acknowledged)
    }
    #expect(killed == rounds)
    #expect(acknowledged > rounds)
    _ = try home.run("drill", "--limit", "1", input: "\n1\n")
    #expect(try home.run("list", "--json").errors == "")
    try expectWholeNumbers(home, atLeast: acknowledged + 1)
  }

  @Test func `two sessions that race through their answers lose none and share no number`() throws {
    let home = try Home("many")
    let count = Thoroughness.isFull ? 2000 : 250
    let run = try home.shell(
      """
      for n in 1 2; do
        yes $'\\n1' | head -n \(2 * count) | viva drill >out$n 2>&1 &
      done
      wait
      cat out1 out2
      """
    )
    #expect(run.output.ranges(of: Self.acknowledgement).count == 2 * count)
    try expectWholeNumbers(home, atLeast: 2 * count)
    #expect(try home.records().count == 2 * count)
    #expect(try home.run("list", "--json").errors == "")
  }

  @Test func `a session that is killed while it holds the lock leaves none behind`() throws {
    let home = try Home("many")
    let start = try Dialogue(home.command(["drill"]), over: .pipes)
    start.send("\n1\n")
    try start.hear(Self.acknowledgement)
    start.signal(9)
    #expect(try start.wait() == .signalled(9))
    #expect(try home.shell("test -e .local/share/viva/lock").status == 0)
    #expect(try home.run("drill", "--limit", "1", input: "\n1\n").status == 0)
  }

  /// Expects the numbers of the one device to be there without a gap, each once.
  private func expectWholeNumbers(_ home: Home, atLeast least: Int) throws {
    let numbers = try home.records().map { line in
      try JSONValue(parsing: Array(line.utf8))["id"]?.string?.split(separator: "-").last
        .flatMap { Int($0) }
    }
    #expect(numbers.count >= least)
    #expect(numbers == (1...max(numbers.count, 1)).map { $0 })
  }
}
