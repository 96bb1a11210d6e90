extension HelpText {
  /// The help on the program: in short the commands of the first section and the names of the
  /// others, at length all of them by section and the global options.
  package func overview(_ form: HelpForm) -> String {
    form == .short ? shortOverview : longOverview
  }

  private var shortOverview: String {
    let first = HelpSection.allCases.first { !commands(in: $0).isEmpty }
    let others = HelpSection.allCases.filter { $0 != first }.flatMap(commands(in:))
    let names = others.map(\.name).joined(separator: ", ")
    return joined([
      [
        "Usage: \(table.form(of: []))",
        sentence(table.summary),
      ],
      first.map { block($0.title + ":", rows(commands(in: $0))) } ?? [],
      block("More commands:", names.isEmpty ? [] : indented(names)),
      HelpLayout.wrapped(
        """
        See '\(table.program) COMMAND -h' for one of them, '\(table.program) help' for all \
        with the global options.
        """.split(separator: " "),
        width: HelpLayout.width
      ),
    ])
  }

  private var longOverview: String {
    let sections = HelpSection.allCases.map { section in
      block(section.title + ":", rows(commands(in: section)))
    }
    return joined(
      [
        ["\(table.program) - \(table.summary)"],
        ["Usage: \(table.form(of: []))"],
        block("Examples:", exampleLines(table.examples)),
      ] + sections + [
        block("Global options, before or after the command:", globalRows),
        ["See '\(table.program) help COMMAND' for a command's examples, options and output."],
      ]
    )
  }

  private func commands(in section: HelpSection) -> [CommandSpec] {
    table.commands.filter { $0.section == section && !$0.isHidden }
  }

  private func rows(_ commands: [CommandSpec]) -> [String] {
    HelpLayout.rows(commands.map { ($0.name, $0.summary) })
  }

  private func indented(_ names: String) -> [String] {
    HelpLayout.wrapped(names.split(separator: " "), width: HelpLayout.width - 2).map { "  " + $0 }
  }
}
