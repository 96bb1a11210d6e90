import Effects
import Testing
import TestSupport
import VivaCommands

struct SettingsFileTests {
  private let files = MemoryFiles()
  private var file: SettingsFile { SettingsFile(path: "/home/config.json", files: files) }

  private func text() -> String? {
    files["/home/config.json"].map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a file that is not there sets nothing`() throws {
    #expect(try file.read().known == [:])
    #expect(try file.read().unknown == [])
  }

  @Test func `a first setting makes the file, for this account alone`() throws {
    try file.set("level", to: "senior")
    #expect(text() == "{\n  \"level\": \"senior\"\n}\n")
    #expect(try files.permissions("/home/config.json") == 0o600)
  }

  @Test func `numbers and truths are written as such, all else as text`() throws {
    for (key, value) in [
      ("new-per-day", "12"), ("accessible", "true"), ("desired-retention", "0.85"),
      ("data", "007"), ("content", "1e3"),
    ] {
      try file.set(key, to: value)
    }
    #expect(
      text() == """
        {
          "new-per-day": 12,
          "accessible": true,
          "desired-retention": 0.85,
          "data": "007",
          "content": "1e3"
        }

        """
    )
    #expect(try file.read().known["data"] == "007")
    #expect(try file.read().known["desired-retention"] == "0.85")
  }

  @Test func `other keys, known or not, keep their place and value`() throws {
    files["/home/config.json"] = Array(
      #"{"z":{"deep":[1,null]},"level":"mid","unknown":1.5,"rollover":3}"#.utf8
    )
    try file.set("level", to: "staff")
    try file.set("rollover", to: nil)
    try file.set("new-per-day", to: "5")
    #expect(
      text() == """
        {
          "z": {
            "deep": [
              1,
              null
            ]
          },
          "level": "staff",
          "unknown": 1.5,
          "new-per-day": 5
        }

        """
    )
    #expect(try file.read().unknown == ["z", "unknown"])
  }

  @Test(arguments: [
    ("", "the text ends too early at byte 0"),
    ("[]", "settings are one JSON object"),
    (#"{"level":null}"#, "the value of 'level' is neither text nor a number nor true or false"),
    (#"{"level":"mid","level":"staff"}"#, "the key 'level' stands twice in one object at byte 15"),
  ])
  func `a broken file is told and never written over`(text: String, problem: String) throws {
    files["/home/config.json"] = Array(text.utf8)
    let error = #expect(throws: SettingError.self) { try file.read() }
    #expect(error == .brokenFile("/home/config.json", problem: problem))
    if !text.hasPrefix("{\"level\":null") {
      #expect(throws: SettingError.self) { try file.set("level", to: "mid") }
    }
  }
}
