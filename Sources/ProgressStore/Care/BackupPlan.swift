import Core

/// Which backups are kept: all of two days, then one of each of 14 days, one of each of 8 weeks.
///
/// Days and weeks without a backup do not count, so neither a long absence nor a clock that jumps
/// far ahead makes all backups old at once.
enum BackupPlan {
  /// The moment that a backup's name tells; `nil` for a name that is none of ours.
  static func moment(of name: String) -> Moment? {
    let text = Array(name)
    guard text.count == 20, text[8] == "T", text[15] == "." else { return nil }
    let day = "\(String(text[0..<4]))-\(String(text[4..<6]))-\(String(text[6..<8]))"
    let time = "\(String(text[9..<11])):\(String(text[11..<13])):\(String(text[13...]))"
    return Moment("\(day)T\(time)")
  }

  private static let days = 14
  private static let weeks = 8
  private static let hoursOfAll = 48

  /// The backups of those named that are kept no longer; the newest are always kept, and so is what the
  /// clock calls still to come.
  static func expired(_ names: [String], at now: Moment) -> [String] {
    let known = names.sorted().compactMap { name in moment(of: name).map { (name, $0) } }
    let old = known.dropLast().filter { _, moment in
      now.instant.milliseconds - moment.instant.milliseconds > hoursOfAll * 3_600_000
    }
    let byDay = Dictionary(grouping: old) { WallTime(of: $0.1.instant, offset: 0).day.number }
    let newestDays = byDay.keys.sorted(by: >)
    var kept = newestDays.prefix(days).compactMap { byDay[$0]?.first?.0 }
    let byWeek = Dictionary(grouping: newestDays.dropFirst(days)) { weekOf($0) }
    for week in byWeek.keys.sorted(by: >).prefix(weeks) {
      if let first = byWeek[week]?.min() { kept += byDay[first].map { [$0[0].0] } ?? [] }
    }
    return old.map(\.0).filter { !kept.contains($0) }
  }

  private static func weekOf(_ day: Int) -> Int { day >= 0 ? day / 7 : (day - 6) / 7 }
}
