import Core
import Effects

extension ProgressStore {
  /// Tells of records that are gone, but for those of damaged lines and torn ends, which are told
  /// of themselves; says whether there are any.
  func noteGaps() -> Bool {
    var count = 0
    var first: StoreDiagnosis.Gap?
    for (device, gaps) in Dictionary(grouping: ledger.gaps, by: \.device).sorted(by: {
      $0.key < $1.key
    }) {
      let missing = gaps.reduce(0) { $0 + $1.numbers.count }
      guard missing > toldLines(of: device) else { continue }
      count += missing
      if first == nil { first = gaps.first }
    }
    guard let first else { return false }
    // A look at the newest few alone, for this is done at each start.
    let names = (try? backups().suffix(3)) ?? []
    note(.missingRecords(count, first: first, backup: newestHelpful(of: Array(names))))
    return true
  }

  /// How many lines of a device's log are damaged or cut short.
  private func toldLines(of device: String) -> Int {
    ledger.damage.reduce(tornEnds(of: device).count) { sum, lines in
      lines.first.file.hasPrefix("log/\(device)/") ? sum + lines.count : sum
    }
  }

  /// Takes the record that was cut short, and is kept in the quarantine, for one that is missing.
  func acceptTorn(in device: String) {
    guard let last = ledger.numbers[device]?.gaps.last, last.count == 1,
      last.upperBound == ledger.numbers[device]?.highest
    else { return }
    let gap = StoreDiagnosis.Gap(device: device, numbers: last)
    ledger.accepted.append(gap)
    ledger.unlogged.append(gap)
  }

  /// Writes into the log which losses are accepted, so that it is known without `progress.json`, too.
  ///
  /// Called with the lock held, and the log read to its end.
  func logAcceptedLosses() throws(StoreError) {
    guard access == .recording, !ledger.unlogged.isEmpty else { return }
    let device = try ownDevice()
    let first = nextNumber(of: device)
    let events = ledger.unlogged.enumerated().map { index, gap in
      Event(
        id: EventID(device: device, sequence: first + index),
        content: AcceptedLosses.draft(gap, at: openedAt)
      )
    }
    guard try append(events) else { throw StoreError.busy(folder.path, process: nil) }
    try readAgain()
  }

  /// Accepts as lost what no backup has, and tells it.
  func acceptLosses() -> [StoreDiagnosis.Gap] {
    guard let names = try? backups(), newestHelpful(of: names) == nil else { return [] }
    // What another device's damaged lines held that device may bring back.
    let missing = Dictionary(grouping: ledger.gaps, by: \.device)
      .mapValues { $0.reduce(0) { $0 + $1.numbers.count } }
    let gaps = ledger.gaps.filter {
      $0.device == device || missing[$0.device, default: 0] > toldLines(of: $0.device)
    }
    ledger.accepted += gaps
    ledger.unlogged += gaps
    notices.removeAll { if case .missingRecords = $0 { true } else { false } }
    return gaps
  }
}
