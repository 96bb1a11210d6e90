import Core
import Scheduling

/// The missing numbers that the log says the learner knows of.
struct AcceptedLosses {
  /// Those that still count as accepted.
  private(set) var standing: [StoreDiagnosis.Gap] = []
  /// All that were ever accepted, also where that was taken back.
  private(set) var all: [StoreDiagnosis.Gap] = []

  /// Looks through a log.
  init(in log: EventLog) {
    all = log.places(of: .accept).compactMap { Self.gap(log[$0].content) }
    guard !all.isEmpty else { return }
    standing = StandingHistory(of: log).places.filter { log.kind($0) == .accept }
      .compactMap { Self.gap(log[$0].content) }
  }

  /// The event by which a loss is accepted.
  static func draft(_ gap: StoreDiagnosis.Gap, at moment: Moment) -> EventDraft {
    var draft = EventDraft(.accept, at: moment, on: moment.wall.day)
    draft.name = gap.device
    draft.value =
      gap.numbers.count == 1
      ? "\(gap.numbers.lowerBound)" : "\(gap.numbers.lowerBound)-\(gap.numbers.upperBound)"
    return draft
  }

  /// What an event says is accepted; nothing where its words mean nothing here.
  private static func gap(_ content: EventDraft) -> StoreDiagnosis.Gap? {
    guard let device = content.name, RecordRules.device(Array(device.utf8)[...]) != nil,
      let numbers = content.value?.split(separator: "-", omittingEmptySubsequences: false)
        .map({ decimal($0.utf8) }),
      (1...2).contains(numbers.count), let first = numbers[0],
      let last = numbers[numbers.count - 1],
      first > 0, first <= last
    else { return nil }
    return StoreDiagnosis.Gap(device: device, numbers: first...last)
  }
}
