package import Core
import Scheduling

extension ReviewHistories {
  /// The histories that a review log tells of.
  ///
  /// Reviews count; attempts and answers out of turn do not, for they leave memory alone, nor does
  /// what came before an item was forgotten on purpose.
  ///
  /// - Parameter events: The events that stand, in order, as `Progress.standing` gives them.
  package init(log events: [Event]) {
    var builder = HistoryBuilder()
    builder.reserve(events.count)
    var numbers: [ItemID: Int] = [:]
    var items: [(day: Day, progress: ItemProgress)] = []
    var clocks = DeviceClocks()
    for event in events {
      let held = clocks.take(event)
      guard let item = event.content.item else { continue }
      switch event.content.kind {
      case .review:
        guard let rating = event.content.rating else { continue }
        let number = numbers[item] ?? numbers.count
        numbers[item] = number
        let day = event.content.day
        if number == items.count { items.append((day, ItemProgress())) }
        // As many days later as the fold counts from the review before, wherever clocks were.
        items[number].day = items[number].day.adding(items[number].progress.elapsedDays(on: day))
        builder.add(rating, of: number, on: items[number].day)
        items[number].progress.remember(at: event.content.moment.instant, on: day, held: held)
      case .forget:
        if let number = numbers[item] { builder.forget(number) }
      case .attempt, .cram, .lent, .suspend, .resume, .bury, .undo, .setting, .relink,
        .accept:
        continue
      }
    }
    self.init(builder)
  }
}
