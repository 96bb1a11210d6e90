import Testing

/// What the day and the learner limit.
struct LimitSessionTests {
  @Test func `the day's new items are counted across restarts`() throws {
    let home = try Home("many")
    let easy = String(repeating: "\n4\n", count: 6)
    let first = try home.run("drill", input: easy)
    let second = try home.run("drill", input: easy)
    let third = try home.run("drill", input: easy)
    let nextDay = try home.run("drill", input: easy, now: "2026-12-01T04:00:00Z")
    try expectGolden("limits/new.txt", [first, second, third, nextDay].transcript)
  }

  @Test func `a limit set to nothing begins nothing`() throws {
    let home = try Home("many")
    let set = try home.run("config", "new-per-day", "0")
    let drill = try home.run("drill", input: "\n4\n")
    let wish = try home.run("drill", "--new", "1", input: "\n4\n\n4\n")
    try expectGolden("limits/none.txt", [set, drill, wish].transcript)
  }

  @Test func `the limit of a session counts items, and their steps are still asked`() throws {
    let home = try Home("many")
    let run = try home.run("drill", "--limit", "2", input: "\n1\n\n4\n\n3\n\n3\n\n3\n")
    try expectGolden("limits/items.txt", run.transcript)
  }

  @Test func `the day's reviews are counted across restarts`() throws {
    let home = try Home("many")
    _ = try home.run("drill", input: String(repeating: "\n4\n", count: 4))
    _ = try home.run("config", "reviews-per-day", "3")
    _ = try home.run("config", "new-per-day", "0")
    let first = try home.run("drill", input: "\n4\n\n4\n", now: "2026-12-20T10:00:00Z")
    let second = try home.run("drill", input: "\n4\n\n4\n", now: "2026-12-20T11:00:00Z")
    try expectGolden("limits/reviews.txt", [first, second].transcript)
  }

  @Test(arguments: [
    ("topic", ["--topic", "observation"], "observation · new"),
    ("a topic above", ["--topic", "ownership", "--kind", "order"], "steps"),
    ("level", ["--level", "senior"], "pick"),
    ("kind", ["--kind", "predict"], "guess"),
  ])
  func `a filter asks what it names`(name: String, words: [String], expected: String) throws {
    let home = try Home("kinds")
    let run = try home.run(["drill"] + words)
    let first = run.output.split(separator: "\n").first ?? ""
    #expect(first.hasPrefix("1/1 · "), "\(name)")
    #expect(first.hasSuffix(" · \(expected)"), "\(name)")
  }

  @Test func `practice asks what is not due and leaves memory as it is`() throws {
    let home = try Home("many")
    _ = try home.run("drill", "--limit", "2", input: "\n4\n\n4\n")
    let before = try home.run("list", "--json")
    let cram = try home.run("drill", "--cram", "--limit", "2", input: "\n1\n\n3\n\n3\n")
    let after = try home.run("list", "--json")
    try expectGolden("limits/cram.txt", cram.transcript)
    #expect(after == before)
    #expect(try home.records().count == 4)
  }
}
