package import Core
package import Scheduling
package import Terminal

/// The learner's settings, each with where it comes from.
///
/// Flags beat `VIVA_…` variables beat `config.json` beat the defaults.
package struct Settings: Equatable, Sendable {
  /// What the program works with.
  package private(set) var values = Values()
  /// The text of every setting, by its key, and where it comes from.
  package private(set) var sources: [String: Source] = [:]

  /// The settings as the program uses them.
  package struct Values: Equatable, Sendable {
    /// Whether text is laid out for a screen reader.
    package var isAccessible = false
    /// When text has colours.
    package var color = ColorChoice.auto
    /// The folders and banks to use; empty for the shipped ones.
    package var content: [String] = []
    /// The folder of the progress; `nil` for the usual one.
    package var data: String?
    /// The day of the interview, where it was told.
    package var interview: Day?
    /// The level aimed at, where it was told.
    package var level: Level?
    /// The minutes a study day that are planned, where there is a plan.
    package var minutes: Int?
    /// What shapes the schedule.
    package var study = StudySettings()
  }

  /// A setting's text and where it comes from.
  package struct Source: Equatable, Sendable {
    /// The text as it was written.
    package var text: String
    /// Where it comes from.
    package var origin: Origin
  }

  /// Where a setting comes from.
  package enum Origin: Equatable, Sendable {
    case builtIn
    case file(String)
    case variable(String)
    case flag(String)
  }

  /// Resolves all settings.
  ///
  /// A bad value in one place is an error, never passed over in favour of the next place.
  package init(
    flags: [String: String],
    variables: [String: String],
    file: [String: String],
    path: String
  ) throws(SettingError) {
    for key in SettingKey.all {
      let variable = variables[key.variable].flatMap { $0.isEmpty ? nil : $0 }
      let source: Source =
        if let text = flags[key.name] {
          Source(text: text, origin: .flag("--" + key.name))
        } else if let text = variable {
          Source(text: text, origin: .variable(key.variable))
        } else if let text = file[key.name] {
          Source(text: text, origin: .file(path))
        } else {
          Source(text: key.fallback, origin: .builtIn)
        }
      guard key.take(source.text, &values) else {
        throw SettingError.badValue(key: key.name, source: source, expected: key.expected)
      }
      if key.name == "data", !source.text.isEmpty, !source.text.hasPrefix("/"),
        source.origin.isSaved
      {
        throw SettingError.badValue(key: key.name, source: source, expected: "an absolute path")
      }
      sources[key.name] = source
    }
  }
}
