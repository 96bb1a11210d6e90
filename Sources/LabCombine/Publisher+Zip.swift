extension Publisher {
  /// Publishes values in pairs, each with its like of the other.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { subscriber in
      let outlet = Outlet(subscriber)
      var left: [Output] = []
      var right: [P.Output] = []
      var isLeftOver = false
      var isRightOver = false
      let send = {
        while !left.isEmpty, !right.isEmpty {
          let pair = (left.removeFirst(), right.removeFirst())
          outlet.send(pair)
        }
        // No pair can come once one side has neither a value nor one to come.
        if isLeftOver && left.isEmpty || isRightOver && right.isEmpty { outlet.finish() }
      }
      outlet.open()
      outlet.listen(
        to: self,
        value: {
          left.append($0)
          send()
        },
        end: { completion in
          if case .failure = completion { return outlet.end(completion) }
          isLeftOver = true
          send()
        }
      )
      outlet.listen(
        to: other,
        value: {
          right.append($0)
          send()
        },
        end: { completion in
          if case .failure = completion { return outlet.end(completion) }
          isRightOver = true
          send()
        }
      )
    }
  }

  /// Publishes what is made of values in pairs.
  public func zip<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    zip(other).map { transform($0, $1) }
  }

  /// Publishes values in threes.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P,
    _ publisher2: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(publisher1).zip(publisher2).map { ($0.0, $0.1, $1) }
  }

  /// Publishes what is made of values in threes.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    zip(publisher1, publisher2).map { transform($0, $1, $2) }
  }

  /// Publishes values in fours.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(publisher1, publisher2).zip(publisher3).map { ($0.0, $0.1, $0.2, $1) }
  }

  /// Publishes what is made of values in fours.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> AnyPublisher<T, Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
  }
}
