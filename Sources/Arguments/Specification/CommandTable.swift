/// Everything the program can be told: its global options and its commands.
package struct CommandTable: Equatable, Sendable {
  /// The program's name.
  package var program: String
  /// What the program is, in one line.
  package var summary: String
  /// Options that every command takes, also before the command.
  package var globals: [OptionSpec]
  /// The commands, as the overview lists them within a section.
  package var commands: [CommandSpec]
  /// Calls of the program to copy.
  package var examples: [UsageExample]

  /// Makes a table.
  package init(
    program: String,
    summary: String,
    globals: [OptionSpec],
    commands: [CommandSpec],
    examples: [UsageExample] = []
  ) {
    self.program = program
    self.summary = summary
    self.globals = globals
    self.commands = commands
    self.examples = examples
  }

  /// The command at a path of names, as `["exercise", "start"]`; `nil` where there is none.
  package func command(at path: [String]) -> CommandSpec? {
    guard let first = path.first, var found = commands.first(where: { $0.name == first })
    else { return nil }
    for name in path.dropFirst() {
      guard let next = found.subcommands.first(where: { $0.name == name }) else { return nil }
      found = next
    }
    return found
  }

  /// The commands that may follow a path of names.
  package func commands(below path: [String]) -> [CommandSpec] {
    path.isEmpty ? commands : command(at: path)?.subcommands ?? []
  }

  /// The options that may stand after a path of names: the command's own, then the global ones.
  package func options(at path: [String]) -> [OptionSpec] {
    (command(at: path)?.options ?? []) + globals
  }

  /// The form of a call, as `viva show ID [options]`.
  package func form(of path: [String]) -> String {
    var words = [program] + path
    guard let command = command(at: path) else {
      return (words + ["[options] [COMMAND]"]).joined(separator: " ")
    }
    if !command.subcommands.isEmpty {
      words.append(command.subcommands.filter { !$0.isHidden }.map(\.name).joined(separator: "|"))
    }
    if let operands = Self.form(of: command.operands[...]) { words.append(operands) }
    if command.options.contains(where: { !$0.isHidden }) { words.append("[options]") }
    return words.joined(separator: " ")
  }

  /// Optional operands nest, for the second cannot be given without the first.
  private static func form(of operands: ArraySlice<OperandSpec>) -> String? {
    guard let first = operands.first else { return nil }
    let name = first.repeats ? first.name + "…" : first.name
    let rest = form(of: operands.dropFirst())
    let all = rest.map { "\(name) \($0)" } ?? name
    return first.isRequired ? all : "[\(all)]"
  }
}
