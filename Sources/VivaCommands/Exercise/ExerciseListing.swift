import BankParsing
import ContentLoading
import Core
import ProgressStore
import Reporting
import Scheduling
import StrictJSON

/// The exercises with their state and what was made of them.
@MainActor
struct ExerciseListing {
  let context: Context
  private let rows: [Row]

  /// The keys of the JSON, in their order, with what they mean.
  static let keys: [(path: String, meaning: String)] = [
    ("schema", "the version of this form: 1"),
    ("exercises[].id", "the exercise's id"),
    ("exercises[].title", "its heading"),
    ("exercises[].level", "mid, senior or staff"),
    ("exercises[].state", "as in 'viva list'"),
    ("exercises[].due", "as in 'viva list'"),
    ("exercises[].files", "how many files its starter has"),
    ("exercises[].lines", "how many lines they have together"),
    ("exercises[].minutes", "about how long it takes, or null"),
    ("exercises[].hints", "how many hints there are"),
    ("exercises[].verdicts", "how many verdicts were recorded"),
    ("exercises[].passes", "how many of them were passes"),
    ("exercises[].rules", "the rules that the starter breaks"),
  ]

  private struct Row {
    let item: Item
    let exercise: Exercise
    let progress: ItemProgress
    var verdicts: [Rating] = []
    var lines: Int {
      exercise.starter.reduce(0) { $0 + $1.text.utf8.count { $0 == UInt8(ascii: "\n") } }
    }
    var passes: Int { verdicts.count { $0.isRight } }
  }

  /// Gathers what is known of each exercise.
  init(context: Context) throws {
    self.context = context
    let progress = try context.store.progress
    var verdicts: [ItemID: [Rating]] = [:]
    for event in try context.store.events() {
      let content = event.content
      guard content.kind == .review || content.kind == .attempt, let item = content.item,
        let rating = content.rating
      else { continue }
      verdicts[item, default: []].append(rating)
    }
    rows = try context.content().library.items.compactMap { item in
      guard case .exercise(let exercise) = item.content else { return nil }
      let unit = item.variantOf ?? item.id
      return Row(
        item: item,
        exercise: exercise,
        progress: progress[unit],
        verdicts: verdicts[unit] ?? []
      )
    }
  }

  /// How many exercises there are.
  var count: Int { rows.count }

  /// One line an exercise.
  func table() -> String {
    context.lines(
      ["id", "level", "state", "due", "size", "passed", "title"],
      rows.map { row in
        let due = row.progress.due.map {
          DueText.wait($0, from: context.now, on: context.today)
        }
        return [
          row.item.id.text, row.item.level.rawValue,
          ItemState(row.progress, on: context.today).rawValue, due ?? "–", size(of: row),
          row.verdicts.isEmpty ? "–" : "\(row.passes) of \(row.verdicts.count)", row.item.title,
        ]
      }
    )
  }

  private func size(of row: Row) -> String {
    let files = row.exercise.starter.count
    let lines = VivaCommands.count(row.lines, "line")
    return files == 1 ? lines : "\(lines) in \(files) files"
  }

  /// The same for programs.
  func json() -> JSONValue {
    ["schema": 1, "exercises": .array(rows.map(json))]
  }

  private func json(_ row: Row) -> JSONValue {
    let due: String? =
      switch row.progress.due {
      case .day(let day): day.description
      case .instant(let instant): instant.iso8601(offset: context.now.offset)
      case nil: nil
      }
    return [
      "id": .string(row.item.id.text),
      "title": .string(row.item.title),
      "level": .string(row.item.level.rawValue),
      "state": .string(ItemState(row.progress, on: context.today).rawValue),
      "due": due.map { .string($0) } ?? .null,
      "files": .integer(row.exercise.starter.count),
      "lines": .integer(row.lines),
      "minutes": row.item.minutes.map { .integer($0) } ?? .null,
      "hints": .integer(row.item.hints.count),
      "verdicts": .integer(row.verdicts.count),
      "passes": .integer(row.passes),
      "rules": .array(row.item.rules.map { .string($0) }),
    ]
  }
}
