import Testing

/// What the keys do in a session.
struct KeySessionTests {
  @Test func `a skipped question does not come again in this session and leaves no record`() throws
  {
    let home = try Home("chain")
    let run = try home.run("drill", "--level", "mid", input: "s\n")
    try expectGolden("keys/skip.txt", run.transcript)
    #expect(try home.records() == [])
  }

  @Test func `a buried item is not asked on this study day and is on the next`() throws {
    let home = try Home("kinds")
    let buried = try home.run("drill", "--kind", "order", input: "b\n")
    let today = try home.run("drill", "--kind", "order")
    let evening = try home.run("drill", "--kind", "order", now: "2026-12-01T03:59:59Z")
    let tomorrow = try home.run("drill", "--kind", "order", now: "2026-12-01T04:00:00Z")
    try expectGolden("keys/bury.txt", [buried, today, evening, tomorrow].transcript)
  }

  @Test func `undo takes the last answer back and asks its question again`() throws {
    let home = try Home("many")
    let run = try home.run("drill", "--limit", "2", input: "\n1\nu\n\n4\nq\n")
    try expectGolden("keys/undo.txt", run.transcript)
  }

  @Test func `undo goes back answer by answer, and says when nothing is left`() throws {
    let home = try Home("many")
    let run = try home.run("drill", input: "\n3\n\n3\nu\nu\nu\nq\n")
    try expectGolden("keys/undo-all.txt", run.transcript)
  }

  @Test func `after undo the state is what it was before the answer`() throws {
    let home = try Home("many")
    _ = try home.run("drill", input: "\n3\nq\n", now: "2026-11-20T10:00:00Z")
    let before = try home.run("list", "--json")
    _ = try home.run("drill", "--cram", input: "\n1\nu\nq\n")
    _ = try home.run("drill", input: "\n1\nu\nq\n")
    let after = try home.run("list", "--json")
    #expect(before.status == 0)
    #expect(after == before)
  }

  @Test func `without a terminal the edit key tells where the item stands`() throws {
    let home = try Home("many")
    let run = try home.run("drill", "--limit", "1", input: "e\n\n3\n")
    try expectGolden("keys/edit.txt", run.transcript)
  }

  @Test(arguments: ["q", ":q", "Q", " q "])
  func `the end key ends the session with status 0`(key: String) throws {
    let home = try Home("many")
    let run = try home.run("drill", "--limit", "1", input: key + "\n")
    #expect(run.status == 0)
    #expect(try home.records() == [])
  }

  @Test func `keys work while rating too`() throws {
    let home = try Home("many")
    let run = try home.run("drill", "--limit", "2", input: "\ns\n\nb\nq\n")
    try expectGolden("keys/rating.txt", run.transcript)
  }
}
