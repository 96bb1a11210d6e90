import Core
import Scheduling
import Terminal

/// One thing the learner can set: by a flag, a variable, `config.json`, or left at its default.
package struct SettingKey: Sendable {
  /// The key in `config.json` and for `viva config`, as `new-per-day`.
  package let name: String
  /// What it is for, in one phrase.
  package let summary: String
  /// The text of its value when nobody set it; empty for nothing.
  package let fallback: String
  /// What a value looks like, for messages, as `a whole number from 0 to 9999`.
  package let expected: String
  /// Takes a value's text into the settings, or says that it is not one.
  let take: @Sendable (String, inout Settings.Values) -> Bool

  /// The environment variable that sets it, as `VIVA_NEW_PER_DAY`.
  package var variable: String {
    "VIVA_" + name.uppercased().map { $0 == "-" ? "_" : String($0) }.joined()
  }

  /// Every key, sorted by name.
  ///
  /// A new setting is a line here and a property in the values.
  package static let all: [SettingKey] = [
    SettingKey("accessible", "plain layout for screen readers", false, \.isAccessible),
    SettingKey("color", "when to use colour", .auto, \.color),
    SettingKey(
      name: "content",
      summary: "folders and banks to use instead of the shipped ones, joined by ':'",
      fallback: "",
      expected: "paths joined by ':'",
      take: { text, values in
        values.content = text.split(separator: ":").map(String.init)
        return true
      }
    ),
    SettingKey(
      name: "data",
      summary: "the folder of the progress",
      fallback: "",
      expected: "a path",
      take: { text, values in
        values.data = text.isEmpty ? nil : text
        return true
      }
    ),
    SettingKey(
      name: "desired-retention",
      summary: "the recall at which an item is due again",
      fallback: "0.9",
      expected: "a number from 0.7 to 0.99",
      take: { text, values in
        guard let number = Double(text), (0.7...0.99).contains(number) else { return false }
        values.study.desiredRetention = number
        return true
      }
    ),
    SettingKey(
      name: "interview",
      summary: "the day of the interview",
      fallback: "",
      expected: "a day as 2026-12-24",
      take: { text, values in
        values.interview = Day(text)
        return text.isEmpty || values.interview != nil
      }
    ),
    SettingKey(
      "learning-steps",
      "waits between the first answers to an item",
      "1m 10m",
      \.study.learningSteps
    ),
    SettingKey(
      "leech-lapses",
      "lapses after which an item is set aside",
      8,
      in: 2...99,
      \.study.leechLapses
    ),
    SettingKey(
      name: "level",
      summary: "the level aimed at",
      fallback: "",
      expected: "mid, senior or staff",
      take: { text, values in
        values.level = Level(rawValue: text)
        return text.isEmpty || values.level != nil
      }
    ),
    SettingKey(
      name: "light-days",
      summary: "weekdays on which less is to be due, and a plan has half the minutes",
      fallback: "",
      expected: "weekdays as 'sat,sun'",
      take: { text, values in
        guard let days = WeekdayText.days(text) else { return false }
        values.study.lightDays = days
        return true
      }
    ),
    SettingKey(
      "longest-interval",
      "the most days between two reviews",
      36_500,
      in: 1...36_500,
      \.study.longestInterval
    ),
    SettingKey(
      name: "memory-model",
      summary: "how memory is modelled; fsrs7 is newer, and on trial",
      fallback: ModelVersion.fsrs6.rawValue,
      expected: "fsrs6 or fsrs7",
      take: { text, values in
        guard let version = ModelVersion(rawValue: text) else { return false }
        values.study.memoryModel = version
        return true
      }
    ),
    SettingKey(
      name: "minutes",
      summary: "the minutes a study day that 'viva plan' plans with",
      fallback: "",
      expected: "a whole number from 1 to 1440",
      take: { text, values in
        values.minutes = Int(text).flatMap { (1...1440).contains($0) ? $0 : nil }
        return text.isEmpty || values.minutes != nil
      }
    ),
    SettingKey("new-per-day", "new items a study day", 10, in: 0...9999, \.study.newPerDay),
    SettingKey(
      "relearning-steps",
      "waits after a forgotten item",
      "10m",
      \.study.relearningSteps
    ),
    SettingKey(
      "reviews-per-day",
      "reviews a study day",
      200,
      in: 0...99_999,
      \.study.reviewsPerDay
    ),
    SettingKey("rollover", "the hour at which a study day begins", 4, in: 0...23, \.study.rollover),
    SettingKey(
      name: "total-per-day",
      summary: "items a study day, new and reviewed together; empty for no limit",
      fallback: "",
      expected: "a whole number from 0 to 99999, or nothing",
      take: { text, values in
        values.study.totalPerDay = Int(text)
        return text.isEmpty || values.study.totalPerDay.map { (0...99_999).contains($0) } ?? false
      }
    ),
  ]

  /// The key with that name.
  package static func named(_ name: String) -> SettingKey? { all.first { $0.name == name } }
}

extension SettingKey {
  private init(
    _ name: String,
    _ summary: String,
    _ fallback: Int,
    in range: ClosedRange<Int>,
    _ path: any WritableKeyPath<Settings.Values, Int> & Sendable
  ) {
    self.init(
      name: name,
      summary: summary,
      fallback: String(fallback),
      expected: "a whole number from \(range.lowerBound) to \(range.upperBound)",
      take: { text, values in
        guard let number = Int(text), range.contains(number) else { return false }
        values[keyPath: path] = number
        return true
      }
    )
  }

  private init(
    _ name: String,
    _ summary: String,
    _ fallback: Bool,
    _ path: any WritableKeyPath<Settings.Values, Bool> & Sendable
  ) {
    self.init(
      name: name,
      summary: summary,
      fallback: String(fallback),
      expected: "true or false",
      take: { text, values in
        guard let truth = ["true": true, "1": true, "false": false, "0": false][text]
        else { return false }
        values[keyPath: path] = truth
        return true
      }
    )
  }

  private init(
    _ name: String,
    _ summary: String,
    _ fallback: ColorChoice,
    _ path: any WritableKeyPath<Settings.Values, ColorChoice> & Sendable
  ) {
    self.init(
      name: name,
      summary: summary,
      fallback: fallback.rawValue,
      expected: "auto, always or never",
      take: { text, values in
        guard let choice = ColorChoice(rawValue: text) else { return false }
        values[keyPath: path] = choice
        return true
      }
    )
  }

  private init(
    _ name: String,
    _ summary: String,
    _ fallback: String,
    _ path: any WritableKeyPath<Settings.Values, [Int]> & Sendable
  ) {
    self.init(
      name: name,
      summary: summary,
      fallback: fallback,
      expected: "waits as '1m 10m', each from 1s to 12h",
      take: { text, values in
        let steps = text.split(separator: " ").map(StepText.seconds)
        guard steps.allSatisfy({ $0 != nil }) else { return false }
        values[keyPath: path] = steps.compactMap { $0 }
        return true
      }
    )
  }
}

extension SettingKey {
  /// Refuses a text that is no value of this setting.
  func check(_ text: String) throws(SettingError) {
    var values = Settings.Values()
    guard take(text.isEmpty ? fallback : text, &values) else {
      throw .badValue(
        key: name,
        source: Settings.Source(text: text, origin: .flag(name)),
        expected: expected
      )
    }
  }
}
