import Core
import Scheduling

/// The cloze texts of which a study day has asked a number; of each text it asks one.
struct AskedTexts {
  private var texts: Set<ItemID> = []

  /// What was answered on a day before anything is planned for it.
  init(_ items: [PlanItem], on day: Day) {
    for item in items where item.progress.lastDay == day { add(item.id) }
  }

  /// Whether an item may still be asked.
  func allow(_ id: ItemID) -> Bool { id.clozeNumber == nil || !texts.contains(id.base) }

  mutating func add(_ id: ItemID) {
    if id.clozeNumber != nil { texts.insert(id.base) }
  }
}
