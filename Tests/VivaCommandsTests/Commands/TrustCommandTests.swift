import Effects
import StrictJSON
import Testing
import TestSupport

@MainActor
struct TrustCommandTests {
  private static let file = "/home/ada/.config/viva/trust.json"
  private static let notRun =
    "not run: the code of '/banks/work.md' runs only when you trust it: read it, then 'viva trust /banks/work.md'\n"

  private func desk() -> Desk {
    let desk = Desk.withExercises()
    desk.files["/Row.swift"] = Array("@State private var a = 1\n".utf8)
    return desk
  }

  private func talk(of desk: Desk) -> String {
    desk.run("grade", "/Row.swift", "--exercise", "repair").talk
  }

  @Test func `the code of a bank is not run before it is trusted, and then is`() {
    let desk = desk()
    #expect(talk(of: desk) == Self.notRun)
    let run = desk.run("trust", "/banks/work.md")
    #expect(run.output == "/banks/work.md: trusted\n  2 items with code: repair, pair\n")
    #expect(run.status == 0)
    #expect(talk(of: desk) == Desk.noCompiler)
    #expect(desk.run("trust", "/banks").output.hasPrefix("/banks/work.md: trusted already"))
  }

  @Test func `a bank that changed has to be trusted again, and it is said`() {
    let desk = desk()
    desk.run("trust", "/banks")
    desk.files["/banks/work.md"] = Array(
      Desk.exercises.replacing("struct Parent {}", with: "struct Parent { }").utf8
    )
    var later = desk
    later.now = "2026-12-03T10:00:00Z"
    #expect(
      talk(of: later)
        == "not run: the code of '/banks/work.md' has changed since you trusted it on 2026-11-30: read it, then 'viva trust /banks/work.md'\n"
    )
    let run = later.run("trust", "/banks")
    #expect(run.output.hasPrefix("/banks/work.md: trusted as it is now; it had changed\n"))
    #expect(talk(of: later) == Desk.noCompiler)
    // The bank as it was is none that is trusted.
    desk.files["/banks/work.md"] = Array(Desk.exercises.utf8)
    #expect(talk(of: later).contains("since you trusted it on 2026-12-03"))
  }

  @Test(arguments: [
    ("Whose state is it?", "Whose is it?"), ("### Why\n", "### Hint\n"),
    ("level: mid", "level: staff"),
    ("id: repair; ", "id: repair; tags: mine; "), ("## What is this?", "## And what is this?"),
    ("# Work", "# Works"), ("A question.\n", "A question.\n\n## More?\n\nNo.\n"),
  ])
  func `a bank whose texts change is trusted as before`(before: String, after: String) {
    let desk = desk()
    desk.run("trust", "/banks")
    #expect(Desk.exercises.contains(before))
    desk.files["/banks/work.md"] = Array(Desk.exercises.replacing(before, with: after).utf8)
    #expect(talk(of: desk) == Desk.noCompiler)
    #expect(desk.run("trust", "/banks").output.contains("trusted already"))
  }

  @Test(arguments: [
    ("@State var a = 0", "@State var a = 1"),
    ("@State private var a = 0", "@State private var a = 2"),
    ("```swift Parent.swift", "```swift Other.swift"), ("struct Parent {}", "struct Parent {\n}"),
    ("### Why\n", "### Scenario\n```scenario\nroot Row\n```\n\n### Why\n"),
    ("### Driver", "### Nothing"),
  ])
  func `a bank of which any code changes is trusted no more`(before: String, after: String) {
    let desk = desk()
    desk.run("trust", "/banks")
    #expect(Desk.exercises.contains(before))
    desk.files["/banks/work.md"] = Array(Desk.exercises.replacing(before, with: after).utf8)
    #expect(talk(of: desk).contains("has changed since you trusted it"))
  }

  @Test func `a copy elsewhere, and what fails before anything runs, are told apart`() {
    let desk = desk()
    desk.run("trust", "/banks")
    desk.files["/other/work.md"] = Array(Desk.exercises.utf8)
    let run = desk.run("--content", "/other", "grade", "/Row.swift", "--exercise", "repair")
    #expect(run.talk.contains("'/other/work.md' runs only when you trust it"))
    desk.files["/Row.swift"] = Array("@State var a = 1\n".utf8)
    let failed = desk.run("--content", "/other", "grade", "/Row.swift", "--exercise", "repair")
    #expect(failed.talk == "")
    #expect(desk.run("grade", "/Row.swift").talk == "")
  }

  @Test func `the banks that come with viva need no trust`() {
    let desk = desk()
    desk.files["/opt/viva/share/viva/Content/work.md"] = Array(Desk.exercises.utf8)
    let run = desk.run("--content", "shipped", "grade", "/Row.swift", "--exercise", "repair")
    #expect(run.talk == Desk.noCompiler)
    let trust = desk.run("trust", "/opt/viva/share/viva/Content")
    #expect(trust.output.contains("comes with viva, and needs no trust"))
    #expect(!desk.files.paths.contains(Self.file))
  }

  @Test func `it is kept beside the settings, for this account alone`() throws {
    let desk = desk()
    desk.files["/banks/plain.md"] = Array(
      "# Plain\n<!-- bank: plain; level: mid -->\n\n## A?\n<!-- id: a -->\n\nB.\n".utf8
    )
    let json = try JSONValue(parsing: desk.run("trust", "/banks", "--json").output.utf8)
    #expect(json["file"]?.string == Self.file)
    #expect(json["banks"]?.array?.compactMap { $0["state"]?.string } == ["new", "new"])
    #expect(json["banks"]?.array?.last?["items"]?.array == ["repair", "pair"])
    let kept = try JSONValue(parsing: desk.files[Self.file] ?? [])
    #expect(
      kept["banks"]?.array?.map { $0["sha256"]?.string }
        == json["banks"]?.array?.map { $0["sha256"]?.string }
    )
    #expect(kept["banks"]?.array?.first?["path"] == "/banks/plain.md")
    #expect(try desk.files.permissions(Self.file) == 0o600)
  }

  @Test(arguments: [
    "", "[]", "{}", "{\"schema\":2,\"banks\":[]}", "{\"schema\":1,\"banks\":[{\"path\":\"/b\"}]}",
  ])
  func `where the file is damaged nothing is trusted, and it is said`(text: String) {
    let desk = desk()
    desk.run("trust", "/banks")
    desk.files[Self.file] = Array(text.utf8)
    #expect(talk(of: desk).contains("trust.json' is damaged"))
    #expect(talk(of: desk).contains("not run: the code of '/banks/work.md'"))
    #expect(desk.run("trust", "/banks").status == 3)
    #expect(desk.files[Self.file] == Array(text.utf8))
  }

  @Test func `what is no bank, or cannot be kept, is refused`() {
    let desk = desk()
    #expect(desk.run("trust", "/missing").status == 3)
    #expect(desk.run("trust", "/Row.swift").status == 3)
    #expect(desk.run("trust").status == 2)
    desk.files.add(MemoryFiles.Fault(in: "replace", at: "trust", .full(Self.file)))
    #expect(desk.run("trust", "/banks").status == 4)
    #expect(talk(of: desk) == Self.notRun)
  }
}
