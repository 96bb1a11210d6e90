import Core
import Scheduling

/// Seeded logs of three devices with every kind of event, clocks that jump, and undo.
enum SampleLog {
  static func events(seed: UInt64) -> [Event] {
    var generator = SeededGenerator(seed: seed)
    return ["aa", "bb", "cc"].flatMap { device in
      var log = LearnerLog(device: device)
      for _ in 0..<60 { step(&log, &generator) }
      return log.events
    }
  }

  private static func step(_ log: inout LearnerLog, _ generator: inout SeededGenerator) {
    let item = ["a", "b", "c", "d"].randomElement(using: &generator) ?? "a"
    let rating = Rating.allCases.randomElement(using: &generator) ?? .good
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: log.wait(days: Int.random(in: 0...9, using: &generator))
    case 1: log.wait(seconds: -Int.random(in: 0...90_000, using: &generator))
    case 2: if let last = log.events.randomElement(using: &generator) { log.undo(last.id) }
    case 3: other(item, &log, &generator)
    case 4, 5: log.review(item, rating, seconds: 600)
    default: log.review(item, rating, days: Int.random(in: 1...30, using: &generator))
    }
  }

  private static func other(
    _ item: String,
    _ log: inout LearnerLog,
    _ generator: inout SeededGenerator
  ) {
    let kind = EventKind.allCases.randomElement(using: &generator) ?? .cram
    let root = log.events.last?.id
    log.write(kind, item) {
      $0.rating = kind == .review ? .good : nil
      $0.due = kind == .bury || kind == .lent ? .day($0.day.adding(2)) : nil
      $0.name = kind == .setting ? "level" : nil
      $0.value = item
      $0.rules = kind == .attempt || kind == .review ? [item, "x"] : []
      $0.reference = root
    }
  }
}
