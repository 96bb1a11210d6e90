import Effects
import Testing

/// What passes between the prompt and a terminal: colours, escape codes, pasted code.
struct TerminalTextTests {
  @Test func `a dumb terminal sees no escape codes`() throws {
    var home = try Home.used("kinds")
    home.variables["TERM"] = "dumb"
    let talk = try Dialogue.prompt(of: home)
    for line in ["list", "show pick", "drill --kind choice"] {
      talk.send(line + "\r")
      try talk.hear(line)
    }
    try talk.hear("one letter> ")
    talk.send("c\r")
    try talk.hear("one letter> ")
    talk.send("\u{4}")
    try talk.hear("viva> ")
    talk.send("\u{4}")
    #expect(try talk.wait() == .exited(0))
    #expect(!talk.output.contains(0x1b))
  }

  @Test func `colour, where it is, does not shift the prompt`() throws {
    let home = try Home.used()
    let talk = try Dialogue.prompt(of: home)
    // readline leaves out of its count only what stands between these two marks, and sends neither.
    #expect(!talk.output.contains(0x01) && !talk.output.contains(0x02))
    talk.send(String(repeating: "x", count: 78))
    talk.send("\u{1}# \r")
    try talk.hear("\u{1b}[?2004l")
    try talk.hear("viva> ")
    talk.send("\u{4}")
    #expect(try talk.wait() == .exited(0))
  }

  @Test func `code pasted as the answer of an exercise arrives whole, tabs and all`() throws {
    let home = try Home.used("kinds")
    let talk = try Dialogue.prompt(of: home)
    talk.send("drill --kind exercise\r")
    try talk.hear("your file's path, or Enter for your editor> ")
    let lines = [
      "import SwiftUI", "struct Row: View {", "\t@State private var count = 0", "",
      "\tvar body: some View { Text(\"\\(count)\") }", "}",
    ]
    talk.send("\u{1b}[200~\(lines.joined(separator: "\n"))\u{1b}[201~\r")
    try talk.hear("'Keep the state private' is clean by the rules.")
    try talk.hear("viva> ")
    talk.send("\u{4}")
    #expect(try talk.wait() == .exited(0))
    #expect(try home.records().count == 1)
  }

  @Test func `code typed for grading ends with a line that holds only a dot`() throws {
    let home = try Home.used("kinds")
    let talk = try Dialogue.prompt(of: home)
    talk.send("grade -\r")
    try talk.hear("a line with only a dot ends it")
    for line in ["struct Row {", "\tlet a = 1", "}"] {
      talk.send(line + "\r")
      try talk.hear("\r\n")
    }
    talk.send(".\r")
    try talk.hear("The snippet is clean by the rules.")
    try talk.hear("viva> ")
    talk.send("\u{4}")
    #expect(try talk.wait() == .exited(0))
  }

  @Test func `results that do not go to the terminal leave the prompt on it`() throws {
    let home = try Home.used()
    let script = "exec \"$0\" \"$@\" > results.txt"
    var command = home.command([])
    command.arguments = ["-c", script, command.program] + command.arguments
    command.program = "/bin/sh"
    let talk = try Dialogue(command, over: .terminal)
    try talk.hear("viva> ")
    talk.send("list\r")
    try talk.hear("12 items")
    try talk.hear("viva> ")
    talk.send("\u{4}")
    #expect(try talk.wait() == .exited(0))
    let results = try home.shell("cat results.txt").output
    #expect(results.contains("Question 12?"))
    #expect(!results.contains("viva>"))
    #expect(!results.contains("\u{1b}"))
    #expect(!String(decoding: talk.output, as: UTF8.self).contains("Question 12?"))
  }
}
