extension Publisher {
  /// Sends the last values of two publishers, whenever one of them sends.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { subscriber in
      let outlet = Outlet(subscriber)
      var left: Output?
      var right: P.Output?
      var running = 2
      let send = { if let left, let right { outlet.send((left, right)) } }
      let end = { (completion: Subscribers.Completion<Failure>) in
        running -= 1
        if case .finished = completion, running > 0 { return }
        outlet.end(completion)
      }
      outlet.open()
      outlet.listen(
        to: self,
        value: {
          left = $0
          send()
        },
        end: end
      )
      outlet.listen(
        to: other,
        value: {
          right = $0
          send()
        },
        end: end
      )
    }
  }

  /// Sends what is made of the last values of two publishers.
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0, $1) }
  }

  /// Sends the last values of three publishers.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P,
    _ publisher2: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1).combineLatest(publisher2).map { ($0.0, $0.1, $1) }
  }

  /// Sends what is made of the last values of three publishers.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0, $1, $2) }
  }

  /// Sends the last values of four publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(publisher1, publisher2).combineLatest(publisher3)
      .map { ($0.0, $0.1, $0.2, $1) }
  }

  /// Sends what is made of the last values of four publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> AnyPublisher<T, Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
  }
}
