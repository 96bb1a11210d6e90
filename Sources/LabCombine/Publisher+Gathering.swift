extension Publisher {
  /// Publishes what each value makes of the one before.
  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { subscriber in
      var result = initialResult
      self.map { value -> T in
        result = nextPartialResult(result, value)
        return result
      }
      .receive(subscriber: subscriber)
    }
  }

  /// Publishes the first values alone.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      var left = maxLength
      self.filter { _ in
        left -= 1
        return left >= 0
      }
      .receive(subscriber: subscriber)
    }
  }

  /// Publishes the first value alone.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Publishes the first value that is wanted.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { filter(predicate).prefix(1) }

  /// Publishes another value in place of none.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  /// Publishes a value before all others.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      self.receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: { subscription in
            subscriber.receive(subscription: subscription)
            for element in elements { _ = subscriber.receive(element) }
          },
          receiveValue: { subscriber.receive($0) },
          receiveCompletion: { subscriber.receive(completion: $0) }
        )
      )
    }
  }

  /// Publishes what the publishers made of the values publish.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { subscriber in
      var inner: [any Subscription] = []
      self.receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: { subscriber.receive(subscription: $0) },
          receiveValue: { value in
            transform(value)
              .receive(
                subscriber: AnySubscriber<P.Output, Failure>(
                  receiveSubscription: { inner.append($0) },
                  receiveValue: { subscriber.receive($0) },
                  receiveCompletion: { completion in
                    if case .failure = completion { subscriber.receive(completion: completion) }
                  }
                )
              )
            return .unlimited
          },
          receiveCompletion: { subscriber.receive(completion: $0) }
        )
      )
    }
  }

  /// Publishes values in pairs, each with its like of the other.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { subscriber in
      var left: [Output] = []
      var right: [P.Output] = []
      let send = {
        while !left.isEmpty, !right.isEmpty {
          _ = subscriber.receive((left.removeFirst(), right.removeFirst()))
        }
      }
      self.receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: { subscriber.receive(subscription: $0) },
          receiveValue: { value in
            left.append(value)
            send()
            return .unlimited
          }
        )
      )
      other.receive(
        subscriber: AnySubscriber<P.Output, Failure>(
          receiveValue: { value in
            right.append(value)
            send()
            return .unlimited
          }
        )
      )
    }
  }
}
