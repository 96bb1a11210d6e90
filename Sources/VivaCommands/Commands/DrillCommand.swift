package import Arguments
import BankParsing
import ContentLoading
package import Core
import Quizzing

/// `viva drill`: today's session.
package struct DrillCommand: Command {
  package static let spec = CommandSpec(
    "drill",
    "today's session: what is due, and some new items",
    in: .study,
    options: [
      .value("limit", short: "n", "N", "end after N questions"),
      .value("new", "N", "begin at most N new items today instead of the set number"),
      .value("minutes", "M", "end after about M minutes"),
      .value(
        "topic",
        "T",
        "only this topic and those below it",
        from: .known(.topics),
        isRepeatable: true
      ),
      .value("level", "L", "only this level", from: .values(Level.allCases.map(\.rawValue))),
      .value(
        "kind",
        "K",
        "only this kind of item",
        from: .values(ItemKind.allCases.map(\.rawValue))
      ),
      .flag("cram", "practise what is not due; memory stays as it is"),
    ],
    examples: [
      UsageExample("viva drill", "what is due today, then new items"),
      UsageExample("viva drill --minutes 10 --topic identity", "ten minutes of one topic"),
      UsageExample("viva drill --cram --level staff", "practise out of turn"),
    ],
    manual: [
      ManualSection(
        "Keys",
        """
        At a question, and while rating:
          ?  a hint        w  the why, after the answer; before it, that of the item before
          s  skip          b  set aside until tomorrow
          u  undo          e  edit the item's bank
          q  end the session
        Where the line could be an answer, a key has a colon before it, as ':s'.
        """
      ),
      ManualSection(
        "Answers",
        """
        A flashcard: Enter shows the answer, then 1–4 (or again, hard, good, easy) rates it. A choice: its letters. \
        An order: its numbers, as '3 1 2'. A cloze or typed item: the text; if it is not exact, the difference is shown \
        and you rate. An exercise: the path of your file, or the pasted code. An audit: its faults, as '12 state_not_private'.
        """
      ),
      ManualSection(
        "From a script",
        """
        When standard input is no terminal, each line is read as it is, without editing, prompts or colour. The end \
        of input ends the session; what was answered is kept.
        """
      ),
    ]
  )

  private var options = DrillOptions()

  package init(_ call: ParsedCommand) throws(UsageError) {
    options.questionLimit = try call.option("limit")?.integer(in: 1...100_000)
    options.newPerDay = try call.option("new")?.integer(in: 0...100_000)
    options.minutes = try call.option("minutes")?.integer(in: 1...1440)
    for argument in call.values(of: "topic") { options.filter.topics.append(try argument.topic()) }
    options.filter.level = try call.option("level")?.level()
    options.filter.kind = try call.option("kind")?.kind()
    options.mode = call.has("cram") ? .cram : .due
  }

  /// The learner's wishes, with the plan where there is one; practice out of turn follows none.
  private func planned(in context: Context) throws -> DrillOptions {
    guard options.mode == .due,
      let day = try context.plannedDay(minutes: options.minutes, of: options.filter)
    else { return options }
    var options = options
    options.plan = day.order
    options.expected = day.expected
    // The learner's own minutes come before the plan's.
    if options.minutes == nil { options.milliseconds = day.milliseconds }
    return options
  }

  package func run(in context: Context) throws -> ExitStatus {
    let items = try context.content().library.items
    try context.require(topics: options.filter.topics)
    return try DrillRun(try planned(in: context), of: items, in: context).hold()
  }
}
