import StrictJSON
import Testing

/// What settings of the schedule do to what was learned before.
struct ModelSessionTests {
  private func items(_ home: Home, now: String = "2026-12-03T10:00:00Z") throws -> [JSONValue] {
    let list = try home.run("list", "--json", now: now)
    return try #require(JSONValue(parsing: Array(list.output.utf8))["items"]?.array)
  }

  @Test func `another memory model sees the same answers otherwise, and what was given holds`()
    throws
  {
    let home = try Home("many")
    _ = try home.run("drill", "--limit", "3", input: String(repeating: "\n4\n", count: 3))
    let before = try items(home)
    _ = try home.run("config", "memory-model", "fsrs7")
    let other = try items(home)
    #expect(other.map { $0["due"] } == before.map { $0["due"] })
    #expect(other.map { $0["stability"] } != before.map { $0["stability"] })
    let drill = try home.run(
      "drill",
      "--limit",
      "1",
      "--new",
      "0",
      input: "\n3\n",
      now: "2027-02-01T10:00:00Z"
    )
    #expect(drill.status == 0)
    #expect(try home.run("undo", now: "2027-02-01T10:01:00Z").status == 0)
    _ = try home.run("config", "memory-model", "")
    #expect(try items(home) == before)
  }

  @Test func `another rollover moves no day of the past`() throws {
    let home = try Home("many")
    // After midnight and before the rollover, so still the day before.
    let night = "2026-12-01T02:00:00Z"
    _ = try home.run("drill", "--limit", "2", input: "\n4\n\n4\n", now: night)
    let before = try items(home)
    let report = { try home.run("report", "--format", "csv", now: "2026-12-03T10:00:00Z").output }
    let csv = try report()
    for rollover in ["0", "9"] {
      _ = try home.run("config", "rollover", rollover)
      let after = try items(home)
      #expect(after.map { $0["due"] } == before.map { $0["due"] })
      #expect(after.map { $0["stability"] } == before.map { $0["stability"] })
      #expect(try report() == csv)
    }
  }
}
