package import Arguments
package import Core
import Scheduling
import StrictJSON

/// `viva config`: shows settings with where each comes from; sets one.
package struct ConfigCommand: Command {
  package static let spec = CommandSpec(
    "config",
    "show settings with where each comes from; set one",
    in: .program,
    operands: [
      OperandSpec("KEY", .optional, from: .known(.settings)), OperandSpec("VALUE", .optional),
    ],
    examples: [
      UsageExample("viva config", "every setting, its value and its origin"),
      UsageExample("viva config interview 2026-12-21", "the day of the interview"),
      UsageExample("viva config new-per-day ''", "back to the default"),
    ],
    manual: [
      ManualSection(
        "Settings",
        SettingKey.all.map { "  \($0.name)\n    \($0.summary); \($0.expected)" }
          .joined(separator: "\n")
      ),
      ManualSection(
        "Where a value comes from",
        """
        A flag beats a variable (VIVA_NEW_PER_DAY), which beats config.json, which beats the default. The file is \
        $XDG_CONFIG_HOME/viva/config.json, or ~/.config/viva/config.json. An empty value takes a setting \
        out of the file.
        """
      ),
      ManualSection(
        "JSON",
        """
        With --json one object:
          schema    1
          settings  an array of objects with key, value, origin (default, file, variable or flag) and place
        """
      ),
    ]
  )

  private let key: SettingKey?
  private let value: String?

  package init(_ call: ParsedCommand) throws(UsageError) {
    key = try call.operand("KEY").map { (argument) throws(UsageError) in
      guard let key = SettingKey.named(argument.text) else {
        throw argument.notFound(
          "setting",
          nearest: Suggestion.nearest(to: argument.text, among: SettingKey.all.map(\.name))
        )
      }
      return key
    }
    value = call.operand("VALUE")?.text
  }

  package func run(in context: Context) throws -> ExitStatus {
    if let key, let value {
      try set(key, to: value, in: context)
    } else if context.options.wantsJSON {
      context.print(json(of: keys, in: context.settings).text())
    } else if let key {
      context.print(context.settings.sources[key.name]?.text ?? "")
    } else {
      context.print(table(in: context))
    }
    return .done
  }

  private var keys: [SettingKey] { key.map { [$0] } ?? SettingKey.all }

  private func set(_ key: SettingKey, to value: String, in context: Context) throws {
    try key.check(value)
    try context.settingsFile.set(key.name, to: value.isEmpty ? nil : value)
    context.say(
      value.isEmpty
        ? "\(key.name) is back to its default (\(key.fallback.isEmpty ? "nothing" : key.fallback))"
        : "\(key.name) is now \(VisibleText.escapedLine(value)) (\(context.settingsFile.path))"
    )
    try context.reloadSettings()
    if let day = context.settings.values.interview, key.name == "interview", day < context.today {
      context.warn("\(day) is past")
    }
    if let source = context.settings.sources[key.name], source.origin.isStronger {
      context.warn("\(source.origin.place ?? "") says '\(source.text)', which comes first")
    }
  }

  private func table(in context: Context) -> String {
    let rows = keys.map { key in
      let source = context.settings.sources[key.name]
      return [
        key.name, shown(source?.text ?? "", of: key, in: context), source?.origin.sentence ?? "",
      ]
    }
    // Not the learner's to set, but part of what shapes the schedule.
    let model = context.model
    let isFitted = (model as? FSRS)?.parameters.areDefaults == false
    let memory = ["(parameters)", isFitted ? model.setName : model.version.title]
    let origin = isFitted ? "the review log, by 'viva optimize'" : "default"
    return context.table(
      ["setting", "value", "from"],
      key == nil ? rows + [memory + [origin]] : rows
    )
  }

  /// The value, or what it comes to where nothing was said.
  private func shown(_ text: String, of key: SettingKey, in context: Context) -> String {
    guard text.isEmpty else { return text }
    switch key.name {
    case "content": return "shipped"
    case "data": return context.workspace.dataFolder
    default: return "–"
    }
  }

  private func json(of keys: [SettingKey], in settings: Settings) -> JSONValue {
    let rows = keys.map { key -> JSONValue in
      let source = settings.sources[key.name]
      return [
        "key": .string(key.name),
        "value": .string(source?.text ?? ""),
        "origin": .string(source?.origin.word ?? ""),
        "place": source?.origin.place.map(JSONValue.string) ?? .null,
      ]
    }
    return ["schema": 1, "settings": .array(rows)]
  }
}
