import Effects
import StrictJSON
import Testing

/// Two terminals over one data folder.
struct TwoProcessesTests {
  @Test func `answers of two sessions at once are all recorded, each under its own id`() throws {
    let home = try Home("many")
    let first = try Dialogue(home.command(["drill", "--new", "12"]), over: .pipes)
    let second = try Dialogue(home.command(["drill", "--new", "12"]), over: .pipes)
    for talk in [first, second] { try talk.hear("Question 1?\n") }
    for _ in 1...5 {
      for talk in [first, second] {
        talk.send("\n4\n")
        try talk.hear("easy: comes back in ")
      }
    }
    for talk in [first, second] {
      talk.sendEnd()
      #expect(try talk.wait() == .exited(0))
    }
    let ids = try home.records().map { try JSONValue(parsing: Array($0.utf8))["id"]?.string }
    #expect(ids.count == 10)
    #expect(Set(ids).count == 10)
    #expect(try home.run("report", "--json").errors == "")
  }

  @Test func `what one session answers the other does not ask, nor count as new`() throws {
    let home = try Home("many")
    _ = try home.run("config", "new-per-day", "5")
    let first = try Dialogue(home.command(["drill"]), over: .pipes)
    let second = try Dialogue(home.command(["drill"]), over: .pipes)
    for talk in [first, second] { try talk.hear("Question 1?\n") }
    for number in 2...4 {
      first.send("\n4\n")
      try first.hear("Question \(number)?\n")
    }
    second.send("\n4\n")
    try second.hear("Question 4?\n")
    second.send("\n4\n")
    try second.hear("Question 5?\n")
    second.send("\n4\n")
    try second.hear("That is today's limit.")
    first.send("\n4\n")
    try first.hear("That is today's limit.")
    for talk in [first, second] {
      talk.sendEnd()
      #expect(try talk.wait() == .exited(0))
      let errors = String(decoding: talk.errors, as: UTF8.self)
      #expect(errors.contains("was answered elsewhere meanwhile; this answer counts as well"))
    }
  }

  @Test func `sessions that race through their answers lose none`() throws {
    let home = try Home("many")
    let script = """
      for n in 1 2 3 4; do
        printf '\\n4\\n\\n4\\n\\n4\\n\\n4\\n\\n4\\n' | viva drill --cram --limit 5 >/dev/null 2>&1 &
      done
      wait
      cat .local/share/viva/log/*/*.jsonl | wc -l
      """
    #expect(try home.shell(script).output == "20\n")
    #expect(try home.run("due").errors == "")
  }
}
