import Core

/// Which backups are kept: all of two days, then one a day for two weeks, one a week for eight.
enum BackupPlan {
  /// The moment that a backup's name tells; `nil` for a name that is none of ours.
  static func moment(of name: String) -> Moment? {
    let text = Array(name)
    guard text.count == 20, text[8] == "T", text[15] == "." else { return nil }
    let day = "\(String(text[0..<4]))-\(String(text[4..<6]))-\(String(text[6..<8]))"
    let time = "\(String(text[9..<11])):\(String(text[11..<13])):\(String(text[13...]))"
    return Moment("\(day)T\(time)")
  }

  /// The backups of those named that are kept no longer; the newest is always kept.
  static func expired(_ names: [String], at now: Moment) -> [String] {
    let known = names.sorted().compactMap { name in moment(of: name).map { (name, $0) } }
    var seen: Set<Int> = []
    var expired: [String] = []
    for (name, moment) in known.dropLast() {
      let hours = (now.instant.milliseconds - moment.instant.milliseconds) / 3_600_000
      guard hours > 48 else { continue }
      let day = WallTime(of: moment.instant, offset: 0).day.number
      // Weeks are counted below zero, so that no week is taken for a day.
      let period = hours <= 14 * 24 ? day : -1 - day / 7
      if hours > 8 * 7 * 24 || !seen.insert(period).inserted { expired.append(name) }
    }
    return expired
  }
}
