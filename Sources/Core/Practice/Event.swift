/// One line of the review log: something that happened to the learner's progress.
package struct Event: Equatable, Sendable {
  /// The device that wrote it and its number there; unique for ever.
  package var id: EventID
  /// What happened, when and to which item.
  package var content: EventDraft

  /// Makes an event from its id and content.
  package init(id: EventID, content: EventDraft) {
    self.id = id
    self.content = content
  }
}

/// The name of an event: its device and its number there.
package struct EventID: Hashable, Comparable, Sendable {
  /// The device's name, `[a-z0-9]`, 1…32 characters.
  package let device: String
  /// The number on that device, 1 and up, without gaps.
  package let sequence: Int

  /// Makes an id from a device's name and a number of at least 1.
  package init(device: String, sequence: Int) {
    self.device = device
    self.sequence = sequence
  }

  /// Reads what ``description`` writes, `device-sequence`.
  package init?(_ text: some StringProtocol) {
    guard let dash = text.lastIndex(of: "-"),
      let sequence = decimal(text[text.index(after: dash)...].utf8), sequence > 0
    else { return nil }
    let device = text[..<dash]
    guard (1...32).contains(device.utf8.count),
      device.utf8.allSatisfy({ (48...57).contains($0) || (97...122).contains($0) })
    else { return nil }
    self.init(device: String(device), sequence: sequence)
  }

  package static func < (left: EventID, right: EventID) -> Bool {
    (left.device, left.sequence) < (right.device, right.sequence)
  }
}

extension EventID: CustomStringConvertible {
  /// The id as `device-sequence`.
  package var description: String { "\(device)-\(sequence)" }
}

/// What an event says, before the store has numbered it.
package struct EventDraft: Equatable, Sendable {
  /// When it happened, with the offset of the learner's clock.
  package var moment: Moment
  /// The study day it counts for, fixed for ever.
  package var day: Day
  /// What kind of thing happened.
  package var kind: EventKind
  /// The item it happened to; absent only for undo, setting and accept.
  package var item: ItemID?
  /// The hash of the item's text at that time.
  package var textHash: String?
  /// How well it was recalled; present for review, attempt and cram.
  package var rating: Rating?
  /// Milliseconds from the question to the answer.
  package var duration: Int?
  /// When the item is due next, as the learner was told; for bury the day it comes back.
  package var due: Due?
  /// The name of the scheduler's parameters, as `fsrs6`.
  package var parameters: String?
  /// The seed that shaped the question and the fuzz.
  package var seed: UInt64?
  /// For undo the event taken back; otherwise the event that this one is a consequence of.
  package var reference: EventID?
  /// For a setting its key; for suspend the reason where it was not the learner's wish; for relink
  /// the id that the item had before; for accept the device whose records are lost.
  package var name: String?
  /// For a setting its new value; for accept the numbers, `3` or `3-5`.
  package var value: String?
  /// For a graded answer the ids of the rules that it failed, each once; empty where there are none.
  package var rules: [String] = []

  /// Makes a draft of which all but the first three parts are absent.
  package init(_ kind: EventKind, at moment: Moment, on day: Day, item: ItemID? = nil) {
    self.kind = kind
    self.moment = moment
    self.day = day
    self.item = item
  }
}

/// The kinds of event, each with the word the log uses.
package enum EventKind: String, CaseIterable, Sendable {
  /// A rated answer that moves the item's memory.
  case review
  /// A verdict after the first of its study day; recorded, memory unchanged.
  case attempt
  /// A rated answer out of turn; recorded, memory unchanged.
  case cram
  /// An easier rung of a chain was not asked, for a deeper one was strong; only `due` moves.
  case lent
  case suspend
  case resume
  /// Set aside until the study day in `due`.
  case bury
  /// The item's memory is dropped; it is new again.
  case forget
  /// Takes back the event in `reference` and its consequences.
  case undo
  case setting
  /// The item was known before under the id in `name`, whose history counts for it from now on.
  case relink
  /// The learner knows that the records with the numbers in `value` of the device in `name` are lost.
  case accept
}
