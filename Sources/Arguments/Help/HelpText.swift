/// Writes the help of the program and of its commands from their table.
///
/// Every text is plain, at most 80 columns wide, and ends in a line feed.
package struct HelpText: Sendable {
  let table: CommandTable

  /// Makes the help for a table of commands.
  package init(_ table: CommandTable) { self.table = table }

  /// The help on the command at a path, or on the program where the path is empty or unknown.
  package func text(for path: [String], _ form: HelpForm) -> String {
    guard let command = table.command(at: path) else { return overview(form) }
    let parts = form == .short ? short(command, path) : long(command, path)
    return joined(parts)
  }

  private func short(_ command: CommandSpec, _ path: [String]) -> [[String]] {
    let more = "See '\(table.program) help \(path[0])' for examples and all the rest."
    return [
      ["Usage: \(table.form(of: path))"],
      [sentence(command.summary)],
      subcommandRows(command, path),
      HelpLayout.rows(command.options.filter { !$0.isHidden }.map { row($0, isShort: true) }),
      [more],
    ]
  }

  private func long(_ command: CommandSpec, _ path: [String]) -> [[String]] {
    let name = ([table.program] + path).joined(separator: " ")
    var parts = [
      ["\(name) - \(command.summary)"],
      ["Usage: \(table.form(of: path))"],
      block("Examples:", exampleLines(command.examples)),
    ]
    parts += command.manual.filter(\.title.isEmpty).map { HelpLayout.filled($0.text) }
    parts.append(block("Commands:", subcommandRows(command, path)))
    parts += command.subcommands.filter { !$0.isHidden }.map { subcommand in
      block("Options of \(name) \(subcommand.name):", optionRows(subcommand.options))
    }
    parts.append(block("Options:", optionRows(command.options)))
    parts.append(block("Global options:", globalRows))
    parts += command.manual.filter { !$0.title.isEmpty }.map { section in
      block(section.title + ":", HelpLayout.filled(section.text))
    }
    return parts
  }

  private func subcommandRows(_ command: CommandSpec, _ path: [String]) -> [String] {
    HelpLayout.rows(
      command.subcommands.filter { !$0.isHidden }.map { subcommand in
        let form = table.form(of: path + [subcommand.name])
        let start = ([table.program] + path).joined(separator: " ").count + 1
        return (String(form.dropFirst(start)), subcommand.summary)
      }
    )
  }

  /// Each example is a line to copy, with its meaning below it.
  func exampleLines(_ examples: [UsageExample]) -> [String] {
    examples.flatMap { ["  \($0.line)", "      \($0.meaning)"] }
  }

  var globalRows: [String] {
    optionRows(table.globals + [.flag("help", short: "h", "show this help; -h a shorter one")])
  }

  private func optionRows(_ options: [OptionSpec]) -> [String] {
    HelpLayout.rows(options.filter { !$0.isHidden }.map { row($0, isShort: false) })
  }

  private func row(_ option: OptionSpec, isShort: Bool) -> (term: String, meaning: String) {
    let short = option.short.map { "-\($0), " } ?? ""
    let dots = option.isRepeatable ? "…" : ""
    let term = short + option.form + dots
    guard !isShort, case .values(let values) = option.source else { return (term, option.help) }
    return (term, "\(option.help): \(Expectation.list(values))")
  }

  func block(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [title] + lines
  }

  func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }

  func joined(_ parts: [[String]]) -> String {
    parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }
}
