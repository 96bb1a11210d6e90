import Core
import Scheduling

/// What was done on a study day, as one line of `progress.json`.
struct DayLine: Sendable {
  private let day = Array(#"{"day":""#.utf8)
  private let newItems = Array(#","newItems":"#.utf8)
  private let reviews = Array(#","reviews":"#.utf8)
  private let answers = Array(#","answers":"#.utf8)
  private let right = Array(#","right":"#.utf8)
  private let milliseconds = Array(#","ms":"#.utf8)

  /// Adds the line, without the line feed.
  func append(_ studyDay: Day, _ tally: DayTally, to line: inout [UInt8]) {
    line += day
    line += studyDay.description.utf8
    line.append(UInt8(ascii: "\""))
    append(newItems, tally.newItems, to: &line)
    append(reviews, tally.reviews, to: &line)
    append(answers, tally.answers, to: &line)
    append(right, tally.right, to: &line)
    append(milliseconds, tally.milliseconds, to: &line)
    line.append(UInt8(ascii: "}"))
  }

  /// Takes a line without its end; `nil` where it is not exactly as ``append(_:_:to:)`` writes it.
  func take(_ cursor: inout ByteCursor) -> (Day, DayTally)? {
    var tally = DayTally()
    guard cursor.take(day), let studyDay = cursor.day(),
      take(newItems, &cursor, &tally.newItems), take(reviews, &cursor, &tally.reviews),
      take(answers, &cursor, &tally.answers), take(right, &cursor, &tally.right),
      take(milliseconds, &cursor, &tally.milliseconds), cursor.take(UInt8(ascii: "}"))
    else { return nil }
    return (studyDay, tally)
  }

  private func take(_ key: [UInt8], _ cursor: inout ByteCursor, _ number: inout Int) -> Bool {
    guard cursor.take(key), let found = cursor.integer() else { return false }
    number = found
    return true
  }

  private func append(_ key: [UInt8], _ number: Int, to line: inout [UInt8]) {
    line += key
    line += String(number).utf8
  }
}
