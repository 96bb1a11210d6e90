/// Takes a command line apart by the table of commands.
///
/// Options may stand anywhere: global ones before or after the command, a command's own ones after
/// it, before, between and after operands, as `--x v`, `--x=v`, `-x v`, `-xv`, and short ones
/// together as `-abc`. After `--` everything is an operand; a lone `-` and a negative number always
/// are. Names are never abbreviated. A single-valued option that is repeated keeps its last value,
/// so that an alias with a default can be overruled.
package struct ArgumentParser: Sendable {
  private let table: CommandTable

  /// Makes a parser for a table of commands.
  package init(_ table: CommandTable) { self.table = table }

  /// Takes the words after the program's name apart.
  package func parse(_ words: [String]) throws(UsageError) -> ParsedCommand {
    var reading = ArgumentReading(table: table, words: words)
    return try reading.command()
  }
}
