/// One option of a command, or a global one.
package struct OptionSpec: Equatable, Sendable {
  /// Its name, without the dashes.
  package var name: String
  /// Its one-letter form.
  package var short: Character?
  /// What stands for its value in help, as `N` or `FILE`; `nil` for an option without a value.
  package var valueName: String?
  /// What it does: lower case, no full stop at the end.
  package var help: String
  /// Whether each occurrence adds a value; otherwise the last one counts.
  package var isRepeatable: Bool
  /// Where its values come from.
  package var source: ValueSource
  /// Whether help and completions leave it out.
  package var isHidden: Bool

  /// Makes an option without a value.
  package static func flag(
    _ name: String,
    short: Character? = nil,
    _ help: String,
    isHidden: Bool = false
  ) -> OptionSpec {
    OptionSpec(
      name: name,
      short: short,
      valueName: nil,
      help: help,
      isRepeatable: false,
      source: .anything,
      isHidden: isHidden
    )
  }

  /// Makes an option with a value, which may stand as `--name value` or `--name=value`.
  package static func value(
    _ name: String,
    short: Character? = nil,
    _ valueName: String,
    _ help: String,
    from source: ValueSource = .anything,
    isRepeatable: Bool = false,
    isHidden: Bool = false
  ) -> OptionSpec {
    OptionSpec(
      name: name,
      short: short,
      valueName: valueName,
      help: help,
      isRepeatable: isRepeatable,
      source: source,
      isHidden: isHidden
    )
  }

  /// The name as it is written, `--name`.
  package var flag: String { "--" + name }

  /// The name with the value's place, `--name VALUE`.
  package var form: String { valueName.map { "\(flag) \($0)" } ?? flag }
}
