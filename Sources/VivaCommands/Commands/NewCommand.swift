package import Arguments
import BankParsing
package import Core
import Effects
import StrictJSON

/// `viva new`: a bank, an item or an exercise to start from.
package struct NewCommand: Command {
  private static let bank = OperandSpec("BANK", from: .files)
  private static let id = OptionSpec.value("id", "ID", "its id; else one is made up")
  private static let levelOption = OptionSpec.value(
    "level",
    "LEVEL",
    "mid, senior or staff; else mid",
    from: .known(.levels)
  )
  private static let after = OptionSpec.value(
    "after",
    "ID",
    "the item that it follows up",
    from: .known(.ids)
  )

  package static let spec = CommandSpec(
    "new",
    "write a bank, an item or an exercise to start from",
    in: .banks,
    subcommands: [
      CommandSpec(
        "bank",
        "a file with one question",
        operands: [OperandSpec("PATH", from: .files)],
        options: [
          id,
          .value(
            "topic",
            "TOPIC",
            "what it is about, as ownership/bindings",
            from: .known(.topics)
          ),
          levelOption,
        ]
      ),
      CommandSpec(
        "item",
        "a question at the end of a bank",
        operands: [bank],
        options: [
          .value(
            "kind",
            "KIND",
            "flashcard, choice, cloze, typed, order, predict, exercise or audit",
            from: .known(.kinds)
          ), levelOption, after, id,
        ]
      ),
      CommandSpec(
        "exercise",
        "code to repair, at the end of a bank",
        operands: [bank],
        options: [
          .value(
            "rule",
            "RULE",
            "the rule that its starter breaks; else it fails by its behaviour",
            from: .known(.rules)
          ),
          levelOption, after, id,
        ]
      ),
    ],
    examples: [
      UsageExample("viva new bank team.md --topic team/state", "a bank with one question"),
      UsageExample("viva new item team.md --kind choice --level senior", "one question more"),
      UsageExample("viva new exercise team.md --rule state_not_private", "code that breaks a rule"),
    ],
    manual: [
      ManualSection(
        "What is written",
        """
        What is yours to write is marked 'FILL IN:'; the rest is whole, so that 'viva check' finds nothing in it but these \
        places, each with its line. Code in it is replaced by your own. 'bank' never writes over a file, and 'item' and \
        'exercise' add to the end of a bank and change nothing before it. The form of banks is told in Content/README.md.
        """
      ),
      ManualSection.keys([
        ("schema", "the version of this form: 1"),
        ("file", "the bank's path"),
        ("id", "the id of the new item"),
        ("line", "the line of its heading, 1 and up"),
      ]),
    ]
  )

  private let action: Action

  private enum Action {
    case bank(path: String, id: ItemID?, topic: Topic?, level: Level)
    case item(Wanted, ItemKind)
    case exercise(Wanted, rule: Argument?)
  }

  /// What an item is to be, before it is known whether it can be.
  private struct Wanted {
    let bank: String
    let id: ItemID?
    let level: Level
    let after: Argument?

    init(_ call: ParsedCommand) throws(UsageError) {
      guard let bank = call.operand("BANK") else {
        preconditionFailure("\(call.path) takes a BANK")
      }
      self.bank = try bank.text("the path of a bank")
      id = try call.option("id")?.itemID()
      level = try call.option("level")?.level() ?? .mid
      after = call.option("after")
    }
  }

  package init(_ call: ParsedCommand) throws(UsageError) {
    switch call.path.last {
    case "bank":
      guard let path = call.operand("PATH") else { preconditionFailure("new bank takes a PATH") }
      action = .bank(
        path: try path.text("the path of a new bank"),
        id: try call.option("id")?.itemID(),
        topic: try call.option("topic")?.topic(),
        level: try call.option("level")?.level() ?? .mid
      )
    case "item":
      action = .item(try Wanted(call), try call.option("kind")?.kind() ?? .flashcard)
    case "exercise":
      action = .exercise(try Wanted(call), rule: call.option("rule"))
    default: preconditionFailure("the table has a subcommand '\(call.path)' that nothing does")
    }
  }

  package func run(in context: Context) throws -> ExitStatus {
    let authoring = Authoring(context: context)
    switch action {
    case .bank(let path, let id, let topic, let level):
      tell(try authoring.bank(at: path, id: id, topic: topic, level: level), in: context)
    case .item(let wanted, let kind):
      tell(
        try authoring.item(wish(wanted, authoring), kind, in: wanted.bank),
        in: context
      )
    case .exercise(let wanted, let rule):
      tell(
        try authoring.exercise(wish(wanted, authoring), in: wanted.bank, breaking: rule),
        in: context
      )
    }
    return .done
  }

  private func wish(_ wanted: Wanted, _ authoring: Authoring) throws -> Authoring.Wish {
    Authoring.Wish(
      id: wanted.id,
      level: wanted.level,
      after: try wanted.after.map { try authoring.existing($0, in: wanted.bank) }
    )
  }

  private func tell(_ written: Authoring.Written, in context: Context) {
    guard !context.options.wantsJSON else {
      let json: JSONValue = [
        "schema": 1, "file": .string(written.path), "id": .string(written.id.text),
        "line": .integer(written.line),
      ]
      return context.print(json.text())
    }
    context.print(VisibleText.escapedLine("\(written.path):\(written.line): \(written.id)"))
    context.say(
      "fill in the places marked '\(StartingPoint.mark)'; 'viva check \(VisibleText.escapedLine(written.path))' tells which are left"
    )
  }
}
