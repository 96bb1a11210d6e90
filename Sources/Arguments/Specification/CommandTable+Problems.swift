extension CommandTable {
  /// What is wrong with the table itself, a sentence each; empty for a sound one.
  ///
  /// A test calls it on the real table, so that a command that was added carelessly is noticed.
  package var problems: [String] {
    duplicates(in: globals.map(\.name), what: "global option")
      + duplicates(in: commands.map(\.name), what: "command")
      + globals.flatMap { problems(of: $0, at: "globals") }
      + commands.flatMap { problems(of: $0, at: [$0.name]) } + unequalValues
  }

  private func problems(of command: CommandSpec, at path: [String]) -> [String] {
    let place = path.joined(separator: " ")
    var found = duplicates(in: (command.options + globals).map(\.name), what: "option of \(place)")
    found += duplicates(
      in: (command.options + globals).compactMap(\.short).map(String.init),
      what: "short option of \(place)"
    )
    found += command.options.flatMap { problems(of: $0, at: place) }
    found += duplicates(in: command.subcommands.map(\.name), what: "subcommand of \(place)")
    if command.summary.isEmpty || command.summary.count > 60 || command.summary.hasSuffix(".") {
      found.append("the summary of \(place) is not 1…60 characters without a full stop")
    }
    if command.operands.dropLast().contains(where: \.repeats) {
      found.append("an operand of \(place) repeats before the last one")
    }
    if !command.subcommands.isEmpty, !(command.operands.isEmpty && command.options.isEmpty) {
      found.append("\(place) has subcommands and operands or options of its own")
    }
    return found + command.subcommands.flatMap { problems(of: $0, at: path + [$0.name]) }
  }

  private func problems(of option: OptionSpec, at place: String) -> [String] {
    var found: [String] = []
    if option.name == "help" || option.short == "h" { found.append("\(place) takes --help or -h") }
    if option.help.isEmpty || option.help.hasSuffix(".") {
      found.append("the help of \(option.flag) (\(place)) is empty or ends in a full stop")
    }
    return found
  }

  private func duplicates(in names: [String], what: String) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }.map { "\(what) '\($0)' exists twice" }
  }

  /// The completions tell an option's value from an operand by the option's name alone.
  private var unequalValues: [String] {
    var takesValue: [String: Bool] = [:]
    return everyOption.compactMap { option in
      guard let known = takesValue.updateValue(option.valueName != nil, forKey: option.name),
        known != (option.valueName != nil)
      else { return nil }
      return "'\(option.flag)' takes a value in one command and none in another"
    }
  }

  /// All options of all commands, global ones first.
  var everyOption: [OptionSpec] { globals + commands.flatMap(\.everyOption) }
}

extension CommandSpec {
  fileprivate var everyOption: [OptionSpec] { options + subcommands.flatMap(\.everyOption) }
}
