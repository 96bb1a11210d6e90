/// A command line taken apart: the command, its options and its operands, still as text.
package struct ParsedCommand: Equatable, Sendable {
  /// The command's names, as `["exercise", "start"]`; empty where no command was given.
  package let path: [String]
  /// The help that was asked for instead of running the command.
  package let help: HelpForm?
  /// The operands in order, whatever they are for.
  package let operands: [Argument]
  private let options: [String: [Argument]]
  private let declared: Set<String>
  private let operandSpecs: [OperandSpec]
  private let form: String

  init(
    table: CommandTable,
    path: [String],
    help: HelpForm?,
    options: [String: [String]],
    operands: [String]
  ) {
    self.path = path
    self.help = help
    form = table.form(of: path)
    operandSpecs = table.command(at: path)?.operands ?? []
    declared = Set(table.options(at: path).map(\.name))
    self.options = options.reduce(into: [:]) { result, option in
      result[option.key] = option.value.map {
        Argument(subject: "--" + option.key, text: $0, path: path)
      }
    }
    let names = operandSpecs.map(\.name)
    self.operands = operands.enumerated().map { index, text in
      Argument(
        subject: names.isEmpty ? "" : names[min(index, names.count - 1)],
        text: text,
        path: path
      )
    }
  }

  /// Whether an option was given, with or without a value.
  package func has(_ name: String) -> Bool { !values(of: name).isEmpty }

  /// The value of an option; the last one where it was given several times.
  package func option(_ name: String) -> Argument? { values(of: name).last }

  /// The values of a repeatable option in the order given.
  package func values(of name: String) -> [Argument] {
    precondition(declared.contains(name), "'\(path)' has no option '\(name)'")
    return options[name] ?? []
  }

  /// The word given for an operand; `nil` where an optional one is absent.
  package func operand(_ name: String) -> Argument? { operands(of: name).first }

  /// The words given for an operand that repeats.
  package func operands(of name: String) -> [Argument] {
    guard let index = operandSpecs.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("'\(path)' has no operand '\(name)'")
    }
    guard index < operands.count else { return [] }
    return operandSpecs[index].repeats ? Array(operands[index...]) : [operands[index]]
  }

  /// The error for an option that this command cannot do without.
  package func missing(option: String) -> UsageError {
    UsageError(.missingOption("--" + option, form: form), path)
  }

  /// The error for two options that exclude each other.
  package func conflict(_ first: String, _ second: String) -> UsageError {
    UsageError(.conflictingOptions("--" + first, "--" + second), path)
  }
}
