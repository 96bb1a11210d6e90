import Core
import Testing
import TestSupport

@MainActor
struct NewCommandTests {
  private static let textKinds: [ItemKind] = [.flashcard, .choice, .cloze, .typed, .order]

  private func text(_ path: String, on desk: Desk) -> String {
    String(decoding: desk.files[path] ?? [], as: UTF8.self)
  }

  @Test func `a bank is written, and told with its first question`() {
    let desk = Desk()
    let run = desk.run("new", "bank", "/mine/team.md", "--topic", "team/state")
    #expect(run.output == "/mine/team.md:6: team-opening\n")
    #expect(
      run.talk
        == "fill in the places marked 'FILL IN:'; 'viva check /mine/team.md' tells which are left\n"
    )
    #expect(text("/mine/team.md", on: desk).contains("<!-- bank: team; topic: team/state -->"))
  }

  @Test
  func `items of text are added one after the other, and a check finds only places to fill in`() {
    let desk = Desk()
    desk.run("new", "bank", "/mine/team.md")
    for kind in Self.textKinds {
      let run = desk.run("new", "item", "/mine/team.md", "--kind", kind.rawValue)
      #expect(run.output.hasSuffix(": team-\(kind.rawValue)\n"))
    }
    let check = desk.run("check", "/mine/team.md")
    #expect(check.status == 0)
    let lines = check.output.split(separator: "\n").dropLast()
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.hasSuffix("[to_fill_in]") })
  }

  @Test func `level, chain and id are as they are wanted`() {
    let desk = Desk()
    desk.run("new", "bank", "/mine/team.md")
    let run = desk.run(
      "new",
      "item",
      "/mine/team.md",
      "--level",
      "staff",
      "--after",
      "team-opening",
      "--id",
      "deeper",
      "--json"
    )
    #expect(
      run.output == #"{"schema":1,"file":"/mine/team.md","id":"deeper","line":17}"# + "\n"
    )
    #expect(
      text("/mine/team.md", on: desk)
        .contains("<!-- id: deeper; level: staff; after: team-opening -->")
    )
  }

  @Test(arguments: [
    (
      ["bank", "/banks/small.md"], "'/banks/small.md' is there already, and nothing is written over"
    ),
    (["bank", "/mine/team.txt"], "a bank's name ends in '.md', and '/mine/team.txt' does not"),
    (["bank", "/mine/a.md", "--id", "small"], "'small' is that of '/banks/small.md'"),
    (["bank", "/mine/a.md", "--id", "Team"], "'Team'"),
    (["bank", "/mine/a.md", "--id", "a#c1"], "'a#c1' names a gap of a cloze item"),
    (["item", "/nowhere.md"], "there is no '/nowhere.md'"),
    (["item", "/banks/small.md", "--id", "owner"], "'owner' is taken"),
    (["item", "/banks/small.md", "--kind", "quiz"], "'quiz'"),
    (
      ["item", "/banks/small.md", "--after", "ownr"],
      "there is no item 'ownr'; did you mean 'owner'?"
    ),
  ])
  func `what cannot be written is told, and nothing changes`(words: [String], reason: String) {
    let desk = Desk()
    let before = desk.files.changes
    let run = desk.run(["new"] + words, reading: ScriptedLines([]))
    #expect(run.status != 0)
    #expect(run.talk.contains(reason))
    #expect(desk.files.changes == before)
  }

  @Test func `nothing is added below a fence that is not closed`() {
    let broken = Desk.bank + "\n## Open?\n<!-- id: open -->\n\nSo.\n\n```swift\nlet x = 1\n"
    let desk = Desk(["/banks/small.md": broken])
    let run = desk.run("new", "item", "/banks/small.md")
    #expect(run.status == 3)
    #expect(run.talk.contains("nothing can be added to '/banks/small.md' as it is"))
    #expect(text("/banks/small.md", on: desk) == broken)
  }
}
