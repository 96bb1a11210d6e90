package import Arguments
package import Core
import Effects
package import Terminal

/// The options that every command takes.
package struct GlobalOptions: Equatable, Sendable {
  /// The folders and banks to use; empty for the shipped ones.
  package var content: [String] = []
  /// The folder of the progress; `nil` for the usual one.
  package var data: String?
  /// The moment at which the clock stands still.
  package var now: Moment?
  /// The name of the time zone to use instead of the machine's.
  package var timeZone: String?
  /// The seed of everything that is drawn.
  package var seed: UInt64?
  /// When to use colour; `nil` where nothing was said.
  package var color: ColorChoice?
  /// Whether the layout for screen readers was asked for.
  package var isAccessible = false
  /// Whether results are wanted as JSON.
  package var wantsJSON = false
  /// Whether only results and errors are said.
  package var isQuiet = false
  /// Whether more is said.
  package var isVerbose = false

  /// What the command line knows of them.
  package static let specs: [OptionSpec] = [
    .value(
      "content",
      "PATH",
      "a bank or folder of banks, instead of the shipped ones",
      from: .files,
      isRepeatable: true
    ),
    .value("data", "DIR", "the folder of the progress", from: .folders),
    .value("now", "INSTANT", "freeze the clock, as 2026-11-30T10:00:00+01:00"),
    .value("time-zone", "NAME", "the time zone, as Europe/Berlin"),
    .value("seed", "N", "the seed of everything drawn"),
    .value(
      "color",
      "WHEN",
      "when to use colour",
      from: .values(ColorChoice.allCases.map(\.rawValue))
    ),
    .flag("accessible", "plain layout for screen readers"),
    .flag("json", "write JSON for programs"),
    .flag("quiet", short: "q", "say only results and errors"),
    .flag("verbose", short: "v", "say more"),
    .flag("version", "print the version"),
  ]

  /// Takes the values over from a call.
  package init(_ call: ParsedCommand) throws(UsageError) {
    for argument in call.values(of: "content") {
      content.append(try argument.text("a path"))
    }
    data = try call.option("data")?.text("a path")
    now = try call.option("now")?.moment()
    timeZone = try call.option("time-zone")?.text("a time zone, as Europe/Berlin")
    seed = try call.option("seed")?.seed()
    color = try call.option("color")?.choice(of: ColorChoice.self)
    isAccessible = call.has("accessible")
    wantsJSON = call.has("json")
    isQuiet = call.has("quiet")
    isVerbose = call.has("verbose")
  }

  /// The settings that these options set.
  package var settings: [String: String] {
    var flags: [String: String] = [:]
    if !content.isEmpty { flags["content"] = content.joined(separator: ":") }
    flags["data"] = data
    flags["color"] = color?.rawValue
    if isAccessible { flags["accessible"] = "true" }
    return flags
  }
}

extension GlobalOptions {
  /// These options with those of a call at the prompt, which come first.
  func merged(with own: GlobalOptions) -> GlobalOptions {
    var merged = self
    if !own.content.isEmpty { merged.content = own.content }
    merged.data = own.data ?? data
    merged.now = own.now ?? now
    merged.timeZone = own.timeZone ?? timeZone
    merged.seed = own.seed ?? seed
    merged.color = own.color ?? color
    merged.isAccessible = own.isAccessible || isAccessible
    merged.wantsJSON = own.wantsJSON || wantsJSON
    merged.isQuiet = own.isQuiet || isQuiet
    merged.isVerbose = own.isVerbose || isVerbose
    return merged
  }

  /// What decides where banks, progress and time come from.
  var places: [String?] {
    content + [nil, data, now?.iso8601, timeZone]
  }
}

extension GlobalOptions {
  /// These options, with what the variables `VIVA_NOW`, `VIVA_SEED`, `VIVA_TIME_ZONE`,
  /// `VIVA_QUIET` and `VIVA_VERBOSE` say where no option does.
  func filled(from variables: Variables) throws(SettingError) -> GlobalOptions {
    var filled = self
    if now == nil {
      filled.now = try Self.value("now", variables, "a time with an offset") { Moment($0) }
    }
    if seed == nil {
      filled.seed = try Self.value("seed", variables, "a whole number") { UInt64($0) }
    }
    filled.timeZone = timeZone ?? variables["VIVA_TIME_ZONE"]
    filled.isQuiet = isQuiet || variables["VIVA_QUIET"].map { $0 != "0" } ?? false
    filled.isVerbose = isVerbose || variables["VIVA_VERBOSE"].map { $0 != "0" } ?? false
    return filled
  }

  private static func value<Value>(
    _ name: String,
    _ variables: Variables,
    _ expected: String,
    _ read: (String) -> Value?
  ) throws(SettingError) -> Value? {
    let variable = "VIVA_" + name.uppercased()
    guard let text = variables[variable] else { return nil }
    guard let value = read(text) else {
      let source = Settings.Source(text: text, origin: .variable(variable))
      throw .badValue(key: name, source: source, expected: expected)
    }
    return value
  }
}
