extension Publisher {
  /// An operator that does something with each value and with the good end; a failure ends it.
  func gathered<T>(
    _ make: @escaping (Outlet<T, Failure>) -> (value: (Output) -> Void, finish: () -> Void)
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { subscriber in
      let outlet = Outlet(subscriber)
      let stage = make(outlet)
      outlet.open()
      outlet.listen(to: self, value: stage.value) { completion in
        if case .finished = completion { stage.finish() } else { outlet.end(completion) }
      }
    }
  }

  /// An operator that does something with each value and ends as its source does.
  func stepwise<T>(
    _ make: @escaping (Outlet<T, Failure>) -> (Output) -> Void
  ) -> AnyPublisher<T, Failure> {
    gathered { outlet in (make(outlet), outlet.finish) }
  }

  /// An operator whose closure may fail, which ends it.
  func throwing<T>(
    _ step: @escaping (Output, Outlet<T, any Error>) throws -> Void
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher { subscriber in
      let outlet = Outlet(subscriber)
      outlet.open()
      outlet.listen(to: self) { value in
        do { try step(value, outlet) } catch { outlet.end(.failure(error)) }
      } end: { completion in
        switch completion {
        case .finished: outlet.finish()
        case .failure(let failure): outlet.end(.failure(failure))
        }
      }
    }
  }
}
