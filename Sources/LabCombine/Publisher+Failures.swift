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
    throwing { value, outlet in outlet.send(try transform(value)) }
  }

  /// Changes each value where there is something to change it to, which may fail.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> AnyPublisher<T, any Error> {
    throwing { value, outlet in if let result = try transform(value) { outlet.send(result) } }
  }

  /// Publishes the values that are wanted, which may fail.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    throwing { value, outlet in if try isIncluded(value) { outlet.send(value) } }
  }

  /// Goes on with another publisher after a failure, or fails in another way.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    self.catch { failure -> AnyPublisher<Output, any Error> in
      do {
        return try handler(failure).mapError { $0 as any Error }.eraseToAnyPublisher()
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  /// Says that no failure is expected; one stops the program.
  public func assertNoFailure(
    _ prefix: String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    self.catch { failure -> Empty<Output, Never> in
      fatalError("\(prefix)\(prefix.isEmpty ? "" : ": ")\(failure)", file: file, line: line)
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
