package import Arguments
package import Core

/// `viva completions`: a script that completes viva's words in a shell.
package struct CompletionsCommand: Command {
  package static let spec = CommandSpec(
    "completions",
    "print a script that completes viva's words in a shell",
    in: .program,
    operands: [
      OperandSpec("SHELL", from: .values(CompletionShell.allCases.map(\.rawValue)))
    ],
    examples: [
      UsageExample("source <(viva completions bash)", "for this bash"),
      UsageExample(
        "viva completions fish > ~/.config/fish/completions/viva.fish",
        "for every fish from now on"
      ),
      UsageExample("viva completions zsh > ~/.zfunc/_viva", "for a zsh with ~/.zfunc in fpath"),
    ]
  )

  private let shell: CompletionShell

  package init(_ call: ParsedCommand) throws(UsageError) {
    guard let argument = call.operand("SHELL") else {
      preconditionFailure("completions takes a SHELL")
    }
    shell = try argument.choice(of: CompletionShell.self)
  }

  package func run(in context: Context) throws -> ExitStatus {
    context.write(shell.script(for: CommandRegistry.table))
    return .done
  }
}
