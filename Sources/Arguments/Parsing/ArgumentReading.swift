internal import Core

/// The state of taking one command line apart.
struct ArgumentReading {
  private let table: CommandTable
  private var rest: ArraySlice<String>
  private var path: [String] = []
  private var options: [String: [String]] = [:]
  private var operands: [String] = []
  private var help: HelpForm?

  init(table: CommandTable, words: [String]) {
    self.table = table
    rest = words[...]
  }

  mutating func command() throws(UsageError) -> ParsedCommand {
    while help == nil, let word = rest.popFirst() { try take(word) }
    if help != nil { followCommands() } else { try checkOperands() }
    return ParsedCommand(
      table: table,
      path: path,
      help: help,
      options: options,
      operands: operands
    )
  }

  private mutating func take(_ word: String) throws(UsageError) {
    if word == "--" {
      for operand in rest { try takeOperand(operand) }
      rest = []
    } else if word == "--help" || word == "-h" {
      help = word == "-h" ? .short : .long
    } else if word.hasPrefix("--") {
      try takeLong(word)
    } else if word.hasPrefix("-"), word != "-", !isNegativeNumber(word) {
      try takeShort(word)
    } else {
      try takeOperand(word)
    }
  }

  private mutating func takeLong(_ word: String) throws(UsageError) {
    let parts = word.dropFirst(2).split(
      separator: "=",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let name = String(parts[0])
    guard let option = table.options(at: path).first(where: { $0.name == name }) else {
      throw unknownOption(name)
    }
    let value = parts.count == 2 ? String(parts[1]) : nil
    if option.valueName == nil, let value {
      throw UsageError(.unexpectedValue(option: option.flag, value: value), path)
    }
    try add(option, value: value, as: option.flag)
  }

  private mutating func takeShort(_ word: String) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      if letter == "h" {
        help = .short
        return
      }
      guard let option = table.options(at: path).first(where: { $0.short == letter }) else {
        throw UsageError(.unknownOption("-\(letter)", nearest: nil), path)
      }
      if option.valueName != nil {
        let value = letters.first == "=" ? letters.dropFirst() : letters
        return try add(option, value: letters.isEmpty ? nil : String(value), as: "-\(letter)")
      }
      try add(option, value: nil, as: "-\(letter)")
    }
  }

  private mutating func add(
    _ option: OptionSpec,
    value: String?,
    as written: String
  ) throws(UsageError) {
    guard option.valueName != nil else {
      options[option.name] = [""]
      return
    }
    guard let value = value ?? nextValue() else {
      throw UsageError(.missingValue(option: written, form: option.form), path)
    }
    try check(value, from: option.source, for: written)
    options[option.name] = (option.isRepeatable ? options[option.name] ?? [] : []) + [value]
  }

  /// The next word, unless it looks like an option: a forgotten value must not swallow one.
  private mutating func nextValue() -> String? {
    guard let next = rest.first, next == "-" || !next.hasPrefix("-") || isNegativeNumber(next)
    else { return nil }
    return rest.popFirst()
  }

  private mutating func takeOperand(_ word: String) throws(UsageError) {
    let commands = table.commands(below: path)
    guard operands.isEmpty, !commands.isEmpty else {
      operands.append(word)
      return
    }
    guard commands.contains(where: { $0.name == word }) else {
      let known = commands.filter { !$0.isHidden }.map(\.name)
      let nearest = Suggestion.nearest(to: word, among: known)
      throw UsageError(
        path.isEmpty
          ? .unknownCommand(word, nearest: nearest)
          : .unknownSubcommand(word, nearest: nearest, known: known),
        path
      )
    }
    path.append(word)
  }

  private func checkOperands() throws(UsageError) {
    let commands = table.commands(below: path)
    if !path.isEmpty, !commands.isEmpty {
      let names = commands.filter { !$0.isHidden }.map(\.name)
      throw UsageError(.missingSubcommand(names), path)
    }
    let specs = table.command(at: path)?.operands ?? []
    for (index, spec) in specs.enumerated() where index >= operands.count && spec.isRequired {
      throw UsageError(.missingOperand(spec.name, form: table.form(of: path)), path)
    }
    for (index, operand) in operands.enumerated() {
      guard let spec = index < specs.count ? specs[index] : specs.last,
        index < specs.count || spec.repeats
      else { throw UsageError(.extraOperand(operand, form: table.form(of: path)), path) }
      try check(operand, from: spec.source, for: spec.name)
    }
  }

  private func check(
    _ value: String,
    from source: ValueSource,
    for subject: String
  ) throws(UsageError) {
    guard case .values(let known) = source, !known.contains(value) else { return }
    throw UsageError(.badValue(subject: subject, value: value, expected: .oneOf(known)), path)
  }

  /// After a request for help only the names of commands still count, so that `viva --help drill`
  /// is help on `drill`.
  private mutating func followCommands() {
    while let word = rest.popFirst(),
      table.commands(below: path).contains(where: { $0.name == word })
    {
      path.append(word)
    }
  }

  private func unknownOption(_ name: String) -> UsageError {
    let owners = table.commands.filter { $0.options.contains { $0.name == name } }.map(\.name)
    if path.isEmpty, !owners.isEmpty {
      return UsageError(.optionBeforeCommand("--" + name, commands: owners), path)
    }
    let known = table.options(at: path).filter { !$0.isHidden }.map(\.name) + ["help"]
    let nearest = Suggestion.nearest(to: name, among: known).map { "--" + $0 }
    return UsageError(.unknownOption("--" + name, nearest: nearest), path)
  }

  private func isNegativeNumber(_ word: String) -> Bool {
    guard let second = word.dropFirst().first, "0123456789.".contains(second) else { return false }
    return !table.options(at: path).contains { $0.short == second }
  }
}
