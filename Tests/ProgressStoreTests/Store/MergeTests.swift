import Core
import Effects
import ProgressStore
import Scheduling
import TestSupport
import Testing

struct MergeTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `any split, order and repetition of a log gives the same progress`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let events = history(&generator)
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
    #expect(store.progress == Progress.folding(events, using: FSRS(FSRSParameters())))
    #expect(try store.events() == Progress.standing(events))
    #expect(store.notices.isEmpty)
  }

  /// Answers and undos of two devices, whose clocks jump.
  private func history(_ generator: inout SeededGenerator) -> [Event] {
    var numbers = ["aa": 0, "bb": 0]
    return (0..<40).map { _ in
      let device = generator.next() % 2 == 0 ? "aa" : "bb"
      let number = (numbers[device] ?? 0) + 1
      numbers[device] = number
      let index = Int(generator.next() % 30)
      var draft = Examples.review(index, item: "item-\(index % 4)")
      if number > 1, generator.next() % 6 == 0 {
        draft = EventDraft(.undo, at: draft.moment, on: draft.day)
        draft.reference = EventID(
          device: device,
          sequence: Int(generator.next() % UInt64(number - 1)) + 1
        )
      }
      return Event(id: EventID(device: device, sequence: number), content: draft)
    }
  }
}
