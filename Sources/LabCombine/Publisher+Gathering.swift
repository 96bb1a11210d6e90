extension Publisher {
  /// Publishes what each value makes of the one before.
  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    stepwise { outlet in
      var result = initialResult
      return { value in
        let next = nextPartialResult(result, value)
        result = next
        outlet.send(next)
      }
    }
  }

  /// Publishes what all values come to, at the end.
  public func reduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    gathered { outlet in
      var result = initialResult
      return (
        { result = nextPartialResult(result, $0) },
        {
          outlet.send(result)
          outlet.finish()
        }
      )
    }
  }

  /// Publishes all values as one array, at the end.
  public func collect() -> AnyPublisher<[Output], Failure> {
    gathered { outlet in
      var values: [Output] = []
      return (
        { values.append($0) },
        {
          outlet.send(values)
          outlet.finish()
        }
      )
    }
  }

  /// Publishes values in arrays of so many, and at the end those that are left.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    gathered { outlet in
      var values: [Output] = []
      return (
        { value in
          values.append(value)
          guard values.count == count else { return }
          let full = values
          values = []
          outlet.send(full)
        },
        {
          if !values.isEmpty { outlet.send(values) }
          outlet.finish()
        }
      )
    }
  }

  /// Publishes how many values there were, at the end.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Publishes the greatest value, at the end.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    greatest { areInIncreasingOrder($0, $1) }
  }

  /// Publishes the least value, at the end.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    greatest { areInIncreasingOrder($1, $0) }
  }

  private func greatest(
    _ isLess: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    gathered { outlet in
      var best: Output?
      return (
        { value in
          if let known = best, !isLess(known, value) { return }
          best = value
        },
        {
          if let best { outlet.send(best) }
          outlet.finish()
        }
      )
    }
  }

  /// Publishes whether a value is wanted, as soon as that is known.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    first(where: predicate).map { _ in true }.replaceEmpty(with: false)
  }

  /// Publishes whether all values are wanted, as soon as that is known.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  /// Publishes another value in place of none.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  /// Publishes a value at the end if there was none.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    gathered { outlet in
      var isEmpty = true
      return (
        { value in
          isEmpty = false
          outlet.send(value)
        },
        {
          if isEmpty { outlet.send(output) }
          outlet.finish()
        }
      )
    }
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the greatest value, at the end.
  public func max() -> AnyPublisher<Output, Failure> { max(by: <) }

  /// Publishes the least value, at the end.
  public func min() -> AnyPublisher<Output, Failure> { min(by: <) }
}

extension Publisher where Output: Equatable {
  /// Publishes whether there is a value, as soon as that is known.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    contains { $0 == output }
  }
}
