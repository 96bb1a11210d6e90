import Testing

@MainActor
struct CompleteCommandTests {
  private nonisolated static let cases: [(String, String, [String])] = [
    ("ids", "", ["borrow", "owner", "writer"]), ("ids", "o", ["owner"]), ("ids", "z", []),
    ("topics", "", ["ownership", "ownership/bindings", "ownership/state"]),
    ("banks", "", ["small"]), ("levels", "s", ["senior", "staff"]),
    ("kinds", "c", ["choice", "cloze"]),
    ("settings", "new", ["new-per-day"]), ("exercises", "", []), ("rules", "", []),
    ("nonsense", "", []), ("commands", "su", ["suspend"]),
  ]

  @Test(arguments: cases)
  func `words of a kind that begin so, one a line`(kind: String, prefix: String, words: [String]) {
    let run = Desk().run("__complete", kind, prefix)
    #expect(run.output == words.map { $0 + "\n" }.joined())
    #expect(run.talk == "")
    #expect(run.status == 0)
  }

  @Test func `broken banks are no news while a word is completed`() {
    var desk = Desk()
    desk.variables["VIVA_CONTENT"] = "/banks:/missing.md"
    let run = desk.run("__complete", "ids", "w")
    #expect(run.output == "writer\n")
    #expect(run.talk == "")
  }
}
