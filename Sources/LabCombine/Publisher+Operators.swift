extension Publisher {
  /// Sends what a closure makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    passing { value, send in send(transform(value)) }
  }

  /// Sends one property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Sends two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>,
    _ keyPath1: KeyPath<Output, T1>
  ) -> AnyPublisher<(T0, T1), Failure> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
  }

  /// Sends three properties of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>,
    _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> AnyPublisher<(T0, T1, T2), Failure> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
  }

  /// Sends what a closure makes of each value, where it makes something.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    passing { value, send in if let result = transform(value) { send(result) } }
  }

  /// Sends the values that a closure accepts.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { value, send in if isIncluded(value) { send(value) } }
  }

  /// Leaves out a value that is as the one before.
  public func removeDuplicates(
    by isSame: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      var last: Output?
      self.pass(to: subscriber) { value, send in
        defer { last = value }
        if let last, isSame(last, value) { return }
        send(value)
      }
    }
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      var left = count
      self.pass(to: subscriber) { value, send in
        if left > 0 { left -= 1 } else { send(value) }
      }
    }
  }

  /// Sends on the given scheduler; here everything is on one thread, so at once.
  public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Begins on the given scheduler; here everything is on one thread, so at once.
  public func subscribe<S>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  private func passing<T>(
    _ step: @escaping (Output, (T) -> Void) -> Void
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { subscriber in self.pass(to: subscriber, step) }
  }

  private func pass<T>(
    to subscriber: AnySubscriber<T, Failure>,
    _ step: @escaping (Output, (T) -> Void) -> Void
  ) {
    receive(
      subscriber: AnySubscriber<Output, Failure>(
        receiveSubscription: { subscriber.receive(subscription: $0) },
        receiveValue: { value in
          step(value) { _ = subscriber.receive($0) }
          return .unlimited
        },
        receiveCompletion: { subscriber.receive(completion: $0) }
      )
    )
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out a value that equals the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}
