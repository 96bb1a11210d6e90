import StrictJSON
import Testing

/// What commands say to other programs.
struct JSONTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let words: [String]
    /// The keys of the object, and after a colon those of the objects in the array below it.
    let keys: [String]
    let list: String?
    let listKeys: [String]

    var testDescription: String { words.joined(separator: " ") }

    init(_ words: [String], _ keys: [String], _ list: String? = nil, _ listKeys: [String] = []) {
      self.words = words
      self.keys = keys
      self.list = list
      self.listKeys = listKeys
    }
  }

  private static let item = [
    "id", "bank", "kind", "level", "topic", "title", "state", "due", "dueAt", "stability",
    "difficulty", "retrievability", "reps", "lapses", "covers",
  ]

  @Test(arguments: [
    Case(["due"], ["schema", "due", "overdue", "learning", "new", "minutes", "next"]),
    Case(["list"], ["schema", "items"], "items", item),
    Case(
      ["show", "flash"],
      [
        "schema", "items", "file", "line", "question", "answer", "why", "solution", "history",
      ],
      "items",
      item
    ),
    Case(
      ["show", "gap"],
      [
        "schema", "items", "file", "line", "question", "answer", "why", "solution", "history",
      ],
      "items",
      item
    ),
    Case(
      ["check", "banks"],
      ["schema", "items", "banks", "findings"],
      "findings",
      ["code", "severity", "file", "line", "column", "message"]
    ),
    Case(["config"], ["schema", "settings"], "settings", ["key", "value", "origin", "place"]),
    Case(
      ["config", "level"],
      ["schema", "settings"],
      "settings",
      ["key", "value", "origin", "place"]
    ),
  ])
  func `an object of one line has the documented keys in their order`(example: Case) throws {
    let home = try learned()
    let run = try home.run(example.words + ["--json", "--quiet"])
    #expect(run.errors == "")
    #expect(run.output.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
    let value = try JSONValue(parsing: Array(run.output.utf8))
    #expect(value.object?.members.map(\.key) == example.keys)
    #expect(value["schema"]?.integer == 1)
    guard let list = example.list else { return }
    let objects = try #require(value[list]?.array)
    #expect(!objects.isEmpty)
    for object in objects { #expect(object.object?.members.map(\.key) == example.listKeys) }
  }

  @Test func `the report for programs is one object with a schema`() throws {
    let home = try learned()
    let run = try home.run("report", "--json")
    let value = try JSONValue(parsing: Array(run.output.utf8))
    #expect(value["schema"]?.integer == 1)
    #expect(run.errors == "")
    #expect(try home.run("report", "--format", "json").output == run.output)
  }

  @Test func `numbers in JSON are what the learner did`() throws {
    let home = try learned()
    try expectGolden("commands/due.json", home.run("due", "--json").output)
    try expectGolden("commands/list.json", home.run("list", "--json").output)
    try expectGolden("commands/show.json", home.run("show", "flash", "--json").output)
  }

  @Test(arguments: ["before", "after"])
  func `--json may stand before and after the command`(place: String) throws {
    let home = try learned()
    let run = try place == "before" ? home.run("--json", "due") : home.run("due", "--json")
    #expect(run.output.hasPrefix("{\"schema\":1,"))
  }

  /// A home with one item in learning, one in review and one that is due again.
  private func learned() throws -> Home {
    let home = try Home("kinds")
    try home.write("banks/warned.md", "# Warned\n<!-- bank: warned -->\n\n## Q?\n\nA.\n")
    _ = try home.run("drill", "--kind", "flashcard", "--limit", "1", input: "\n3\n")
    _ = try home.run("drill", "--kind", "order", input: "2 3 1\n", now: "2026-11-30T09:00:00Z")
    _ = try home.run("drill", "--kind", "choice", input: "c\nb\n", now: "2026-11-01T10:00:00Z")
    return home
  }
}
