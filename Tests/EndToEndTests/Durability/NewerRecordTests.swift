import Testing

/// Records of a later version, and of other hands, which this one keeps as they are.
struct NewerRecordTests {
  private static let data = ".local/share/viva"
  private static let foreign = [
    #"{"v":2,"id":"aaaaaaaaaaaa-1","anything":[1,2]}"#,
    #"{"v":1,"id":"aaaaaaaaaaaa-2","t":"2026-11-30T09:00:00.000Z","off":0,"day":"2026-11-30","k":"dance","item":"q01"}"#,
    #"{"v":1,"id":"aaaaaaaaaaaa-3","t":"2026-11-30T09:00:00.000Z","off":0,"day":"2026-11-30","k":"review","item":"q09","rating":3,"mood":"fine"}"#,
  ]

  @Test func `no command changes a byte of them`() throws {
    let home = try Home("many")
    _ = try home.run("drill", "--limit", "3", input: "\n4\n\n3\n\n3\n")
    for line in Self.foreign {
      _ = try home.shell("echo '\(line)' >>\(Self.data)/log/*/000001.jsonl")
    }
    let before = try home.records()
    let foreign = Self.foreign.joined(separator: "\n")
    try home.write("\(Self.data)/log/aaaaaaaaaaaa/000001.jsonl", foreign)
    let commands = [
      ["due"], ["list"], ["show", "q01"], ["report"], ["suspend", "q02"], ["resume", "q02"],
      ["bury", "q03"], ["forget", "q03"], ["undo"], ["optimize"], ["plan"], ["doctor"],
      ["doctor", "--repair"], ["doctor", "--restore", "latest"], ["drill", "--limit", "1"],
    ]
    for words in commands { _ = try home.run(words, input: "\n4\n") }
    let other = try home.shell("cat \(Self.data)/log/aaaaaaaaaaaa/000001.jsonl").output
    #expect(other == foreign)
    let own = try home.shell(
      "cat $(ls \(Self.data)/log/*/000001.jsonl | grep -v aaaaaaaaaaaa)"
    )
    #expect(own.output.split(separator: "\n").starts(with: before.map { $0[...] }))
    #expect(try home.run("due").errors.contains("made by a newer version"))
  }

  @Test func `a line without a checksum, as written by hand, counts and is told by the doctor`()
    throws
  {
    let home = try Home("many")
    _ = try home.run("drill", "--limit", "1", input: "\n4\n")
    _ = try home.shell("echo '\(Self.foreign[2])' >>\(Self.data)/log/*/000001.jsonl")
    #expect(try home.run("list", "--json").output.ranges(of: "\"reps\":1").count == 2)
    #expect(try home.run("doctor").output.contains("1 without a checksum"))
  }
}
