extension Publisher {
  /// Publishes values before all others.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    prepend(elements)
  }

  /// Publishes values before all others.
  public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Publishes what another publisher sends, and after its end what this one does.
  public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    publisher.append(self)
  }

  /// Publishes values after all others.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements) }

  /// Publishes values after all others.
  public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Publishes what another publisher sends, after the end of this one.
  public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    gathered { outlet in
      (outlet.send, { outlet.listen(to: publisher, value: outlet.send, end: outlet.end) })
    }
  }
}
