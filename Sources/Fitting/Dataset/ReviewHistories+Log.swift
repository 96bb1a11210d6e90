package import Core

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
    for event in events {
      guard let item = event.content.item else { continue }
      switch event.content.kind {
      case .review:
        guard let rating = event.content.rating else { continue }
        let number = numbers[item] ?? numbers.count
        numbers[item] = number
        builder.add(rating, of: number, on: event.content.day)
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
