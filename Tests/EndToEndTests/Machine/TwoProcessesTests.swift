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
