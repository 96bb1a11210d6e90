extension Publisher {
  /// Goes on with another publisher after a failure.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { subscriber in
      self.receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: { subscriber.receive(subscription: $0) },
          receiveValue: { subscriber.receive($0) },
          receiveCompletion: { completion in
            switch completion {
            case .finished: subscriber.receive(completion: .finished)
            case .failure(let failure): handler(failure).receive(subscriber: subscriber)
            }
          }
        )
      )
    }
  }

  /// Publishes a value instead of a failure.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// Changes the failure.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    AnyPublisher { subscriber in
      self.receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: { subscriber.receive(subscription: $0) },
          receiveValue: { subscriber.receive($0) },
          receiveCompletion: { completion in
            switch completion {
            case .finished: subscriber.receive(completion: .finished)
            case .failure(let failure):
              subscriber.receive(completion: .failure(transform(failure)))
            }
          }
        )
      )
    }
  }

  /// Changes each value, which may fail.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher { subscriber in
      var isOver = false
      self.receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: { subscriber.receive(subscription: $0) },
          receiveValue: { value in
            guard !isOver else { return .none }
            do {
              return subscriber.receive(try transform(value))
            } catch {
              isOver = true
              subscriber.receive(completion: .failure(error))
              return .none
            }
          },
          receiveCompletion: { completion in
            guard !isOver else { return }
            switch completion {
            case .finished: subscriber.receive(completion: .finished)
            case .failure(let failure): subscriber.receive(completion: .failure(failure))
            }
          }
        )
      )
    }
  }

  /// Asks again after a failure, so many times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in self.retry(retries - 1) }
  }
}

extension Publisher where Failure == Never {
  /// Says that it can fail in some way.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { subscriber in
      self.receive(
        subscriber: AnySubscriber<Output, Never>(
          receiveSubscription: { subscriber.receive(subscription: $0) },
          receiveValue: { subscriber.receive($0) },
          receiveCompletion: { _ in subscriber.receive(completion: .finished) }
        )
      )
    }
  }
}
