import Core
import Scheduling
import Testing
import VivaCommands

struct SettingsTests {
  private func resolved(
    flags: [String: String] = [:],
    variables: [String: String] = [:],
    file: [String: String] = [:]
  ) throws(SettingError) -> Settings {
    try Settings(flags: flags, variables: variables, file: file, path: "/config.json")
  }

  @Test func `a flag beats a variable, which beats the file, which beats the default`() throws {
    let key = "color"
    let variable = ["VIVA_COLOR": "never"]
    let file = [key: "always"]
    let sources = [
      try resolved(), try resolved(file: file), try resolved(variables: variable, file: file),
      try resolved(flags: [key: "auto"], variables: variable, file: file),
    ].compactMap { $0.sources[key] }
    #expect(sources.map(\.text) == ["auto", "always", "never", "auto"])
    #expect(
      sources.map(\.origin) == [
        .builtIn, .file("/config.json"), .variable("VIVA_COLOR"), .flag("--color"),
      ]
    )
  }

  @Test func `an empty variable is as if it were not set`() throws {
    let settings = try resolved(variables: ["VIVA_NEW_PER_DAY": ""], file: ["new-per-day": "3"])
    #expect(settings.values.study.newPerDay == 3)
  }

  @Test func `without any setting the defaults are those of the product`() throws {
    let values = try resolved().values
    #expect(values.study.newPerDay == 10)
    #expect(values.study.reviewsPerDay == 200)
    #expect(values.study.learningSteps == [60, 600])
    #expect(values.study.relearningSteps == [600])
    #expect(values.study.desiredRetention == 0.9)
    #expect(values.study.rollover == 4)
    #expect(values.study.leechLapses == 8)
  }

  @Test(arguments: [
    ("accessible", "yes", "true or false"),
    ("color", "red", "auto, always or never"),
    ("desired-retention", "0.69", "a number from 0.7 to 0.99"),
    ("desired-retention", "nan", "a number from 0.7 to 0.99"),
    ("desired-retention", "90%", "a number from 0.7 to 0.99"),
    ("interview", "2026-02-29", "a day as 2026-12-24"),
    ("interview", "21.12.2026", "a day as 2026-12-24"),
    ("leech-lapses", "1", "a whole number from 2 to 99"),
    ("learning-steps", "1m 1d", "waits as '1m 10m', each from 1s to 12h"),
    ("learning-steps", "1m,10m", "waits as '1m 10m', each from 1s to 12h"),
    ("level", "principal", "mid, senior or staff"),
    ("light-days", "sat,sunx", "weekdays as 'sat,sun'"),
    ("light-days", "6", "weekdays as 'sat,sun'"),
    ("longest-interval", "0", "a whole number from 1 to 36500"),
    ("memory-model", "fsrs5", "fsrs6 or fsrs7"),
    ("new-per-day", "ten", "a whole number from 0 to 9999"),
    ("new-per-day", "1.5", "a whole number from 0 to 9999"),
    ("relearning-steps", "0s", "waits as '1m 10m', each from 1s to 12h"),
    ("reviews-per-day", "-1", "a whole number from 0 to 99999"),
    ("rollover", "24", "a whole number from 0 to 23"),
    ("total-per-day", "-1", "a whole number from 0 to 99999, or nothing"),
    ("total-per-day", "many", "a whole number from 0 to 99999, or nothing"),
  ])
  func `a bad value is refused wherever it stands`(key: String, text: String, expected: String)
    throws
  {
    let variable = try #require(SettingKey.named(key)?.variable)
    let sentence = "'\(text)' is no value for '\(key)': it takes \(expected)"
    let inFlag = #expect(throws: SettingError.self) { try resolved(flags: [key: text]) }
    let inVariable = #expect(throws: SettingError.self) {
      try resolved(variables: [variable: text])
    }
    let inFile = #expect(throws: SettingError.self) { try resolved(file: [key: text]) }
    #expect(inFlag?.description == sentence)
    #expect(inVariable?.description == "\(variable): \(sentence)")
    #expect(inFile?.description == "/config.json: \(sentence)")
    #expect(inFlag?.status == .usage)
    #expect(inVariable?.status == .usage)
    #expect(inFile?.status == .badInput)
  }

  @Test func `a value for each key is taken`() throws {
    let settings = try resolved(file: [
      "accessible": "1", "color": "never", "content": "/a:shipped", "data": "/d",
      "desired-retention": "0.85", "interview": "2026-12-21", "leech-lapses": "4",
      "learning-steps": "30s 2h", "level": "staff", "longest-interval": "365",
      "new-per-day": "0", "relearning-steps": "", "reviews-per-day": "50", "rollover": "0",
      "light-days": "sat,sun", "memory-model": "fsrs7", "total-per-day": "60",
    ])
    let values = settings.values
    #expect(values.isAccessible)
    #expect(values.content == ["/a", "shipped"])
    #expect(values.data == "/d")
    #expect(values.interview == Day("2026-12-21"))
    #expect(values.level == .staff)
    #expect(values.study.desiredRetention == 0.85)
    #expect(values.study.leechLapses == 4)
    #expect(values.study.learningSteps == [30, 7200])
    #expect(values.study.relearningSteps == [])
    #expect(values.study.longestInterval == 365)
    #expect(values.study.newPerDay == 0)
    #expect(values.study.reviewsPerDay == 50)
    #expect(values.study.rollover == 0)
    #expect(values.study.lightDays == [6, 7])
    #expect(values.study.memoryModel == .fsrs7)
    #expect(values.study.totalPerDay == 60)
  }

  @Test func `keys are sorted, and each has a variable of its own`() {
    let names = SettingKey.all.map(\.name)
    #expect(names == names.sorted())
    #expect(Set(SettingKey.all.map(\.variable)).count == names.count)
    #expect(SettingKey.named("new-per-day")?.variable == "VIVA_NEW_PER_DAY")
    #expect(SettingKey.named("New-per-day") == nil)
  }
}
