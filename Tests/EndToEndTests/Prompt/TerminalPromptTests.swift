import Effects
import Glibc
import Testing

/// The prompt on a terminal, as a person meets it.
struct TerminalPromptTests {
  @Test func `the first run welcomes and asks two questions, later ones do not`() throws {
    var home = try Home("many")
    home.variables["TERM"] = "dumb"
    let first = try Dialogue(home.command([]), over: .terminal)
    try first.hear("Welcome to viva.")
    try first.hear("When is the interview? (as 2026-12-21) ")
    first.send("tomorrow\r")
    try first.hear("it takes a day as 2026-12-24")
    try first.hear("When is the interview? (as 2026-12-21) ")
    first.send("2026-12-21\r")
    try first.hear("Which level do you aim at? (mid, senior, staff) ")
    first.send("\r")
    try first.hear("viva> ")
    first.send("\u{4}")
    #expect(try first.wait() == .exited(0))
    #expect(try home.run("config", "interview").output == "2026-12-21\n")
    let second = try Dialogue(home.command([]), over: .terminal)
    let greeting = try second.hear("viva> ")
    #expect(greeting == "0 due, 10 new, about 4 minutes · 21 days to the interview\r\nviva> ")
    second.send("\u{4}")
    #expect(try second.wait() == .exited(0))
  }

  @Test func `both questions may be skipped, and do not come again`() throws {
    var home = try Home("many")
    home.variables["TERM"] = "dumb"
    let first = try Dialogue(home.command([]), over: .terminal)
    try first.hear("When is the interview?")
    first.send("\r")
    try first.hear("Which level")
    first.send("\u{4}")
    try first.hear("viva> ")
    first.send("\u{4}")
    #expect(try first.wait() == .exited(0))
    let second = try Dialogue(home.command([]), over: .terminal)
    #expect(try !second.hear("viva> ").contains("Welcome"))
  }

  @Test func `tab completes commands, options, ids, topics, settings and files`() throws {
    let home = try Home.used()
    let talk = try Dialogue.prompt(of: home)
    talk.send("sho\t")
    try talk.hear("show ")
    talk.send("q0\t\t")
    try talk.hear("q09")
    talk.send("7\r")
    try talk.hear("Question 7?")
    try talk.hear("viva> ")
    talk.send("drill --top\t")
    try talk.hear("--topic ")
    talk.send("many/q\t")
    try talk.hear("many/questions ")
    talk.send("\u{3}")
    try talk.hear("viva> ")
    talk.send("config inter\t")
    try talk.hear("interview ")
    talk.send("\u{3}")
    try talk.hear("viva> ")
    talk.send("check ban\t")
    try talk.hear("banks/")
    talk.send("ma\t")
    try talk.hear("many.md ")
    talk.send("\r")
    try talk.hear("12 items in 1 bank")
    try talk.hear("viva> ")
    talk.send("exi\t\r")
    #expect(try talk.wait() == .exited(0))
  }

  @Test func `commands are remembered, answers are not`() throws {
    let home = try Home.used()
    let first = try Dialogue.prompt(of: home)
    first.send("due\r")
    try first.hear("viva> ")
    first.send("drill --limit 1\r")
    try first.hear("Enter shows the answer> ")
    first.send("\r")
    try first.hear("rate 1–4> ")
    first.send("4\r")
    try first.hear("viva> ")
    first.send("\u{1b}[A")
    try first.hear("drill --limit 1")
    first.send("\u{1b}[A\r")
    try first.hear("0 due, 9 new")
    try first.hear("viva> ")
    first.send("\u{4}")
    #expect(try first.wait() == .exited(0))
    let history = try home.shell(
      "cat .local/state/viva/history; stat -c %a .local/state/viva/history"
    )
    #expect(history.output == "\"due\"\n\"drill --limit 1\"\n\"due\"\n600\n")
    let second = try Dialogue.prompt(of: home)
    second.send("\u{1b}[A\u{1b}[A\r")
    try second.hear("Question 2?")
  }

  @Test func `Ctrl-C clears the line and the prompt is back`() throws {
    let home = try Home.used()
    let talk = try Dialogue.prompt(of: home)
    talk.send("suspend q01\u{3}")
    try talk.hear("viva> ")
    talk.send("due\r")
    try talk.hear("0 due, 10 new")
    try talk.hear("viva> ")
    for _ in 1...3 {
      talk.send("\u{3}")
      try talk.hear("viva> ")
    }
    talk.send("\u{4}")
    #expect(try talk.wait() == .exited(0))
    #expect(try home.records() == [])
  }

  @Test func `Ctrl-C at a question keeps the session`() throws {
    let home = try Home.used()
    let talk = try Dialogue.prompt(of: home)
    talk.send("drill --limit 2\r")
    try talk.hear("Enter shows the answer> ")
    talk.send("\r")
    try talk.hear("rate 1–4> ")
    talk.send("4\r")
    try talk.hear("Question 2?")
    try talk.hear("Enter shows the answer> ")
    talk.send("half a thought\u{3}")
    try talk.hear("once more, or ':q', ends the session; what was answered is kept")
    try talk.hear("Enter shows the answer> ")
    talk.send("\r")
    try talk.hear("rate 1–4> ")
    talk.send("4\r")
    try talk.hear("2 answers, 2 right (100 %)")
    try talk.hear("viva> ")
    talk.send("\u{4}")
    #expect(try talk.wait() == .exited(0))
    #expect(try home.records().count == 2)
  }

  @Test func `Ctrl-C twice at a question ends the session`() throws {
    let home = try Home.used()
    let talk = try Dialogue.prompt(of: home)
    talk.send("drill\r")
    try talk.hear("Enter shows the answer> ")
    talk.send("\u{3}")
    try talk.hear("once more, or ':q', ends the session")
    try talk.hear("Enter shows the answer> ")
    talk.send("\u{3}")
    try talk.hear("0 due, 10 new")
    try talk.hear("viva> ")
    talk.send("\u{4}")
    #expect(try talk.wait() == .exited(0))
  }

  @Test func `Ctrl-D at a question ends the session and leaves the prompt`() throws {
    let home = try Home.used()
    let talk = try Dialogue.prompt(of: home)
    talk.send("drill\r")
    try talk.hear("Enter shows the answer> ")
    talk.send("\u{4}")
    try talk.hear("0 due, 10 new")
    try talk.hear("viva> ")
    talk.send("due\r")
    try talk.hear("0 due, 10 new")
    try talk.hear("viva> ")
    talk.send("\u{4}")
    #expect(try talk.wait() == .exited(0))
  }

  @Test func `a paste of several lines arrives as text, each line a command`() throws {
    let home = try Home.used()
    let talk = try Dialogue.prompt(of: home)
    talk.send("\u{1b}[200~suspend q01\nsuspend q02\n\u{1b}[201~")
    try talk.hear("suspend q02")
    #expect(try home.records() == [])
    talk.send("\r")
    try talk.hear("q01: suspended")
    try talk.hear("q02: suspended")
    try talk.hear("viva> ")
    talk.send("\u{4}")
    #expect(try talk.wait() == .exited(0))
    #expect(try home.records().count == 2)
  }

  @Test func `the terminal is left as it was found`() throws {
    let home = try Home.used()
    for end in ["\u{4}", "exit\r", "quit\r"] {
      let talk = try Dialogue(home.command([]), over: .terminal)
      let before = talk.modes
      try talk.hear("viva> ")
      #expect(talk.modes != before)
      talk.send(end)
      #expect(try talk.wait() == .exited(0))
      #expect(talk.modes == before)
    }
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal at the prompt gives the terminal back and ends by that signal`(
    number: Int32
  ) throws {
    let home = try Home.used()
    let talk = try Dialogue(home.command([]), over: .terminal)
    let before = talk.modes
    try talk.hear("viva> ")
    talk.signal(number)
    #expect(try talk.wait() == .signalled(number))
    #expect(talk.modes == before)
  }

  @Test func `Ctrl-C in a drill of the shell ends it by that signal, with its summary`() throws {
    let home = try Home.used()
    let talk = try Dialogue(home.command(["drill"]), over: .terminal)
    let before = talk.modes
    try talk.hear("Enter shows the answer> ")
    talk.send("\r")
    try talk.hear("rate 1–4> ")
    talk.send("4\r")
    try talk.hear("Question 2?")
    try talk.hear("Enter shows the answer> ")
    talk.send("\u{3}")
    try talk.hear("1 answer, 1 right (100 %)")
    #expect(try talk.wait() == .signalled(SIGINT))
    #expect(talk.modes == before)
    #expect(try home.records().count == 1)
  }
}
