extension Publisher {
  /// Tells closures what comes by.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      let outlet = Outlet(subscriber)
      outlet.onCancel = receiveCancel ?? {}
      outlet.onRequest = receiveRequest ?? { _ in }
      receiveSubscription?(outlet)
      outlet.open()
      outlet.listen(to: self) { value in
        receiveOutput?(value)
        outlet.send(value)
      } end: { completion in
        receiveCompletion?(completion)
        outlet.end(completion)
      }
    }
  }

  /// Prints what comes by.
  public func print(
    _ prefix: String = "",
    to stream: (any TextOutputStream)? = nil
  ) -> AnyPublisher<Output, Failure> {
    var stream = stream
    let start = prefix.isEmpty ? "" : "\(prefix): "
    func tell(_ event: String) {
      guard stream != nil else { return Swift.print("\(start)\(event)") }
      stream?.write("\(start)\(event)\n")
    }
    return handleEvents(
      receiveSubscription: { _ in
        tell("receive subscription: (\("\(Self.self)".prefix { $0 != "<" }))")
      },
      receiveOutput: { tell("receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: tell("receive finished")
        case .failure(let failure): tell("receive error: (\(failure))")
        }
      },
      receiveCancel: { tell("receive cancel") },
      receiveRequest: {
        tell($0.count == .max ? "request unlimited" : "request max: (\($0.count))")
      }
    )
  }
}
