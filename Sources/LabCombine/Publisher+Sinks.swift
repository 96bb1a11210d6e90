extension Publisher {
  /// Calls closures with each value and the end, until the answer is cancelled or let go.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let line = Line()
    receive(
      subscriber: AnySubscriber<Output, Failure>(
        receiveSubscription: {
          line.subscription = $0
          $0.request(.unlimited)
        },
        receiveValue: { value in
          if !line.isCut { receiveValue(value) }
          return .unlimited
        },
        receiveCompletion: { if !line.isCut { receiveCompletion($0) } }
      )
    )
    return AnyCancellable { line.cut() }
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, until the answer is cancelled or let go.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value to a property of an object.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes each value to a published property, for as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.keep(sink(receiveValue: published.write))
  }
}

/// The way from a publisher to a sink, which the sink may cut.
private final class Line {
  var subscription: (any Subscription)?
  private(set) var isCut = false

  func cut() {
    isCut = true
    subscription?.cancel()
    subscription = nil
  }
}
