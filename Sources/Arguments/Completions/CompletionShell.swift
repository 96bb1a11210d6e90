/// The shells for which completions can be written.
package enum CompletionShell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The script that completes the program's command lines in this shell.
  ///
  /// Commands, options and closed sets of values are in the script; what only the program knows
  /// it asks for with `viva __complete KIND PREFIX`, which prints one value a line.
  package func script(for table: CommandTable) -> String {
    switch self {
    case .bash: BashCompletions(table).script
    case .zsh: ZshCompletions(table).script
    case .fish: FishCompletions(table).script
    }
  }
}

extension CommandTable {
  /// The paths of all commands that are shown, in the table's order, a command before those below.
  var visiblePaths: [[String]] {
    func paths(_ command: CommandSpec, below path: [String]) -> [[String]] {
      guard !command.isHidden else { return [] }
      let own = path + [command.name]
      return [own] + command.subcommands.flatMap { paths($0, below: own) }
    }
    return commands.flatMap { paths($0, below: []) }
  }
}
