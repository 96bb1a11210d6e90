/// A receiver of a publisher's values.
public protocol Subscriber<Input, Failure> {
  /// What it receives.
  associatedtype Input
  /// How what it receives may fail.
  associatedtype Failure: Error

  /// Is told the subscription, before any value.
  func receive(subscription: any Subscription)
  /// Is given a value, and answers how many more it wants.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Is told the end.
  func receive(completion: Subscribers.Completion<Failure>)
}
