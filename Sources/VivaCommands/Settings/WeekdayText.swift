/// Reads weekdays as learners write them: `sat,sun`.
package enum WeekdayText {
  private static let names = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// The weekdays named, 1 (Monday) to 7 (Sunday), by three letters or more, in any case, separated
  /// by commas or spaces; `nil` where a word is none.
  package static func days(_ text: String) -> Set<Int>? {
    var days: Set<Int> = []
    for word in text.lowercased().split(whereSeparator: { $0 == "," || $0 == " " }) {
      guard word.count >= 3, let place = names.firstIndex(where: { $0.hasPrefix(word) }) else {
        return nil
      }
      days.insert(place + 1)
    }
    return days
  }
}
