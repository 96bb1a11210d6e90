import Core
import Scheduling
import StrictJSON

/// An item's progress as one line of `progress.json`.
struct ItemLine: Sendable {
  private let item = Array(#"{"item":""#.utf8)
  private let phase = Array(#","phase":""#.utf8)
  private let step = Array(#","step":"#.utf8)
  private let stability = Array(#","stability":"#.utf8)
  private let difficulty = Array(#","difficulty":"#.utf8)
  private let fastStability = Array(#","fast":"#.utf8)
  private let due = Array(#","due":""#.utf8)
  private let interval = Array(#","interval":"#.utf8)
  private let lapsedInterval = Array(#","lapsedInterval":"#.utf8)
  private let firstDay = Array(#","firstDay":""#.utf8)
  private let lastDay = Array(#","lastDay":""#.utf8)
  private let lastInstant = Array(#","lastInstant":""#.utf8)
  private let heldInstant = Array(#","heldInstant":""#.utf8)
  private let heldDay = Array(#","heldDay":""#.utf8)
  private let firstRating = Array(#","firstRating":"#.utf8)
  private let lastRating = Array(#","lastRating":"#.utf8)
  private let reps = Array(#","reps":"#.utf8)
  private let lapses = Array(#","lapses":"#.utf8)
  private let suspension = Array(#","suspension":""#.utf8)
  private let buriedUntil = Array(#","buriedUntil":""#.utf8)
  private let textHash = Array(#","hash":""#.utf8)

  /// Adds the line, without the line feed.
  func append(_ id: ItemID, _ progress: ItemProgress, to line: inout [UInt8]) {
    append(item, id.text, to: &line)
    append(phase, progress.phase.word, to: &line)
    append(step, progress.phase.step, to: &line)
    if let memory = progress.memory {
      line += stability
      line += memory.stability.description.utf8
      line += difficulty
      line += memory.difficulty.description.utf8
      if let fast = memory.fastStability {
        line += fastStability
        line += fast.description.utf8
      }
    }
    append(due, progress.due?.description, to: &line)
    append(interval, progress.interval, to: &line)
    append(lapsedInterval, progress.lapsedInterval, to: &line)
    append(firstDay, progress.firstDay?.description, to: &line)
    append(lastDay, progress.lastDay?.description, to: &line)
    append(lastInstant, progress.lastInstant?.iso8601(), to: &line)
    append(heldInstant, progress.held?.instant.iso8601(), to: &line)
    append(heldDay, progress.held?.day.description, to: &line)
    append(firstRating, progress.firstRating?.rawValue, to: &line)
    append(lastRating, progress.lastRating?.rawValue, to: &line)
    append(reps, progress.reps, to: &line)
    append(lapses, progress.lapses, to: &line)
    append(suspension, progress.suspension?.rawValue, to: &line)
    append(buriedUntil, progress.buriedUntil?.description, to: &line)
    append(textHash, progress.textHash, to: &line)
    line.append(UInt8(ascii: "}"))
  }

  /// Takes a line without its end; `nil` where it is not exactly as ``append(_:_:to:)`` writes it.
  func take(_ cursor: inout ByteCursor) -> (ItemID, ItemProgress)? {
    guard cursor.take(item), let name = cursor.string(),
      let id = ItemID(String(decoding: cursor.bytes[name], as: UTF8.self)),
      let phase = takePhase(&cursor)
    else { return nil }
    var progress = ItemProgress()
    progress.phase = phase
    guard takeMemory(&cursor, &progress), takeDays(&cursor, &progress),
      takeCounts(&cursor, &progress), cursor.take(UInt8(ascii: "}"))
    else { return nil }
    return (id, progress)
  }

  private func takePhase(_ cursor: inout ByteCursor) -> ItemProgress.Phase? {
    guard cursor.take(phase), let word = cursor.string() else { return nil }
    let index = cursor.take(step) ? cursor.integer() : nil
    return ItemProgress.Phase(
      word: String(decoding: cursor.bytes[word], as: UTF8.self),
      step: index
    )
  }

  private func takeMemory(_ cursor: inout ByteCursor, _ progress: inout ItemProgress) -> Bool {
    if cursor.take(stability) {
      guard let days = cursor.number(), cursor.take(difficulty), let hardness = cursor.number()
      else { return false }
      progress.memory = MemoryState(stability: days, difficulty: hardness)
      if cursor.take(fastStability) {
        guard let fast = cursor.number() else { return false }
        progress.memory?.fastStability = fast
      }
    }
    if cursor.take(due) {
      guard let value = cursor.due() else { return false }
      progress.due = value
    }
    guard cursor.take(interval), let days = cursor.integer() else { return false }
    progress.interval = days
    if cursor.take(lapsedInterval) {
      guard let days = cursor.integer() else { return false }
      progress.lapsedInterval = days
    }
    return true
  }

  private func takeDays(_ cursor: inout ByteCursor, _ progress: inout ItemProgress) -> Bool {
    if cursor.take(firstDay) {
      guard let day = cursor.day() else { return false }
      progress.firstDay = day
    }
    if cursor.take(lastDay) {
      guard let day = cursor.day() else { return false }
      progress.lastDay = day
    }
    if cursor.take(lastInstant) {
      guard let instant = cursor.instant() else { return false }
      progress.lastInstant = instant
    }
    if cursor.take(heldInstant) {
      guard let instant = cursor.instant(), cursor.take(heldDay), let day = cursor.day()
      else { return false }
      progress.held = HeldMoment(instant: instant, day: day)
    }
    return takeRating(firstRating, &cursor, &progress.firstRating)
      && takeRating(lastRating, &cursor, &progress.lastRating)
  }

  private func takeRating(
    _ key: [UInt8],
    _ cursor: inout ByteCursor,
    _ rating: inout Rating?
  ) -> Bool {
    guard cursor.take(key) else { return true }
    rating = cursor.integer().flatMap(Rating.init(rawValue:))
    return rating != nil
  }

  private func takeCounts(_ cursor: inout ByteCursor, _ progress: inout ItemProgress) -> Bool {
    guard cursor.take(reps), let count = cursor.integer(), cursor.take(lapses),
      let lapsed = cursor.integer()
    else { return false }
    progress.reps = count
    progress.lapses = lapsed
    if cursor.take(suspension) {
      guard let word = cursor.string() else { return false }
      progress.suspension = .init(rawValue: String(decoding: cursor.bytes[word], as: UTF8.self))
      if progress.suspension == nil { return false }
    }
    if cursor.take(buriedUntil) {
      guard let day = cursor.day() else { return false }
      progress.buriedUntil = day
    }
    if cursor.take(textHash) {
      guard let word = cursor.string() else { return false }
      progress.textHash = String(decoding: cursor.bytes[word], as: UTF8.self)
    }
    return true
  }

  private func append(_ key: [UInt8], _ text: String?, to line: inout [UInt8]) {
    guard let text else { return }
    line += key
    line += text.utf8
    line.append(UInt8(ascii: "\""))
  }

  private func append(_ key: [UInt8], _ number: Int?, to line: inout [UInt8]) {
    guard let number else { return }
    line += key
    line += String(number).utf8
  }
}

extension ItemProgress.Phase {
  /// The word for it in `progress.json`.
  fileprivate var word: String {
    switch self {
    case .new: "new"
    case .learning: "learning"
    case .review: "review"
    case .relearning: "relearning"
    }
  }

  /// The index of the step, where there are steps.
  fileprivate var step: Int? {
    switch self {
    case .new, .review: nil
    case .learning(let step), .relearning(let step): step
    }
  }

  fileprivate init?(word: String, step: Int?) {
    switch (word, step) {
    case ("new", nil): self = .new
    case ("learning", let step?): self = .learning(step: step)
    case ("review", nil): self = .review
    case ("relearning", let step?): self = .relearning(step: step)
    default: return nil
    }
  }
}
