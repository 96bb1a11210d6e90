extension Publisher {
  /// Publishes the first values alone, and ends with the last of them.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    guard maxLength > 0 else {
      return Empty(outputType: Output.self, failureType: Failure.self).eraseToAnyPublisher()
    }
    return stepwise { outlet in
      var left = maxLength
      return { value in
        left -= 1
        let isLast = left == 0
        outlet.send(value)
        if isLast { outlet.finish() }
      }
    }
  }

  /// Publishes values for as long as they are wanted, and ends with the first that is not.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    stepwise { outlet in
      { value in if predicate(value) { outlet.send(value) } else { outlet.finish() } }
    }
  }

  /// Publishes values until another publisher sends one.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      let outlet = Outlet(subscriber)
      outlet.open()
      outlet.listen(to: publisher, value: { _ in outlet.finish() }, end: { _ in })
      outlet.listen(to: self, value: outlet.send, end: outlet.end)
    }
  }

  /// Publishes the first value alone.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Publishes the first value that is wanted.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { filter(predicate).prefix(1) }

  /// Publishes the last value alone, at the end.
  public func last() -> AnyPublisher<Output, Failure> { last { _ in true } }

  /// Publishes the last value that is wanted, at the end.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    gathered { outlet in
      var last: Output?
      return (
        { if predicate($0) { last = $0 } },
        {
          if let last { outlet.send(last) }
          outlet.finish()
        }
      )
    }
  }

  /// Leaves out values for as long as they are not wanted.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    stepwise { outlet in
      var drops = true
      return { value in
        if drops { drops = predicate(value) }
        if !drops { outlet.send(value) }
      }
    }
  }

  /// Leaves out values until another publisher sends one.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> AnyPublisher<Output, Failure> where P.Failure == Failure {
    AnyPublisher { subscriber in
      let outlet = Outlet(subscriber)
      var drops = true
      outlet.open()
      outlet.listen(
        to: publisher,
        value: { _ in drops = false },
        end: { completion in
          // Without a value from there, none can ever be sent.
          if case .failure = completion { outlet.end(completion) } else if drops { outlet.finish() }
        }
      )
      outlet.listen(to: self, value: { if !drops { outlet.send($0) } }, end: outlet.end)
    }
  }

  /// Publishes the value at a place alone.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    dropFirst(index).prefix(1)
  }

  /// Publishes the values at some places alone.
  public func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure>
  where R.Bound == Int {
    let places = range.relative(to: 0..<Int.max)
    return dropFirst(places.lowerBound).prefix(places.count)
  }

  /// Publishes the end alone.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { stepwise { _ in { _ in } } }
}
