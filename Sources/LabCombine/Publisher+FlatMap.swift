extension Publisher {
  /// Publishes what the publishers made of the values publish.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    flattened(maxPublishers, transform)
  }

  fileprivate func flattened<P: Publisher>(
    _ maxPublishers: Subscribers.Demand,
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    gathered { outlet in
      var running = 0
      var waiting: [Output] = []
      var isLast = false
      func start(_ value: Output) {
        running += 1
        outlet.listen(to: transform(value), value: outlet.send) { completion in
          if case .failure = completion { return outlet.end(completion) }
          running -= 1
          if !waiting.isEmpty {
            start(waiting.removeFirst())
          } else if isLast, running == 0 {
            outlet.finish()
          }
        }
      }
      return (
        { value in
          if running < maxPublishers.count { start(value) } else { waiting.append(value) }
        },
        {
          isLast = true
          if running == 0 { outlet.finish() }
        }
      )
    }
  }

  /// Publishes what the publishers made of the values publish, which never fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    flattened(maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Publishes what the publishers made of the values publish, which may fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> {
    setFailureType(to: P.Failure.self).flattened(maxPublishers, transform)
  }

  /// Publishes what the publishers made of the values publish; nothing fails.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Never> where P.Failure == Never {
    flattened(maxPublishers, transform)
  }
}
