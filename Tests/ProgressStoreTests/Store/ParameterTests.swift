import Core
import ProgressStore
import Scheduling
import TestSupport
import Testing

struct ParameterTests {
  private static let fitted =
    "0.5,1.5,2.5,9,6,0.8,3,0.01,1.8,0.2,0.8,1.5,0.06,0.3,1.6,0.6,1.9,0.5,0.1,0.07,0.2"

  @Test func `a record of parameters changes every memory and no due date`() throws {
    let desk = Desk()
    try desk.answer(1..<30)
    let store = try desk.open()
    let before = store.progress.items
    try store.record([setting(Self.fitted)])
    #expect(store.parameters == (try FSRSParameters(text: Self.fitted)))
    #expect(store.progress.items.mapValues(\.due) == before.mapValues(\.due))
    #expect(store.progress.items.mapValues(\.memory) != before.mapValues(\.memory))
    let expected = Progress.folding(try store.events(), using: FSRS(FSRSParameters()))
    #expect(store.progress == expected)
  }

  @Test func `a later answer moves on with the parameters, with and without a snapshot`() throws {
    let desk = Desk()
    try desk.answer(1..<30)
    let store = try desk.open()
    try store.record([setting(Self.fitted)])
    try store.record([Examples.review(41, item: "item-1")])
    store.close()
    let read = try desk.open(.reading)
    #expect(read.progress == store.progress)
    #expect(read.notices.isEmpty)
    #expect(read.parameters == store.parameters)
    desk.files["/data/progress.json"] = nil
    #expect(try desk.open(.reading).progress == store.progress)
    #expect(try desk.open(.reading).diagnose().snapshot == .missing)
  }

  @Test func `parameters that another process records are taken over`() throws {
    let desk = Desk()
    try desk.answer(1..<10)
    let first = try desk.open()
    let second = try desk.open()
    try second.record([setting(Self.fitted)])
    try first.record([Examples.review(41, item: "item-1")])
    #expect(first.parameters == second.parameters)
    #expect(first.progress == (try desk.open(.reading).progress))
  }

  @Test func `undo goes back to the parameters before, and to their memories`() throws {
    let desk = Desk()
    try desk.answer(1..<10)
    let store = try desk.open()
    let before = store.progress
    try store.record([setting(Self.fitted)])
    _ = try store.undo(at: moment(51), on: Examples.day)
    #expect(store.progress == before)
    #expect(store.parameters?.areDefaults == true)
    #expect(try desk.open(.reading).progress == before)
  }

  @Test func `without a value the defaults count again`() throws {
    let desk = Desk()
    try desk.answer(1..<10)
    let store = try desk.open()
    let before = store.progress
    try store.record([setting(Self.fitted)])
    try store.record([setting(nil, at: 51)])
    #expect(store.progress.items == before.items)
  }

  @Test(arguments: [
    (
      "1,2,3",
      "the memory model's parameters in the review log cannot be used, so the defaults are: FSRS "
        + "has 17, 19 or 21 parameters, not 3; leave them out to use the defaults"
    ),
    (
      "\(fitted.dropLast(3))nan",
      "the memory model's parameters in the review log cannot be used, so the defaults are: FSRS "
        + "parameter w20 must be a finite number; run 'viva optimize' to fit new ones"
    ),
    (
      "\(fitted.dropLast(3))two",
      "the memory model's parameters in the review log cannot be used, so the defaults are: FSRS "
        + "parameter w20 is no number; run 'viva optimize' to fit new ones"
    ),
    (
      "\(fitted.dropLast(3))7",
      "FSRS parameters in the review log lie outside their ranges and count as the nearest bound: "
        + "w20; 'viva optimize' fits new ones"
    ),
  ])
  func `parameters that are none are told, and no memory is anything but a number`(
    text: String,
    notice: String
  ) throws {
    let desk = Desk()
    try desk.answer(1..<10)
    try desk.open().record([setting(text)])
    let store = try desk.open(.reading)
    #expect(store.notices.map(\.description) == [notice])
    for memory in store.progress.items.values.compactMap(\.memory) {
      #expect(memory.stability.isFinite && memory.difficulty.isFinite)
    }
  }

  private func setting(_ value: String?, at minute: Int = 50) -> EventDraft {
    var draft = EventDraft(.setting, at: moment(minute), on: Examples.day)
    draft.name = FSRSParameters.setting
    draft.value = value
    return draft
  }

  private func moment(_ minute: Int) -> Moment {
    Moment(instant: Examples.moment.instant.adding(seconds: minute * 60), offset: 3600)
  }
}

extension ProgressStore {
  /// The parameters in use, where the model is FSRS-6.
  fileprivate var parameters: FSRSParameters? { (fsrs as? FSRS)?.parameters }
}
