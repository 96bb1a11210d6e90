package import Core
package import Scheduling
package import StrictJSON

/// What `viva list --json` prints.
package struct ListReport: Sendable {
  private let progress: Progress
  private let today: Day
  private let offset: Int
  private let fsrs: any MemoryModel

  /// Takes what items are looked at with: the study day, the offset for instants in seconds east
  /// of UTC, and the memory model.
  package init(progress: Progress, today: Day, offset: Int, fsrs: any MemoryModel) {
    self.progress = progress
    self.today = today
    self.offset = offset
    self.fsrs = fsrs
  }

  /// The keys of the JSON, in their order, with what they mean.
  package static var keys: [(path: String, meaning: String)] {
    [
      ("schema", "the version of this form: 1"),
      ("items[].id", "the item's id"),
      ("items[].bank", "the id of its bank"),
      ("items[].kind", "flashcard, choice, cloze, typed, order, predict, exercise or audit"),
      ("items[].level", "mid, senior or staff"),
      ("items[].topic", "its topic's path, or null"),
      ("items[].title", "its heading"),
      ("items[].state", "new, learning, review, relearning, suspended or buried"),
      ("items[].due", "the study day it is due on, or null"),
      ("items[].dueAt", "the instant it is due at in a learning step, or null"),
      ("items[].stability", "days until recall falls to 0.9, or null while new"),
      ("items[].difficulty", "1…10, or null while new"),
      ("items[].retrievability", "the probability of recall now, 0…1, or null while new"),
      ("items[].reps", "how often it was reviewed"),
      ("items[].lapses", "how often it was forgotten while in review"),
      ("items[].covers", "the claims it asks for"),
    ]
  }

  /// The JSON of items, in their order.
  package func json(_ items: [Item]) -> JSONValue {
    ["schema": 1, "items": .array(items.map(json))]
  }

  private func json(_ item: Item) -> JSONValue {
    let progress = progress[item.variantOf ?? item.id]
    return [
      "id": .string(item.id.text),
      "bank": .string(item.bank),
      "kind": .string(item.kind.rawValue),
      "level": .string(item.level.rawValue),
      "topic": .optional(item.topic?.path),
      "title": .string(item.title),
      "state": .string(ItemState(progress, on: today).rawValue),
      "due": .optional(dueDay(progress)?.description),
      "dueAt": .optional(dueInstant(progress)?.iso8601(offset: offset)),
      "stability": .rounded(progress.memory?.stability),
      "difficulty": .rounded(progress.memory?.difficulty),
      "retrievability": .rounded(fsrs.recall(of: progress, on: today)),
      "reps": .integer(progress.reps),
      "lapses": .integer(progress.lapses),
      "covers": .array(item.covers.map(JSONValue.string)),
    ]
  }

  /// The day it is due, or comes back from being buried where that is later.
  private func dueDay(_ progress: ItemProgress) -> Day? {
    guard case .day(let day) = progress.due else { return nil }
    return max(day, progress.buriedUntil ?? day)
  }

  private func dueInstant(_ progress: ItemProgress) -> Instant? {
    guard case .instant(let instant) = progress.due else { return nil }
    return instant
  }
}
