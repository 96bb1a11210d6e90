import Testing

/// How learning steps wait for the clock.
struct StepSessionTests {
  @Test func `a step further away than twenty minutes ends the session with its time`() throws {
    let home = try Home("many")
    _ = try home.run("config", "learning-steps", "1m 45m")
    _ = try home.run("config", "new-per-day", "1")
    let first = try home.run("drill", input: "\n3\n")
    let early = try home.run("drill", now: "2026-11-30T10:24:59Z")
    let near = try home.run("drill", now: "2026-11-30T10:25:00Z")
    let up = try home.run("drill", input: "\n3\n", now: "2026-11-30T10:46:00Z")
    try expectGolden("steps/waiting.txt", [first, early, near, up].transcript)
  }

  @Test func `a step that is up comes before what is due and what is new`() throws {
    let home = try Home("many")
    _ = try home.run("drill", "--limit", "1", input: "\n4\n", now: "2026-11-20T10:00:00Z")
    _ = try home.run("drill", "--limit", "2", input: "s\n\n1\n", now: "2026-12-10T10:00:00Z")
    let run = try home.run("drill", input: "\n3\n\n3\n", now: "2026-12-10T10:05:00Z")
    try expectGolden("steps/first.txt", run.transcript)
  }

  @Test func `what was answered late on a study day is a step of the same day after midnight`()
    throws
  {
    let home = try Home("many")
    _ = try home.run("config", "new-per-day", "1")
    _ = try home.run("drill", input: "\n1\n", now: "2026-11-30T23:58:00Z")
    let after = try home.run("drill", input: "\n3\n\n3\n", now: "2026-12-01T00:03:00Z")
    try expectGolden("steps/midnight.txt", after.transcript)
  }

  @Test func `answers on two evenings are a streak of two days`() throws {
    let home = try Home("many")
    _ = try home.run("drill", "--limit", "1", input: "\n4\n", now: "2026-11-30T23:58:00Z")
    let second = try home.run("drill", "--limit", "1", input: "\n4\n", now: "2026-12-01T04:03:00Z")
    #expect(second.output.contains("streak: 2 days (longest 2)"))
  }
}
