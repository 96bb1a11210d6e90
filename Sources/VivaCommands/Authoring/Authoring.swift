import Arguments
import BankParsing
import ContentLoading
import Core
import Effects
import LinterProtocol

/// Writes starting points for authors, never over anything.
@MainActor
struct Authoring {
  let context: Context

  /// What was written, and where.
  struct Written: Equatable {
    let path: String
    let id: ItemID
    /// The line of the item's heading, 1 and up.
    let line: Int
  }

  /// What the author wants of an item.
  struct Wish {
    var id: ItemID?
    var level: Level
    var after: ItemID?
  }

  /// Writes a bank with one question.
  func bank(at path: String, id: ItemID?, topic: Topic?, level: Level) throws -> Written {
    let files = context.machine.files
    guard path.hasSuffix(".md") else { throw AuthoringProblem.notMarkdown(path) }
    guard try files.status(path) == nil else { throw AuthoringProblem.taken(path) }
    guard let id = id ?? StartingPoint.bankID(forFile: path) else {
      throw AuthoringProblem.noID(path)
    }
    guard id.clozeNumber == nil else { throw AuthoringProblem.numbered(id) }
    let library = try? context.workspace.content().library
    if let other = library?.banks.first(where: { $0.id == id.text }) {
      throw AuthoringProblem.bankTaken(id, file: other.file)
    }
    let opening = try free(from: "\(id)-opening", avoiding: ids(and: []))
    let text = StartingPoint.bank(id: id, topic: topic, opening: opening, level: level)
    let folder = Paths.folder(of: path)
    if try files.status(folder) == nil { try files.makeFolder(folder, mode: 0o755) }
    try files.replace(path, with: Array(text.utf8), mode: 0o644)
    let items = BankParser.parse(Array(text.utf8), file: path).items
    return Written(path: path, id: opening, line: items.first?.position.line ?? 1)
  }

  /// Adds an item of a kind.
  func item(_ wish: Wish, _ kind: ItemKind, in path: String) throws -> Written {
    try add(wish, named: kind.rawValue, to: path) { StartingPoint.item($0, kind) }
  }

  /// Adds an exercise whose starter breaks a rule, or else one that fails by its behaviour.
  func exercise(_ wish: Wish, in path: String, breaking rule: Argument?) throws -> Written {
    guard let rule else { return try item(wish, .exercise, in: path) }
    let rules = try context.rules()
    guard let known = rules.first(where: { $0.id == rule.text }) else {
      throw rule.notFound(
        "rule",
        nearest: Suggestion.nearest(to: rule.text, among: rules.map(\.id))
      )
    }
    guard let (code, faults) = try example(of: known, among: rules) else {
      throw AuthoringProblem.noExample(rule: known.id)
    }
    let codes = Set(faults.map(\.code))
    // Some rules are about what no compiler takes either.
    let tags = codes == ["starter_does_not_compile"] ? [ExerciseRunning.uncompiled] : []
    if !codes.isEmpty, tags.isEmpty {
      context.say("the examples of '\(known.id)' are fragments: make them whole first")
    }
    return try add(wish, named: "exercise", rules: [known.id], tags: tags, to: path) { heading in
      StartingPoint.exercise(heading, starter: code.starter, solution: code.solution)
    }
  }

  /// The first of a rule's examples that a check would find nothing wrong with, or else the one with the least.
  private func example(
    of rule: RuleDescription,
    among rules: [RuleDescription]
  ) throws -> (code: RuleExample, faults: [Finding])? {
    let all = RuleExample.all(of: rule)
    guard let id = ItemID("example") else { return nil }
    var item = Item(
      id: id,
      bank: "",
      title: "",
      question: Markdown(""),
      content: .flashcard(answer: Markdown("")),
      level: .mid,
      file: "",
      position: TextPosition(line: 1, column: 1),
      text: ""
    )
    item.rules = [rule.id]
    let linting = ExerciseLinting(
      item: item,
      linter: context.workspace.linter(),
      rules: Set(rules.map(\.id))
    )
    let running = ExerciseRunning(item: item, lab: context.lab)
    var best: (code: RuleExample, faults: [Finding])?
    for code in all {
      let exercise = code.exercise()
      let faults = try linting.findings(in: exercise) + running.check(exercise).findings
      if faults.isEmpty { return (code, []) }
      if faults.count < best?.faults.count ?? .max { best = (code, faults) }
    }
    return best
  }

  /// An item that a new one can follow up: of the bank itself, or of those that are loaded.
  func existing(_ argument: Argument, in path: String) throws -> ItemID {
    let id = try argument.itemID()
    let known = ids(and: try read(path).bank.items)
    guard known.contains(id) || known.contains(where: { $0.base == id }) else {
      throw argument.notFound(
        "item",
        nearest: Suggestion.nearest(to: id.text, among: known.map(\.text).sorted())
      )
    }
    return id.base
  }

  private func add(
    _ wish: Wish,
    named name: String,
    rules: [String] = [],
    tags: [String] = [],
    to path: String,
    _ text: (StartingPoint.Heading) -> String
  ) throws -> Written {
    let (bytes, bank) = try read(path)
    let taken = ids(and: bank.items)
    if let id = wish.id {
      guard id.clozeNumber == nil else { throw AuthoringProblem.numbered(id) }
      guard !taken.contains(id) else { throw AuthoringProblem.itemTaken(id) }
    }
    let id = try wish.id ?? free(from: "\(bank.bank?.id ?? "item")-\(name)", avoiding: taken)
    let heading = StartingPoint.Heading(
      id: id,
      level: wish.level,
      after: wish.after,
      rules: rules,
      tags: tags
    )
    guard let added = ItemAppending.appending(text(heading), to: bytes, of: path) else {
      throw AuthoringProblem.noRoom(path)
    }
    let mode = try context.machine.files.permissions(path) ?? 0o644
    try context.machine.files.replace(path, with: added.bytes, mode: mode)
    return Written(path: path, id: id, line: added.line)
  }

  private func read(_ path: String) throws -> (bytes: [UInt8], bank: ParsedBank) {
    let bytes = try context.machine.files.read(path, limit: BankLimits.file)
    let bank = BankParser.parse(bytes, file: path)
    if let absence = bank.absence { throw ContentProblem.notABank(path, absence) }
    return (bytes, bank)
  }

  /// The ids that are used, by some items and by all that are loaded; of numbers also the whole.
  private func ids(and items: [Item]) -> Set<ItemID> {
    let loaded = (try? context.workspace.content().library.items) ?? []
    return Set((items + loaded).flatMap { [$0.id, $0.id.base] })
  }

  private func free(from base: String, avoiding taken: Set<ItemID>) throws -> ItemID {
    guard let id = StartingPoint.freeID(from: base, avoiding: taken) else {
      throw AuthoringProblem.noID(base)
    }
    return id
  }
}
