import StrictJSON
import Testing

/// The folder of the progress, whole, broken and unwritable.
struct DataFolderTests {
  private let data = ".local/share/viva"

  @Test func `looking makes nothing`() throws {
    let home = try Home("many")
    for words in [["due"], ["list"], ["show", "q01"], ["report"], ["config"], ["undo", "-h"]] {
      _ = try home.run(words)
    }
    #expect(try home.shell("find . -mindepth 1 -not -path './banks*'").output == "")
  }

  @Test func `what is made is for this account alone, whatever the mask`() throws {
    let home = try Home("many")
    _ = try home.shell("umask 0; printf '\\n4\\n' | viva drill --limit 1; viva config level mid")
    let open = try home.shell("find .local .config -perm /077")
    #expect(open.output == "")
    #expect(try home.shell("find \(data) -name '*.jsonl' -perm 600").output != "")
  }

  @Test(arguments: ["XDG_DATA_HOME", "VIVA_DATA", "--data"])
  func `the folder is where it was asked for`(way: String) throws {
    var home = try Home("many")
    var words: [String] = []
    switch way {
    case "XDG_DATA_HOME": home.variables["XDG_DATA_HOME"] = home.path("own")
    case "VIVA_DATA": home.variables["VIVA_DATA"] = home.path("own/viva")
    default: words = ["--data", "own/viva"]
    }
    _ = try home.run(words + ["drill", "--limit", "1"], input: "\n4\n")
    #expect(try home.shell("cat own/viva/log/*/*.jsonl | wc -l").output == "1\n")
    #expect(try home.shell("ls -A .local 2>/dev/null").output == "")
  }

  @Test func `a relative XDG folder is ignored`() throws {
    var home = try Home("many")
    home.variables["XDG_DATA_HOME"] = "own"
    _ = try home.run("drill", "--limit", "1", input: "\n4\n")
    #expect(try home.records().count == 1)
  }

  @Test func `without a home folder the program says what to set`() throws {
    var home = try Home("many")
    home.variables["HOME"] = nil
    try expectGolden("data/no-home.txt", home.run("due").transcript)
  }

  @Test(arguments: ["", "{}", "not json", "{\"schema\":1"])
  func `a progress file that is no good is kept and made anew from the log`(text: String) throws {
    let home = try learned()
    let before = try home.run("list", "--json")
    try home.write("\(data)/progress.json", text)
    let after = try home.run("list", "--json")
    #expect(after.output == before.output)
    _ = try home.run("drill", "--limit", "1", input: "\n4\n")
    let quarantine = try home.shell("cat \(data)/quarantine/* 2>/dev/null | head -c 100")
    #expect(quarantine.output == text)
    #expect(try home.records().count == 4)
  }

  @Test func `a progress file that was deleted is made anew and says the same`() throws {
    let home = try learned()
    let before = try home.run("list", "--json")
    _ = try home.shell("rm \(data)/progress.json")
    #expect(try home.run("list", "--json") == before)
    _ = try home.run("drill", "--limit", "1", input: "\n4\n")
    #expect(try home.shell("test -s \(data)/progress.json").status == 0)
  }

  @Test func `a progress file of a newer version is left alone`() throws {
    let home = try learned()
    let newer = "{\"schema\":99,\"from\":\"the future\"}\n"
    try home.write("\(data)/progress.json", newer)
    let list = try home.run("list", "--json")
    let drill = try home.run("drill", "--limit", "1", input: "\n4\n")
    #expect(list.status == 0 && drill.status == 0)
    #expect(try home.shell("cat \(data)/progress.json").output == newer)
    #expect(try home.records().count == 4)
    try expectGolden("data/newer-progress.txt", home.run("due").transcript)
  }

  @Test func `a torn last line costs no other answer and is set aside by the next`() throws {
    let home = try learned()
    _ = try home.shell("log=$(ls \(data)/log/*/*.jsonl); truncate -s -20 \"$log\"")
    let look = try home.run("due")
    let drill = try home.run("drill", "--limit", "1", input: "\n4\n")
    #expect(look.status == 0 && drill.status == 0)
    #expect(look.errors.contains("cut short"))
    let records = try home.records()
    // The number of what was cut off was known, so the log says that it is lost.
    #expect(records.map { $0.contains(#""k":"accept""#) } == [false, false, true, false])
    #expect(try home.shell("ls \(data)/quarantine | wc -l").output == "1\n")
    #expect(try home.run("due").errors == "")
  }

  @Test func `a damaged line is told by file and line, and all others count`() throws {
    let home = try learned()
    _ = try home.shell(
      "log=$(ls \(data)/log/*/*.jsonl); sed -i '2s/\"rating\":4/\"rating\":1/' \"$log\""
    )
    let run = try home.run("list", "--json")
    #expect(run.status == 0)
    #expect(run.errors.contains(".jsonl:2: "))
    #expect(run.output.ranges(of: "\"reps\":1").count == 2)
  }

  @Test func `the latest backup is the newest that has what the log lacks`() throws {
    let home = try learned()
    _ = try home.run("drill", "--limit", "1", input: "\n4\n")
    _ = try home.shell(
      "log=$(ls \(data)/log/*/*.jsonl); sed -i '2s/\"rating\":4/\"rating\":1/' \"$log\""
    )
    _ = try home.run("doctor", "--repair")
    let lost = try home.run("due")
    #expect(lost.errors.contains("1 record is missing from the review log, number 2 of device"))
    let restored = try home.run("doctor", "--restore", "latest")
    #expect(restored.output.hasPrefix("brought back 1 record from "))
    #expect(try home.run("due").errors == "")
    let again = try home.run("doctor", "--restore", "latest")
    #expect(again.output == "no backup holds a record that the log lacks\n")
  }

  @Test func `a folder that cannot be written is told before the first question`() throws {
    let home = try Home("many")
    try home.write("file", "not a folder")
    let inFile = try home.run("--data", "file/viva", "drill", input: "\n4\n")
    let inProc = try home.run("--data", "/proc/viva", "drill", input: "\n4\n")
    let asFile = try home.run("--data", "file", "drill", input: "\n4\n")
    try expectGolden("data/unwritable.txt", [inFile, inProc, asFile].transcript)
  }

  @Test func `a look at a folder that cannot be written works`() throws {
    let home = try Home("many")
    let run = try home.run("--data", "/proc/viva", "due")
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test func `a limit on file sizes stands for a full disk, and costs no recorded answer`() throws {
    let home = try Home("many")
    let many = String(repeating: "\\n4\\n", count: 8)
    let run = try home.shell("ulimit -f 1; printf '\(many)' | viva drill")
    #expect(run.status == 4)
    let count = try home.records().count
    #expect(run.output.ranges(of: "easy: comes back").count == count)
    #expect(count > 0 && count < 8)
    #expect(try home.run("due").errors == "")
  }

  @Test func `a settings file that is no good is told by its name`() throws {
    let home = try Home("many")
    var runs: [Run] = []
    for text in ["", "{", "[]", "{\"new-per-day\":\"many\"}", "{\"new-per-day\":[]}"] {
      try home.write(".config/viva/config.json", text)
      runs.append(try home.run("due"))
    }
    try expectGolden("data/settings.txt", runs.transcript)
  }

  @Test func `unknown settings stay in the file when another is set`() throws {
    let home = try Home("many")
    try home.write(
      ".config/viva/config.json",
      "{\"future\":{\"a\":[1]},\"level\":\"mid\",\"x\":1}\n"
    )
    _ = try home.run("config", "level", "senior")
    _ = try home.run("config", "rollover", "3")
    let text = try home.shell("cat .config/viva/config.json").output
    let value = try JSONValue(parsing: Array(text.utf8))
    let wanted: JSONValue = [
      "future": ["a": [1]], "level": "senior", "x": 1, "rollover": 3,
    ]
    #expect(value == wanted)
  }

  /// A home with three answers.
  private func learned() throws -> Home {
    let home = try Home("many")
    _ = try home.run("drill", "--limit", "3", input: "\n4\n\n4\n\n3\n")
    return home
  }
}
