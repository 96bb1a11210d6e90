/// What a command is called, takes and does; parsing, help and completions all come from it.
package struct CommandSpec: Equatable, Sendable {
  /// The word that calls it, lower case.
  package var name: String
  /// What it does, in one line of at most 60 characters without a full stop.
  package var summary: String
  /// Where the overview lists it; without meaning for a subcommand.
  package var section: HelpSection
  /// What it takes beside options, in order; only the last may be optional or repeat.
  package var operands: [OperandSpec]
  /// Its own options, beside the global ones.
  package var options: [OptionSpec]
  /// The commands below it; where there are any, one must be given, and operands and options are
  /// theirs.
  package var subcommands: [CommandSpec]
  /// Calls to copy, the most common first.
  package var examples: [UsageExample]
  /// What the long help says beyond the options.
  package var manual: [ManualSection]
  /// Whether help and completions leave it out.
  package var isHidden: Bool

  /// Makes a command of which only what is given exists.
  package init(
    _ name: String,
    _ summary: String,
    in section: HelpSection = .study,
    operands: [OperandSpec] = [],
    options: [OptionSpec] = [],
    subcommands: [CommandSpec] = [],
    examples: [UsageExample] = [],
    manual: [ManualSection] = [],
    isHidden: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.section = section
    self.operands = operands
    self.options = options
    self.subcommands = subcommands
    self.examples = examples
    self.manual = manual
    self.isHidden = isHidden
  }
}
