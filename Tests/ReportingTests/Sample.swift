import Core

extension Learner {
  /// A learner with a bit of everything: topics, levels, overdue and new items, a leech, an
  /// exercise that failed and passed, hostile text, an item in no bank, and an answer taken back.
  static func sample() -> Learner? {
    guard var learner = Learner(on: "2026-11-30") else { return nil }
    let exercise = ItemContent.exercise(
      Exercise(starter: [], driver: [], solution: [], scenario: "")
    )
    learner.knows("owner", title: "Who owns it?", line: 3)
    learner.knows("row", title: "A row shows a quantity", topic: "ownership/bindings", line: 12)
    learner.knows(
      "hostile",
      title: "- <b>| `x` \u{1b}[31m*red*\u{202e} # [link](x)",
      topic: nil,
      level: .senior,
      file: "Content/od`d.md"
    )
    learner.knows("fresh", title: "What gives it a new identity?", topic: "identity", level: .staff)
    learner.knows(
      "stale-title",
      title: "The title goes stale",
      topic: "exercises",
      level: .senior,
      content: exercise
    )
    for repeatCount in 0..<12 {
      learner.answered("owner", .good, daysAgo: 40 - repeatCount, interval: 1)
    }
    learner.answered("owner", .easy, daysAgo: 28, interval: 28)
    learner.answered("row", .again, daysAgo: 9)
    learner.answered("row", .good, daysAgo: 9, interval: 2)
    learner.answered("row", .again, daysAgo: 7)
    learner.answered("row", .hard, daysAgo: 7, interval: 1)
    learner.answered("row", .good, daysAgo: 6, interval: 3)
    for round in 0..<8 {
      learner.answered("hostile", .good, daysAgo: 20 - 2 * round, interval: 1)
      learner.answered("hostile", .again, daysAgo: 19 - 2 * round)
    }
    learner.answered("hostile", .hard, daysAgo: 1, interval: 1)
    learner.answered(
      "stale-title",
      .again,
      daysAgo: 1,
      milliseconds: 300_000,
      failing: ["state_copied_from_init", "state_not_private"]
    )
    learner.did(
      .attempt,
      "stale-title",
      .again,
      daysAgo: 1,
      milliseconds: 200_000,
      failing: ["state_copied_from_init", "| \u{1b}[31m"]
    )
    learner.did(.attempt, "stale-title", .good, daysAgo: 1, milliseconds: 100_000)
    learner.answered("gone", .good, daysAgo: 1, interval: 5)
    learner.answered("owner", .again, daysAgo: 0)
    learner.undid(daysAgo: 0)
    learner.did(.cram, "owner", .good, daysAgo: 0)
    return learner
  }
}
