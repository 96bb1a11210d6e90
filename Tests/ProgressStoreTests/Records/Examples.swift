import Core

/// Events that the tests of records and stores share.
enum Examples {
  /// 2026-11-30T10:00:00.123+01:00.
  static let moment = Moment(instant: Instant(milliseconds: 1_796_029_200_123), offset: 3600)
  static let day = Day(number: 20_787)

  /// A review of an item; each index gives another item, rating and time.
  static func review(_ index: Int, item: String? = nil) -> EventDraft {
    let instant = Instant(milliseconds: moment.instant.milliseconds + index * 60_000)
    var draft = EventDraft(
      .review,
      at: Moment(instant: instant, offset: 3600),
      on: day,
      item: ItemID(item ?? "item-\(index)")
    )
    draft.rating = Rating(rawValue: index % 4 + 1)
    draft.textHash = "3f0a9b5512cd"
    draft.duration = 5400 + index
    draft.due = index % 4 == 0 ? .instant(instant.adding(seconds: 60)) : .day(day.adding(index % 9))
    draft.parameters = "fsrs6"
    draft.seed = 0x9f3a_01bc_5d2e_7740
    return draft
  }

  /// An event of each kind, with all that such an event may say.
  static var ofEachKind: [Event] {
    EventKind.allCases.enumerated().map { index, kind in
      var draft = EventDraft(kind, at: moment, on: day)
      if ![.undo, .setting, .accept].contains(kind) { draft.item = ItemID("owner-cloze#c2") }
      switch kind {
      case .review, .attempt, .cram: draft = review(index, item: "owner-cloze#c2")
      case .lent, .bury: draft.due = .day(day.adding(3))
      case .suspend: draft.name = "leech"
      case .undo: draft.reference = EventID(device: "4f1c09aa7d3e", sequence: 3)
      case .setting:
        draft.name = "interview"
        draft.value = "\"2027\"\n\\ \u{1b}[31m é \u{2028} 👩‍💻"
      case .resume, .forget: draft.textHash = "0"
      case .accept:
        draft.name = "4f1c09aa7d3e"
        draft.value = "3-5"
      case .relink:
        draft.name = "owner-gap#c2"
        draft.textHash = "0"
      }
      if kind == .attempt { draft.rules = ["state_not_private", "work \"in\" body"] }
      if kind == .cram { draft.rules = ["state_not_private", "work_in_body"] }
      draft.kind = kind
      return Event(id: EventID(device: "4f1c09aa7d3e", sequence: index + 1), content: draft)
    }
  }
}
