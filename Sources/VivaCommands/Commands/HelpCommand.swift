package import Arguments
package import Core

/// `viva help`: what the program can do, or the manual page of one command.
package struct HelpCommand: Command {
  package static let spec = CommandSpec(
    "help",
    "what viva can do, or the manual page of one command",
    in: .program,
    operands: [OperandSpec("COMMAND", .optional, from: .known(.commands))],
    examples: [UsageExample("viva help drill", "the manual page of 'viva drill'")]
  )

  private let path: [String]

  package init(_ call: ParsedCommand) throws(UsageError) {
    guard let argument = call.operand("COMMAND") else {
      path = []
      return
    }
    guard CommandRegistry.command(argument.text) != nil else {
      throw argument.notFound(
        "command",
        nearest: Suggestion.nearest(
          to: argument.text,
          among: CommandRegistry.all.map { $0.spec.name }
        )
      )
    }
    path = [argument.text]
  }

  package func run(in context: Context) throws -> ExitStatus {
    let help = HelpText(CommandRegistry.table)
    try context.page(path.isEmpty ? help.overview(.long) : help.text(for: path, .long))
    return .done
  }
}
