/// A subscriber made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let onSubscription: (any Subscription) -> Void
  private let onInput: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Hides the kind of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    onSubscription = { subscriber.receive(subscription: $0) }
    onInput = { subscriber.receive($0) }
    onCompletion = { subscriber.receive(completion: $0) }
  }

  /// Takes a closure for each thing that it may be told.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    onSubscription = receiveSubscription ?? { $0.request(.unlimited) }
    onInput = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  /// Is told the subscription.
  public func receive(subscription: any Subscription) { onSubscription(subscription) }

  /// Is given a value.
  public func receive(_ input: Input) -> Subscribers.Demand { onInput(input) }

  /// Is told the end.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
