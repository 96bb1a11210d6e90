import StrictJSON
import Testing

/// How sessions end.
struct EndSessionTests {
  @Test func `the end of input keeps what was answered, and not what was only revealed`() throws {
    let home = try Home("many")
    let run = try home.run("drill", input: "\n3\n\n2\n\n")
    try expectGolden("ends/input.txt", run.transcript)
    #expect(try home.records().count == 2)
  }

  @Test func `a last line without a line feed counts`() throws {
    let home = try Home("many")
    let run = try home.run("drill", "--limit", "1", input: "\n4")
    #expect(run.status == 0)
    #expect(try home.records().count == 1)
  }

  @Test func `lines that end in carriage returns are read alike`() throws {
    let home = try Home("many")
    let run = try home.run("drill", "--limit", "1", input: "\r\n4\r\n")
    #expect(run.status == 0)
    #expect(try home.records().count == 1)
  }

  @Test func `nothing due is quite unlike nothing loaded`() throws {
    let home = try Home("chain")
    _ = try home.run("drill", input: "\n4\n\n4\n\n4\n")
    let nothingDue = try home.run("drill", now: "2026-12-01T10:00:00Z")
    var empty = try Home()
    empty.content = ["banks"]
    try empty.write("banks/README.md", "# Notes\n\nNothing to ask.\n")
    let nothingLoaded = try empty.run("drill")
    try expectGolden("ends/nothing.txt", [nothingDue, nothingLoaded].transcript)
  }

  @Test func `filters that no item fits end with a sentence, not with an empty session`() throws {
    let home = try Home("many")
    let run = try home.run("drill", "--kind", "exercise")
    try expectGolden("ends/no-fit.txt", run.transcript)
  }

  @Test func `each record has the keys of the format in their order`() throws {
    let home = try Home("many")
    _ = try home.run("drill", "--limit", "1", input: "\n3\n")
    let record = try #require(try home.records().first)
    let value = try JSONValue(parsing: Array(record.utf8))
    let keys = [
      "v", "id", "t", "off", "day", "k", "item", "hash", "rating", "ms", "due", "par", "seed",
      "crc",
    ]
    #expect(value.object?.members.map(\.key) == keys)
    #expect(value["t"]?.string == "2026-11-30T10:00:00.000Z")
    #expect(value["day"]?.string == "2026-11-30")
    #expect(value["k"]?.string == "review")
    #expect(value["item"]?.string == "q01")
    #expect(value["rating"]?.integer == 3)
    #expect(value["due"]?.string == "2026-11-30T10:10:00.000Z")
    #expect(value["seed"]?.string == "0000000000000007")
  }
}
