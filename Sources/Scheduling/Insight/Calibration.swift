package import Core

/// How the recall that was predicted compares with the answers that were given.
///
/// Counted are the reviews of items that came back after at least one study day, each with the recall
/// that the memory before it predicted for its study day. The memories are those of the
/// parameters that are asked about, computed from the log anew.
package struct Calibration: Equatable, Sendable {
  /// The buckets that any review fell into, from the lowest prediction up.
  package let buckets: [Bucket]

  /// The reviews whose predicted recall lies within a range.
  package struct Bucket: Equatable, Sendable {
    /// The range of predictions; its upper bound belongs to the next bucket, save for the last.
    package let range: ClosedRange<Double>
    /// How many reviews fell into it, 1 and up.
    package let reviews: Int
    /// How many of them were right.
    package let right: Int
    /// The mean of their predictions, 0…1.
    package let predicted: Double
  }

  /// The bounds of the buckets: finer where predictions crowd.
  package static let bounds = [0, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 1]

  /// All reviews that were counted.
  package var reviews: Int { buckets.reduce(0) { $0 + $1.reviews } }

  /// The mean of what was predicted; absent without reviews.
  package var predicted: Double? {
    guard reviews > 0 else { return nil }
    return buckets.reduce(0) { $0 + $1.predicted * Double($1.reviews) } / Double(reviews)
  }

  /// The share of right answers; absent without reviews.
  package var actual: Double? {
    guard reviews > 0 else { return nil }
    return Double(buckets.reduce(0) { $0 + $1.right }) / Double(reviews)
  }

  /// Sorts predictions, each with whether the answer was right, into buckets.
  package init(_ predictions: [(recall: Double, isRight: Bool)]) {
    var counts = Array(repeating: (reviews: 0, right: 0, sum: 0.0), count: Self.bounds.count - 1)
    for (recall, isRight) in predictions {
      let place = Self.bounds.dropFirst().dropLast().count { recall >= $0 }
      counts[place].reviews += 1
      counts[place].right += isRight ? 1 : 0
      counts[place].sum += recall
    }
    buckets = counts.enumerated().compactMap { place, count in
      guard count.reviews > 0 else { return nil }
      return Bucket(
        range: Self.bounds[place]...Self.bounds[place + 1],
        reviews: count.reviews,
        right: count.right,
        predicted: count.sum / Double(count.reviews)
      )
    }
  }

  /// Replays the reviews of a log.
  ///
  /// - Parameters:
  ///   - events: The log in its order, without what was taken back.
  ///   - fsrs: The model whose predictions are judged.
  ///   - items: The items to count; absent for all.
  package init(of events: [Event], fsrs: any MemoryModel, items: Set<ItemID>? = nil) {
    var states: [ItemID: ItemProgress] = [:]
    var clocks = DeviceClocks()
    var predictions: [(recall: Double, isRight: Bool)] = []
    for event in events {
      let held = clocks.take(event)
      guard let item = event.content.item, items?.contains(item) ?? true else { continue }
      if event.content.kind == .forget { states[item] = nil }
      guard event.content.kind == .review, let rating = event.content.rating else { continue }
      let before = states[item] ?? ItemProgress()
      let days = before.elapsedDays(on: event.content.day)
      if let memory = before.memory, days > 0 {
        let recall = fsrs.retrievability(of: memory, after: Double(days))
        predictions.append((recall, rating.isRight))
      }
      states[item, default: ItemProgress()].remember(rating, event.content, held, fsrs)
    }
    self.init(predictions)
  }
}

extension ItemProgress {
  fileprivate mutating func remember(
    _ rating: Rating,
    _ content: EventDraft,
    _ held: HeldMoment?,
    _ fsrs: any MemoryModel
  ) {
    memory = fsrs.state(
      after: memory,
      rated: rating,
      elapsed: Elapsed(studyDays: elapsedDays(on: content.day))
    )
    remember(at: content.moment.instant, on: content.day, held: held)
  }
}
