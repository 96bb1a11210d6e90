import Core
import Effects
import Terminal
import Testing
import TestSupport
import VivaCommands

/// The program's own prompt, with its lines written down before.
@MainActor
struct PromptTests {
  private func prompt(_ desk: Desk, _ inputs: [LineInput]) -> (Outcome, ScriptedLines) {
    let lines = ScriptedLines(inputs, isInteractive: true)
    return (desk.run([], reading: lines), lines)
  }

  @Test func `the first run welcomes and asks; the answers are settings`() {
    let desk = Desk()
    let (run, lines) = prompt(desk, ["soon", "2026-12-21", "senior"].map(LineInput.line))
    #expect(
      run.output == """
        Welcome to viva.
        'drill' asks what is due and some new items, 'grade FILE' checks a snippet,
        'report' shows how ready you are, 'help' lists the rest. Tab completes; Ctrl-D
        leaves. Two questions first; Enter skips one.
        0 due, 3 new, about 1 minute · 21 days to the interview

        """
    )
    #expect(run.talk == "'soon' is no value for 'interview': it takes a day as 2026-12-24\n")
    #expect(
      lines.prompts == [
        "When is the interview? (as 2026-12-21) ", "When is the interview? (as 2026-12-21) ",
        "Which level do you aim at? (mid, senior, staff) ", "viva> ",
      ]
    )
    #expect(desk.run("config", "level").output == "senior\n")
    let later = prompt(desk, []).0.output
    #expect(later == "0 due, 3 new, about 1 minute · 21 days to the interview\n")
  }

  @Test func `a wrong line is told and the prompt goes on`() {
    let desk = Desk()
    desk.run("config", "level", "mid")
    let (run, _) = prompt(desk, [.line("deu"), .interrupted, .line("due"), .line("q")])
    #expect(
      run.talk
        == "viva: unknown command 'deu'; did you mean 'due'?\nsee 'viva help' for the commands\n"
    )
    #expect(run.output == String(repeating: "0 due, 3 new, about 1 minute\n", count: 2))
    #expect(run.status == 0)
  }

  @Test func `banks that cannot be read keep nobody from the prompt`() {
    var desk = Desk()
    desk.run("config", "level", "mid")
    desk.variables["VIVA_CONTENT"] = "/missing"
    let (run, lines) = prompt(desk, [.line("config level")])
    #expect(run.talk == "viva: there is no '/missing'; check the spelling and the working folder\n")
    #expect(run.output == "mid\n")
    #expect(lines.prompts == ["viva> ", "viva> "])
  }

  @Test func `Ctrl-C at a question keeps the session, q ends it and not the prompt`() {
    let desk = Desk()
    desk.run("config", "level", "mid")
    let (run, lines) = prompt(
      desk,
      [.line("drill"), .interrupted, .line(""), .line("4"), .line("q"), .line("due")]
    )
    #expect(
      run.talk.contains("once more, or ':q', ends the session; what was answered is kept\n")
    )
    #expect(run.output.hasSuffix("0 due, 2 new, about 1 minute\n0 due, 2 new, about 1 minute\n"))
    #expect(lines.prompts.suffix(2) == ["viva> ", "viva> "])
    #expect(run.status == 0)
  }

  @Test func `a second Ctrl-C in a row ends the session and not the prompt`() {
    let desk = Desk()
    desk.run("config", "level", "mid")
    let (run, lines) = prompt(
      desk,
      [
        .line("drill"), .interrupted, .line("?"), .interrupted, .interrupted, .line("due"),
        .line("q"),
      ]
    )
    #expect(lines.prompts.count == 7)
    #expect(run.talk.ranges(of: "once more, or ':q', ends the session").count == 2)
    #expect(run.output.hasSuffix(String(repeating: "0 due, 3 new, about 1 minute\n", count: 2)))
    #expect(run.status == 0)
  }

  @Test func `a session at the prompt sees the progress of the one before`() {
    let desk = Desk()
    desk.run("config", "level", "mid")
    let (run, _) = prompt(
      desk,
      ["drill --limit 1", "", "4", "undo", "drill --limit 1", "", "4"].map(LineInput.line)
    )
    #expect(run.output.ranges(of: "easy: comes back in 6 days (2026-12-06)").count == 2)
  }

  private nonisolated static let cases: [(String, [String]?)] = [
    ("dr", ["drill "]), ("", nil), ("show ow", ["owner "]),
    ("show ", ["borrow ", "owner ", "writer "]),
    ("drill --topic own", ["ownership ", "ownership/bindings ", "ownership/state "]),
    ("drill --topic=ownership/b", ["--topic=ownership/bindings "]), ("drill --le", ["--level "]),
    ("drill --level s", ["senior ", "staff "]), ("config new", ["new-per-day "]),
    ("check /ba", ["/banks/"]), ("check /banks/", ["/banks/deep/", "/banks/small.md "]),
    ("check /banks/.", ["/banks/.hidden "]), ("report --output ~/no", ["~/notes.txt "]),
    ("--data /ba", ["/banks/"]), ("--data /banks/", ["/banks/deep/"]),
    ("ex", ["exercise ", "exit "]),
    ("zz", []),
    ("help su", ["suspend "]), ("suspend owner wr", ["writer "]),
  ]

  @Test(arguments: cases)
  func `the tabulator offers what may stand there`(line: String, expected: [String]?) {
    let desk = Desk()
    desk.run("config", "level", "mid")
    desk.files["/banks/deep/more.md"] = []
    desk.files["/banks/.hidden"] = []
    desk.files["/home/ada/notes.txt"] = []
    let (_, lines) = prompt(desk, [.line(line + "\t")])
    let offer = lines.offers.first ?? []
    if let expected { #expect(offer == expected) } else { #expect(offer.contains("quit ")) }
  }

  @Test func `options of a line are for that line`() {
    let desk = Desk()
    desk.run("config", "level", "mid")
    let (run, _) = prompt(desk, ["due --json", "due"].map(LineInput.line))
    #expect(
      run.output == """
        0 due, 3 new, about 1 minute
        {"schema":1,"due":0,"overdue":0,"learning":0,"new":3,"minutes":1,"next":null}
        0 due, 3 new, about 1 minute

        """
    )
  }
}
