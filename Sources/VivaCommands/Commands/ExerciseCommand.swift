package import Arguments
import BankParsing
import ContentLoading
package import Core
import Effects
import StrictJSON
import Terminal

/// `viva exercise`: code exercises in files of the learner's own editor.
package struct ExerciseCommand: Command {
  private static let id = OperandSpec("ID", from: .known(.exercises))

  package static let spec = CommandSpec(
    "exercise",
    "work on code exercises in files of your own editor",
    in: .code,
    subcommands: [
      CommandSpec("list", "the exercises with level, state, size and verdicts"),
      CommandSpec(
        "start",
        "write the starter into ./ID/",
        operands: [id],
        options: [.flag("force", "begin anew in a folder that is there; yours is kept aside")]
      ),
      CommandSpec("show", "the task and its code, without the solution", operands: [id]),
      CommandSpec("hint", "one hint more; a pass then counts as hard", operands: [id]),
      CommandSpec("solution", "the solution; the verdict is 'again' then", operands: [id]),
      CommandSpec("reset", "bring the starter back; yours is kept aside", operands: [id]),
      CommandSpec(
        "watch",
        "judge the files at each save",
        operands: [OperandSpec("ID|DIR", .optional, from: .known(.exercises))]
      ),
    ],
    examples: [
      UsageExample("viva exercise start private-state", "write the starter into ./private-state/"),
      UsageExample(
        "viva exercise watch private-state",
        "judge it at each save, with hints on a key"
      ),
      UsageExample("viva exercise list", "all exercises, and which were passed"),
    ],
    manual: [
      ManualSection(
        "Folders",
        """
        'start' makes the folder ID in the working folder, with the starter and a README.md that holds the task, and never \
        touches a folder that has something in it. 'start --force' and 'reset' move your Swift files into ID/.kept/ and bring \
        the starter back; nothing is written over. Swift files that you add are judged with the others.
        """
      ),
      ManualSection(
        "Watching",
        """
        Without a word 'watch' takes the working folder, or the one exercise in it. It judges the files when one of them is \
        saved, renamed, made or removed and the code is another than before, and shows the first stage that fails. Keys: h one \
        hint more, r run now, s solution (asks first), q leave; Ctrl-D leaves too. With piped input each line is a key, and \
        its end leaves. On file systems that do not tell of changes, as over a network, the folder is looked at every second.
        """
      ),
      ManualSection(
        "What counts",
        """
        'watch' records one verdict: at the first pass, when the solution is shown, or on leaving, then the last one given \
        (Ctrl-C included). The first verdict of a study day is the review: clean is good, after a hint hard, else again, \
        also when the solution was shown; later ones are kept as attempts. Hints and a solution taken with these commands count \
        for that day, and after it until the next review; 'grade' and 'drill' count them too. They are noted in \
        $XDG_STATE_HOME/viva/exercises.
        """
      ),
      ManualSection.keys(ExerciseListing.keys),
      ManualSection(
        "More JSON",
        """
        With --json 'show' has id, title, level, question, rules, starter, driver (name and text each), hints and hintsTaken; \
        'hint' id, number, of and hint; 'solution' id, files and why; 'start' and 'reset' id, folder, files and, where \
        something was kept, kept; 'watch' one object of 'viva grade' a line.
        """
      ),
      ManualSection(
        "Status",
        """
        0 done; 1 no hint more, a solution not wanted, or the last verdict of 'watch' is no pass; 2 no such exercise; 3 a folder or \
        file stands in the way or is missing; 4 something cannot be written, or the helper is missing; 130 Ctrl-C.
        """
      ),
    ]
  )

  private enum Action {
    case list
    case start(Argument, isForced: Bool)
    case show(Argument)
    case hint(Argument)
    case solution(Argument)
    case reset(Argument)
    case watch(Argument?)
  }

  private let action: Action

  package init(_ call: ParsedCommand) throws(UsageError) {
    func id() -> Argument {
      guard let id = call.operand("ID") else { preconditionFailure("\(call.path) takes an ID") }
      return id
    }
    switch call.path.last {
    case "list": action = .list
    case "start": action = .start(id(), isForced: call.has("force"))
    case "show": action = .show(id())
    case "hint": action = .hint(id())
    case "solution": action = .solution(id())
    case "reset": action = .reset(id())
    case "watch": action = .watch(call.operand("ID|DIR"))
    default: preconditionFailure("the table has a subcommand '\(call.path)' that nothing does")
    }
  }

  package func run(in context: Context) throws -> ExitStatus {
    switch action {
    case .list: return try list(in: context)
    case .start(let id, let isForced): return try start(id, isForced: isForced, in: context)
    case .show(let id):
      try view(of: id, in: context).show()
      return .done
    case .hint(let id): return try view(of: id, in: context).hint() ? .done : .no
    case .solution(let id): return try solution(of: id, in: context)
    case .reset(let id):
      let folder = try folder(of: id, in: context)
      try reset(folder, in: context)
      return .done
    case .watch(let place): return try watch(place, in: context)
    }
  }

  private func list(in context: Context) throws -> ExitStatus {
    let listing = try ExerciseListing(context: context)
    if context.options.wantsJSON {
      context.print(listing.json().text())
    } else {
      if listing.count > 0 { try context.page(listing.table()) }
      context.say(count(listing.count, "exercise"))
    }
    return .done
  }

  private func start(_ id: Argument, isForced: Bool, in context: Context) throws -> ExitStatus {
    let folder = try folder(of: id, in: context)
    do {
      try folder.create()
    } catch ExerciseProblem.started where isForced {
      try reset(folder, in: context)
      return .done
    }
    tell(folder, kept: nil, in: context)
    return .done
  }

  private func reset(_ folder: ExerciseFolder, in context: Context) throws {
    guard let kept = try folder.reset(on: context.today) else {
      if context.options.wantsJSON {
        tell(folder, kept: nil, in: context)
      } else {
        context.print(VisibleText.escapedLine("\(folder.shown): this is the starter already"))
      }
      return
    }
    tell(folder, kept: kept, in: context)
  }

  private func tell(_ folder: ExerciseFolder, kept: ExerciseFolder.Kept?, in context: Context) {
    let names = folder.exercise.starter.map(\.name)
    let kept = kept.flatMap { $0.count > 0 ? $0 : nil }
    if context.options.wantsJSON {
      var value: JSONValue = [
        "schema": 1, "id": .string(folder.item.id.text), "folder": .string(folder.path),
        "files": .array(names.map { .string($0) }),
      ]
      if let kept, var object = value.object {
        object["kept"] = .string(kept.folder)
        value = .object(object)
      }
      context.print(value.text())
      return
    }
    let place = folder.shown == "." ? "" : folder.shown + "/"
    for name in names { context.print(VisibleText.escapedLine(place + name)) }
    if let kept { context.say("yours is kept in '\(kept.folder)' (\(count(kept.count, "file")))") }
    context.say(
      "repair it in your editor; 'viva exercise watch \(folder.item.id)' judges it at each save"
    )
  }

  private func solution(of id: Argument, in context: Context) throws -> ExitStatus {
    let view = try view(of: id, in: context)
    if context.lines.isInteractive {
      let question = "show the solution? the next verdict is 'again' then (y/N) "
      switch context.readLine(StyledText(question, .prompt), .answer) {
      case .line(let line) where ["y", "yes"].contains(line.trimmed.lowercased()): break
      case .line, .endOfInput: return .no
      case .interrupted: return .interrupted
      case .terminated(let signal):
        context.endSignal = signal
        return .interrupted
      }
    }
    try view.solution()
    return .done
  }

  private func watch(_ place: Argument?, in context: Context) throws -> ExitStatus {
    let folder = try ExercisePlace(context: context).folder(named: place?.text)
    let events = context.machine.watches(folder.path, context.lines)
    defer { events.close() }
    var watch = try ExerciseWatch(folder, events: events, in: context)
    return try watch.run()
  }

  private func view(of id: Argument, in context: Context) throws -> ExerciseView {
    let (item, exercise) = try self.exercise(named: id, in: context)
    return ExerciseView(context: context, item: item, exercise: exercise)
  }

  private func folder(of id: Argument, in context: Context) throws -> ExerciseFolder {
    let (item, exercise) = try self.exercise(named: id, in: context)
    return try ExercisePlace(context: context).folder(of: item, exercise)
  }

  private func exercise(named id: Argument, in context: Context) throws -> (Item, Exercise) {
    let name = try id.itemID()
    guard let item = try context.content().library[name],
      case .exercise(let exercise) = item.content
    else {
      let known = KnownWords(context: context).words(.exercises)
      throw id.notFound("exercise", nearest: Suggestion.nearest(to: name.text, among: known))
    }
    return (item, exercise)
  }
}
