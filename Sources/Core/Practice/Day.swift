/// A calendar day without a time zone, in the proleptic Gregorian calendar.
package struct Day: Hashable, Comparable, Sendable {
  /// Whole days since 1970-01-01, negative before it.
  package let number: Int

  /// Makes the day that many days after 1970-01-01.
  package init(number: Int) { self.number = number }

  /// Makes a day from a year (1…9999), a month (1…12) and a day of the month; `nil` when there is
  /// no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Day.length(ofMonth: month, year: year)).contains(day)
    else { return nil }
    // Days from civil, counting years from March so that a leap day ends its year
    // (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
  }

  /// Reads `YYYY-MM-DD`; `nil` when the text is anything else or there is no such day.
  package init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = decimal(bytes[0..<4]), let month = decimal(bytes[5..<7]),
      let day = decimal(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The year, month (1…12) and day of the month (1…31).
  package var parts: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// The day of the week, 1 (Monday) to 7 (Sunday), as ISO 8601 counts.
  package var weekday: Int { ((number + 3) % 7 + 7) % 7 + 1 }

  /// The day so many days later, or earlier where the count is negative.
  package func adding(_ days: Int) -> Day { Day(number: number + days) }

  /// The days from another day to this one, negative where this one is earlier.
  package func days(since other: Day) -> Int { number - other.number }

  package static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}

extension Day: CustomStringConvertible {
  /// The day as `YYYY-MM-DD`.
  package var description: String {
    let parts = parts
    return "\(padded(parts.year, to: 4))-\(padded(parts.month, to: 2))-\(padded(parts.day, to: 2))"
  }
}

/// Writes a number of at least 0 with leading zeros, in at least `width` digits.
package func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

/// Reads ASCII digits only; `nil` for anything else, nothing, or a number past 18 digits.
package func decimal(_ bytes: some Collection<UInt8>) -> Int? {
  guard !bytes.isEmpty, bytes.count <= 18 else { return nil }
  var value = 0
  for byte in bytes {
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
    value = value * 10 + Int(byte - UInt8(ascii: "0"))
  }
  return value
}
