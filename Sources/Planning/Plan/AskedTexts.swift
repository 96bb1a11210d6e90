import Core
import Scheduling

/// The cloze texts of which a study day asks a number; of each text it asks one.
struct AskedTexts: Sendable {
  /// For each item the number of its text; absent where it is no cloze.
  private let texts: [Int?]
  /// The texts of which a number was answered already, by study day.
  private let answered: [Day: Set<Int>]
  private var asked: Set<Int> = []

  /// Begins with what was answered before anything is planned.
  init(_ items: [PlanItem]) {
    var numbers: [ItemID: Int] = [:]
    var answered: [Day: Set<Int>] = [:]
    texts = items.map { item in
      guard item.id.clozeNumber != nil else { return nil }
      let text = numbers[item.id.base] ?? numbers.count
      numbers[item.id.base] = text
      if let day = item.progress.lastDay { answered[day, default: []].insert(text) }
      return text
    }
    self.answered = answered
  }

  /// Begins a study day.
  mutating func begin(_ day: Day) { asked = answered[day] ?? [] }

  /// Whether the item at a place may still be asked.
  func allow(_ place: Int) -> Bool { texts[place].map { !asked.contains($0) } ?? true }

  /// Asks the item at a place.
  mutating func add(_ place: Int) {
    if let text = texts[place] { asked.insert(text) }
  }
}
