import Effects
import Glibc
import Testing

/// What is kept when the program is ended from outside.
struct SignalTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal in a session ends it with its summary, by that signal`(number: Int32) throws {
    let home = try Home("many")
    let talk = try Dialogue(home.command(["drill"]), over: .pipes)
    try talk.hear("Question 1?\n")
    talk.send("\n3\n")
    try talk.hear("good: comes back in 10 minutes\n")
    try talk.hear("Question 2?\n")
    talk.signal(number)
    try talk.hear("\n1 answer, 1 right (100 %), 1 new item, 0 s\n")
    #expect(try talk.wait() == .signalled(number))
    #expect(try home.records().count == 1)
  }

  @Test func `a second Ctrl-C is not needed, and does no harm`() throws {
    let home = try Home("many")
    let talk = try Dialogue(home.command(["drill"]), over: .pipes)
    try talk.hear("Question 1?\n")
    talk.signal(SIGINT)
    talk.signal(SIGINT)
    #expect(try talk.wait() == .signalled(SIGINT))
    #expect(try home.run("due").status == 0)
  }

  @Test(arguments: 0..<6)
  func `whatever was acknowledged before a kill is there`(round: Int) throws {
    let home = try Home("many")
    let talk = try Dialogue(home.command(["drill"]), over: .pipes)
    talk.send(String(repeating: "\n4\n", count: 10))
    for _ in 0...round { try talk.hear("easy: comes back in ") }
    talk.signal(SIGKILL)
    #expect(try talk.wait() == .signalled(SIGKILL))
    _ = talk.rest
    let said = String(decoding: talk.output, as: UTF8.self)
    let acknowledged = said.ranges(of: "easy: comes back in ").count
    let records = try home.records().count
    #expect(records >= acknowledged)
    let next = try home.run("drill", input: "\n4\n")
    #expect(next.status == 0)
    #expect(try home.records().count == min(records + 1, 10))
    #expect(try home.run("list", "--json").errors == "")
  }

  @Test func `a terminal that goes away ends a session with what was answered kept`() throws {
    let home = try Home("many")
    let talk = try Dialogue(home.command(["drill"]), over: .pipes)
    try talk.hear("Question 1?\n")
    talk.send("\n4\n")
    try talk.hear("Question 2?\n")
    talk.sendEnd()
    #expect(try talk.wait() == .exited(0))
    #expect(try home.records().count == 1)
  }
}
