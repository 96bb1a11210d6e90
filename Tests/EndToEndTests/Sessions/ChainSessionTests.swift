import Testing

/// How a session climbs a chain of follow-ups.
struct ChainSessionTests {
  @Test func `strong answers climb to the end of the chain`() throws {
    let home = try Home("chain")
    let run = try home.run("drill", input: "\n4\n\n4\n\n4\n")
    try expectGolden("chains/strong.txt", run.transcript)
  }

  @Test func `a weak opening asks for the easier follow-up and nothing deeper`() throws {
    let home = try Home("chain")
    let run = try home.run("drill", input: "\n2\n\n4\n")
    try expectGolden("chains/weak.txt", run.transcript)
  }

  @Test func `the climb ends at a weak answer and goes on from there once it is strong`() throws {
    let home = try Home("chain")
    let first = try home.run("drill", input: "\n4\n\n1\n")
    let next = try home.run("drill", input: "\n4\n", now: "2026-12-01T10:00:00Z")
    try expectGolden("chains/resumed.txt", [first, next].transcript)
  }

  @Test func `a follow-up that is due on its own shows what it follows`() throws {
    let home = try Home("chain")
    _ = try home.run("drill", input: "\n4\n\n3\n\n", now: "2026-11-30T10:00:00Z")
    _ = try home.run("drill", input: "\n3\n", now: "2026-11-30T10:10:00Z")
    let run = try home.run("drill", now: "2026-12-03T10:00:00Z")
    try expectGolden("chains/context.txt", run.transcript)
  }

  @Test func `a strong answer deeper down lends time to the easier rung that is due`() throws {
    let home = try Home("chain")
    _ = try home.run("drill", input: "\n4\n\n3\n\n3\n")
    let run = try home.run("drill", input: "\n4\n", now: "2026-12-20T10:00:00Z")
    try expectGolden("chains/lent.txt", run.transcript)
  }

  @Test func `the follow-ups to a question are not asked before it`() throws {
    let home = try Home("chain")
    let run = try home.run("drill", "--level", "staff", input: "\n4\n")
    try expectGolden("chains/not-before.txt", run.transcript)
  }
}
