extension Publisher {
  /// Sends the last values of two publishers, whenever one of them sends.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { subscriber in
      var left: Output?
      var right: P.Output?
      let send = {
        if let left, let right { _ = subscriber.receive((left, right)) }
      }
      self.receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: { subscriber.receive(subscription: $0) },
          receiveValue: { value in
            left = value
            send()
            return .unlimited
          }
        )
      )
      other.receive(
        subscriber: AnySubscriber<P.Output, Failure>(
          receiveValue: { value in
            right = value
            send()
            return .unlimited
          }
        )
      )
    }
  }

  /// Sends what either of two publishers sends.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { subscriber in
      self.receive(subscriber: subscriber)
      other.receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveValue: { subscriber.receive($0) }
        )
      )
    }
  }
}
