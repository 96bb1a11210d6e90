import Effects
import Testing

/// Where the program runs from, and what zone it lives in.
struct PlaceTests {
  @Test func `the program finds its own banks from any folder`() throws {
    let home = try Home()
    let run = try home.run("list", "--json")
    #expect(run.status == 0)
    #expect(run.output.contains("\"bank\":"))
  }

  @Test func `a link to the program leads to the same banks`() throws {
    let home = try Home()
    let own = try home.run("list", "--json")
    let linked = try home.shell(
      "mkdir bin; ln -s \"$VIVA\" bin/viva; VIVA=bin/viva; viva list --json"
    )
    let found = try home.shell(
      "PATH=\"$PWD/bin:$PATH\"; cd /; VIVA=$(command -v viva); command viva list --json --now 2026-11-30T10:00:00Z"
    )
    #expect(linked.output == own.output)
    #expect(found.output == own.output)
  }

  @Test func `below a prefix the banks are in its share folder`() throws {
    let home = try Home("many")
    var own = home
    own.content = []
    let script = """
      mkdir -p usr/bin usr/share/viva && cp "$VIVA" usr/bin/ && mv banks usr/share/viva/Content
      VIVA=usr/bin/viva; viva list
      """
    let run = try own.shell(script)
    #expect(run.status == 0)
    #expect(run.errors == "12 items\n")
  }

  @Test(arguments: ["Nowhere/Nothing", "UTC+", "../../etc/passwd", "\u{1b}[31m"])
  func `a zone that is none is told once, and UTC is used`(zone: String) throws {
    var home = try Home("many")
    home.variables["TZ"] = zone
    home.now = nil
    let run = try home.run("due")
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("warning: TZ says '"))
    #expect(run.errors.hasSuffix("', which is no time zone; using UTC\n"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func `a study day follows the zone that is asked for`() throws {
    let home = try Home("many")
    let moment = "2026-11-30T18:30:00Z"
    for zone in ["UTC", "Asia/Tokyo"] {
      _ = try home.run(
        "--time-zone",
        zone,
        "drill",
        "--limit",
        "1",
        input: "\n4\n",
        now: moment
      )
    }
    let records = try home.records()
    #expect(records.map { $0.contains("\"off\":0,\"day\":\"2026-11-30\"") } == [true, false])
    #expect(records.map { $0.contains("\"off\":32400,\"day\":\"2026-11-30\"") } == [false, true])
  }

  @Test func `the offset of the frozen clock is the zone`() throws {
    let home = try Home("many")
    let run = try home.run(
      "drill",
      "--limit",
      "1",
      input: "\n3\nq\n",
      now: "2026-12-01T02:30:00-05:00"
    )
    #expect(run.status == 0)
    #expect(try home.records().allSatisfy { $0.contains("\"off\":-18000,\"day\":\"2026-11-30\"") })
  }

  @Test(arguments: [
    "1900-01-05T00:00:00Z", "1969-12-31T23:59:59Z", "2262-04-12T00:00:00Z", "2899-12-01T20:00:00Z",
  ])
  func `any moment of a thousand years can be lived in`(now: String) throws {
    let home = try Home("many")
    let drill = try home.run("drill", "--limit", "2", input: "\n3\n\n3\n", now: now)
    #expect(drill.status == 0)
    #expect(try home.records().count == 2)
    for words in [
      ["due"], ["list"], ["report"], ["report", "--json"], ["show", "q01"], ["doctor"],
    ] {
      #expect(try home.run(words, now: now).status == 0, "\(words)")
    }
  }
}
