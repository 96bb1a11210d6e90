import Core
import Scheduling

/// All that is derived from the log, and how far the log was read for it.
struct Ledger: Equatable, Sendable {
  /// What the events come to.
  var progress = Progress()
  /// How far each file was read.
  var segments: [String: Segment] = [:]
  /// The last number and the latest instant of each device.
  var devices: [String: DeviceClock] = [:]
  /// The place of the last event in the order of all.
  var last: OrderKey?
  /// The files with lines that cannot be used.
  var damage: [FileDamage] = []
  /// Which numbers of each device were seen.
  var numbers: [String: Numbering] = [:]
  /// The missing numbers that the learner was told of and that no backup has.
  var accepted: [StoreDiagnosis.Gap] = []
  /// Of the accepted numbers those that the log does not name yet.
  var unlogged: [StoreDiagnosis.Gap] = []
  /// How many events were read.
  var records = 0
  /// How many records of later versions there are.
  var newer = 0
  /// How many events had no checksum.
  var unchecked = 0
  /// The day on which the log was last read whole, in UTC; absent where no one knows.
  var checked: Day?

  /// How far a device has come.
  struct DeviceClock: Equatable, Sendable {
    /// The highest number.
    var sequence = 0
    /// How far its clock has come; absent before its first event.
    var clock: HeldMoment?
    /// The latest instant in milliseconds since 1970.
    var time: Int { clock?.instant.milliseconds ?? .min }
  }

  /// The place of an event in the order that ``EventOrder`` defines.
  struct OrderKey: Equatable, Comparable, Sendable {
    let time: Int
    let device: String
    let sequence: Int

    static func < (left: OrderKey, right: OrderKey) -> Bool {
      (left.time, left.device, left.sequence) < (right.time, right.device, right.sequence)
    }
  }

  /// Notes what a file had besides events.
  mutating func note(_ reading: SegmentReading) {
    segments[reading.segment.file] = reading.segment
    note(reading.damage)
    records += reading.records
    newer += reading.newer
    unchecked += reading.unchecked
    for id in reading.newerIDs {
      let clock = devices[id.device, default: DeviceClock()]
      devices[id.device, default: DeviceClock()].sequence = max(clock.sequence, id.sequence)
    }
  }

  private mutating func note(_ lines: [LogDamage]) {
    guard let first = lines.first else { return }
    if let index = damage.firstIndex(where: { $0.first.file == first.file }) {
      damage[index].count += lines.count
    } else {
      damage.append(FileDamage(first: first, count: lines.count))
    }
  }

  /// Notes the numbers that records have, by device.
  mutating func take(_ seen: [String: [ClosedRange<Int>]]) {
    for (device, ranges) in seen { numbers[device, default: Numbering()].take(ranges) }
  }

  /// Notes that a device has given numbers up to this one, so that none is given again.
  mutating func reach(_ number: Int, of device: String) {
    numbers[device, default: Numbering()].reach(number)
    let sequence = devices[device]?.sequence ?? 0
    devices[device, default: DeviceClock()].sequence = max(sequence, number)
  }

  /// Whether all these gaps were seen, accepted or not.
  func knowsGaps(_ gaps: [StoreDiagnosis.Gap]) -> Bool {
    gaps.allSatisfy { gap in
      numbers[gap.device]?.gaps.contains { $0.contains(gap.numbers) } == true
    }
  }

  /// The numbers that no record has, and which were not accepted as lost.
  var gaps: [StoreDiagnosis.Gap] {
    let known = Dictionary(grouping: accepted, by: \.device)
    return numbers.sorted { $0.key < $1.key }.flatMap { device, numbering in
      var left = numbering
      left.take(known[device, default: []].map(\.numbers))
      return left.gaps.map { StoreDiagnosis.Gap(device: device, numbers: $0) }
    }
  }

  /// Makes the progress of all events anew.
  mutating func rebuild(from log: EventLog, using fsrs: any MemoryModel) {
    progress = Progress.folding(log, using: fsrs)
    let losses = AcceptedLosses(in: log)
    accepted.removeAll { losses.all.contains($0) }
    unlogged = accepted
    accepted += losses.standing
    // An accepted number was given, though no record tells it any more.
    for gap in losses.standing where !Merging.isRenamed(gap.device) {
      reach(gap.numbers.upperBound, of: gap.device)
    }
    for (device, end) in log.ends {
      let known = devices[device, default: DeviceClock()]
      devices[device] = DeviceClock(
        sequence: max(known.sequence, end.sequence),
        clock: [known.clock, end.clock].compactMap(\.self).max()
      )
    }
    // The last in the order is the latest of the devices' latest instants, whatever the numbers.
    last = devices.map {
      OrderKey(time: $0.value.time, device: $0.key, sequence: $0.value.sequence)
    }
    .max()
  }

  /// Moves progress by events that come after all others.
  ///
  /// Says no, and changes nothing, where they do not, where one takes back another, follows from one
  /// of before, accepts a loss, changes the memory model or an item's name, or where they are very
  /// many; the progress must then be made anew.
  mutating func extend(with events: some Collection<Event>, using fsrs: any MemoryModel) -> Bool {
    guard events.count <= Self.most else { return false }
    // The clocks alone are copied: a second holder of the progress would make it copy all items.
    var clocks = devices
    let ids = events.contains { $0.content.reference != nil } ? Set(events.map(\.id)) : []
    var keyed: [(key: OrderKey, held: HeldMoment?, event: Event)] = []
    for event in events {
      let before = clocks[event.id.device]?.sequence ?? 0
      guard ![.undo, .relink, .accept].contains(event.content.kind), !event.changesParameters,
        event.id.sequence > before
      else { return false }
      if let reference = event.content.reference, !ids.contains(reference) { return false }
      let (key, held) = Self.advance(&clocks, by: event)
      keyed.append((key, held, event))
    }
    keyed.sort { $0.key < $1.key }
    if let first = keyed.first, let last, first.key <= last { return false }
    devices = clocks
    last = keyed.last?.key ?? last
    for (_, held, event) in keyed { progress.apply(event, held: held, using: fsrs) }
    return true
  }

  /// The most events that are worth applying one by one.
  private static let most = 10_000

  /// Notes that an event was written which changes nothing of the progress but what the caller has
  /// set back; says no, changing nothing, where it does not come last.
  mutating func extend(withUndo event: Event) -> Bool {
    var clocks = devices
    let key = Self.advance(&clocks, by: event).key
    if let last, key <= last { return false }
    devices = clocks
    last = key
    return true
  }

  /// Notes an event's number and moment, and tells its place in the order, and what it counts for
  /// where the clock was set back.
  private static func advance(
    _ clocks: inout [String: DeviceClock],
    by event: Event
  ) -> (key: OrderKey, held: HeldMoment?) {
    let (id, content) = (event.id, event.content)
    var clock = clocks[id.device] ?? DeviceClock()
    clock.sequence = max(clock.sequence, id.sequence)
    let held = HeldMoment(instant: content.moment.instant, day: content.day).held(by: &clock.clock)
    clocks[id.device] = clock
    return (OrderKey(time: clock.time, device: id.device, sequence: id.sequence), held)
  }
}
