package import Arguments
package import Core

/// `viva __complete`: the words of one kind that begin with a prefix, for the shells' scripts.
package struct CompleteCommand: Command {
  package static let spec = CommandSpec(
    "__complete",
    "list the words of one kind that begin with a prefix",
    in: .program,
    operands: [OperandSpec("KIND"), OperandSpec("PREFIX", .optional)],
    isHidden: true
  )

  private let kind: ValueSource.Known?
  private let prefix: String

  package init(_ call: ParsedCommand) throws(UsageError) {
    kind = call.operand("KIND").flatMap { ValueSource.Known(rawValue: $0.text) }
    prefix = call.operand("PREFIX")?.text ?? ""
  }

  package func run(in context: Context) throws -> ExitStatus {
    // A key pressed in a shell is no place for messages: what cannot be read offers nothing.
    guard let kind else { return .done }
    for word in KnownWords(context: context).words(kind) where word.hasPrefix(prefix) {
      context.print(word)
    }
    return .done
  }
}
