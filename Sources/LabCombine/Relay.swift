/// The subscribers of one subject, in the order in which they came.
final class Relay<Output, Failure: Error> {
  private struct Receiver {
    let input: (Output) -> Void
    let completion: (Subscribers.Completion<Failure>) -> Void
  }

  /// A place in a relay, which its subscriber can leave.
  private final class Seat: Subscription {
    private weak var relay: Relay?
    private let number: Int

    init(relay: Relay, number: Int) {
      self.relay = relay
      self.number = number
    }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() { relay?.receivers[number] = nil }
  }

  private var receivers: [Int: Receiver] = [:]
  private var lastNumber = 0
  private var end: Subscribers.Completion<Failure>?

  /// Whether nothing more can be sent.
  var isOver: Bool { end != nil }

  /// Adds a subscriber, which first gets the values that it missed.
  func add<S: Subscriber>(_ subscriber: S, first: [Output] = [])
  where S.Input == Output, S.Failure == Failure {
    lastNumber += 1
    let number = lastNumber
    let earlierEnd = end
    if earlierEnd == nil {
      receivers[number] = Receiver(
        input: { _ = subscriber.receive($0) },
        completion: { subscriber.receive(completion: $0) }
      )
    }
    subscriber.receive(subscription: Seat(relay: self, number: number))
    // A subscriber may have enough with the first of them, and leave.
    for value in first where earlierEnd != nil || receivers[number] != nil {
      _ = subscriber.receive(value)
    }
    if let earlierEnd { subscriber.receive(completion: earlierEnd) }
  }

  /// Sends a value to all who are there now.
  func send(_ value: Output) {
    guard end == nil else { return }
    for number in receivers.keys.sorted() { receivers[number]?.input(value) }
  }

  /// Ends it for all.
  func send(completion: Subscribers.Completion<Failure>) {
    guard end == nil else { return }
    end = completion
    let last = receivers
    receivers = [:]
    for number in last.keys.sorted() { last[number]?.completion(completion) }
  }
}
