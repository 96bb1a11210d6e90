package import Arguments
package import Core

/// `viva edit`: opens an item's bank at its line.
package struct EditCommand: Command {
  package static let spec = CommandSpec(
    "edit",
    "open an item's bank at its line in your editor",
    in: .banks,
    operands: [OperandSpec("ID", from: .known(.ids))],
    examples: [UsageExample("viva edit owner-cloze", "open the bank where this item stands")],
    manual: [
      ManualSection(
        "Editor",
        "The first of $VIVA_EDITOR, $VISUAL and $EDITOR that is set, else vi; its words are split without a shell."
      )
    ]
  )

  private let id: Argument

  package init(_ call: ParsedCommand) throws(UsageError) {
    guard let id = call.operand("ID") else { preconditionFailure("edit takes an ID") }
    self.id = id
  }

  package func run(in context: Context) throws -> ExitStatus {
    guard let item = try context.items(named: id).first else { return .badInput }
    try context.openEditor(item.file, line: item.position.line)
    return .done
  }
}
