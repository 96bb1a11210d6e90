package import Core
package import Scheduling

/// One item as a plan sees it: what it is about, what it costs, and what is remembered of it.
package struct PlanItem: Equatable, Sendable {
  /// Its id.
  package let id: ItemID
  /// Its level.
  package let level: Level
  /// What it is about.
  package let topic: Topic?
  /// The place among the plan's items of the one that it follows up, where that one is to be
  /// answered first.
  package let opening: Int?
  /// How long an answer takes, in answers of usual effort; more than 0.
  package let effort: Double
  /// Whether its first answer and its lapses are followed by learning steps on the same day; a
  /// grader's verdict is not.
  package let hasSteps: Bool
  /// Where it stands.
  package let progress: ItemProgress
  /// Whether it may be asked at all: it is not suspended, and its chain leads to it.
  package let isOpen: Bool

  /// Makes an item from its parts.
  package init(
    id: ItemID,
    level: Level,
    topic: Topic?,
    opening: Int?,
    effort: Double = 1,
    hasSteps: Bool = true,
    progress: ItemProgress,
    isOpen: Bool = true
  ) {
    self.id = id
    self.level = level
    self.topic = topic
    self.opening = opening
    self.effort = effort
    self.hasSteps = hasSteps
    self.progress = progress
    self.isOpen = isOpen
  }
}

extension PlanItem {
  /// The items of a library that a goal is about, in load order.
  ///
  /// Left out are levels above the goal's and forms that share another item's memory. A follow-up
  /// of an answer that was not given is there, but not open; so is a suspended item, and one that is
  /// not wanted. They count in the forecast, and no minute is planned for them.
  ///
  /// - Parameters:
  ///   - items: The library's items.
  ///   - level: The goal's level.
  ///   - progress: Where each item stands.
  ///   - isWanted: Whether minutes may be planned for an item.
  /// - Returns: The items, each once.
  package static func all(
    of items: [Item],
    upTo level: Level,
    in progress: Progress,
    where isWanted: (Item) -> Bool = { _ in true }
  ) -> [PlanItem] {
    var seen: Set<ItemID> = []
    let wanted = items.filter {
      $0.variantOf == nil && $0.level <= level && seen.insert($0.id).inserted
    }
    var places: [ItemID: Int] = [:]
    for (place, item) in wanted.enumerated() {
      places[item.id] = place
      if item.id.clozeNumber != nil, places[item.id.base] == nil { places[item.id.base] = place }
    }
    var isOpen: [Bool] = []
    return wanted.enumerated().map { place, item in
      let own = progress[item.id]
      // A link that leads nowhere, or not up in load order, is none.
      let opening =
        own.memory == nil
        ? item.after.flatMap { places[$0] }.flatMap { $0 < place ? $0 : nil } : nil
      let rating = opening.flatMap { progress[wanted[$0].id].lastRating }
      let leads = opening.map { opening in
        rating.map(item.when.holds(after:)) ?? (isOpen[opening] && item.when != .weak)
      }
      isOpen.append(own.suspension == nil && leads ?? true)
      return PlanItem(
        id: item.id,
        level: item.level,
        topic: item.topic,
        opening: rating == nil ? opening : nil,
        effort: effort(of: item),
        hasSteps: !item.kind.isCode,
        progress: own,
        isOpen: isOpen[place] && isWanted(item)
      )
    }
  }

  /// A usual answer is that to a flashcard.
  ///
  /// Where the author gave minutes they count, one being
  /// three usual answers of twenty seconds.
  private static func effort(of item: Item) -> Double {
    if let minutes = item.minutes, minutes > 0 { return Double(minutes) * 3 }
    return switch item.kind {
    case .flashcard, .choice, .cloze, .typed, .order: 1
    case .predict: 2
    case .audit: 9
    case .exercise: 18
    }
  }
}
