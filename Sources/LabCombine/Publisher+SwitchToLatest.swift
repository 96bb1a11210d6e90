extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes what the last publisher sends, and lets go of the one before.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> { switched() }

  fileprivate func switched() -> AnyPublisher<Output.Output, Failure> {
    gathered { outlet in
      var isLast = false
      return (
        { publisher in
          outlet.current?.cancel()
          let inner = Outlet<Output.Output, Failure>(
            AnySubscriber(
              receiveValue: {
                outlet.send($0)
                return .unlimited
              },
              receiveCompletion: { completion in
                if case .failure = completion { return outlet.end(completion) }
                outlet.current = nil
                if isLast { outlet.finish() }
              }
            )
          )
          outlet.current = inner
          inner.listen(to: publisher, value: inner.send, end: inner.end)
        },
        {
          isLast = true
          if outlet.current == nil { outlet.finish() }
        }
      )
    }
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Publishes what the last publisher sends, which may fail.
  public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> {
    setFailureType(to: Output.Failure.self).switched()
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Publishes what the last publisher sends, which never fails.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    map { $0.setFailureType(to: Failure.self) }.switched()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Publishes what the last publisher sends; nothing fails.
  public func switchToLatest() -> AnyPublisher<Output.Output, Never> { switched() }
}
