import Core
import Effects
import ProgressStore
import Scheduling
import TestSupport
import Testing

struct MergeTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `any split, order and repetition of a log gives the same progress`(_ seed: UInt64) throws {
    try expectSame(length: 40, seed: seed)
  }

  @Test func `so it does over thousands of logs`() throws {
    for seed in 0..<(Thoroughness.isFull ? 10_000 : 500) as Range<UInt64> {
      try expectSame(length: 12, seed: 1000 + seed)
    }
  }

  private func expectSame(length: Int, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let events = history(length, &generator)
    let codec = RecordCodec()
    let desk = Desk()
    for event in events.shuffled(using: &generator) {
      let copies = generator.next() % 5 == 0 ? 2 : 1
      for _ in 0..<copies {
        let file = "/data/log/\(event.id.device)/part-\(generator.next() % 4).jsonl"
        desk.files[file] = (desk.files[file] ?? []) + codec.encode(event) + [10]
      }
    }
    let store = try desk.open(.reading)
    #expect(
      store.progress == Progress.folding(events, using: FSRS(FSRSParameters())),
      "seed \(seed)"
    )
    #expect(try store.events() == Progress.standing(events), "seed \(seed)")
    #expect(store.notices.isEmpty, "seed \(seed)")
  }

  /// What happened on two devices, whose clocks jump.
  private func history(_ length: Int, _ generator: inout SeededGenerator) -> [Event] {
    var numbers = ["aa": 0, "bb": 0]
    return (0..<length).map { _ in
      let device = generator.next() % 2 == 0 ? "aa" : "bb"
      let number = (numbers[device] ?? 0) + 1
      numbers[device] = number
      let draft = draft(after: number, on: device, &generator)
      return Event(id: EventID(device: device, sequence: number), content: draft)
    }
  }

  private func draft(
    after number: Int,
    on device: String,
    _ generator: inout SeededGenerator
  ) -> EventDraft {
    let index = Int(generator.next() % 30)
    var draft = Examples.review(index, item: "item-\(index % 4)")
    switch generator.next() % 12 {
    case 0, 1:
      guard number > 1 else { break }
      draft = EventDraft(.undo, at: draft.moment, on: draft.day)
      draft.reference = EventID(
        device: device,
        sequence: Int(generator.next() % UInt64(number - 1)) + 1
      )
    case 2:
      draft = EventDraft(.relink, at: draft.moment, on: draft.day, item: draft.item)
      draft.name = "item-\(generator.next() % 5)"
    case 3:
      draft = EventDraft(.setting, at: draft.moment, on: draft.day)
      draft.name = "level"
      draft.value = "\(index)"
    case 4:
      let kinds: [EventKind] = [.forget, .suspend, .resume, .bury, .lent]
      draft = EventDraft(kinds[index % 5], at: draft.moment, on: draft.day, item: draft.item)
    default: break
    }
    return draft
  }
}
