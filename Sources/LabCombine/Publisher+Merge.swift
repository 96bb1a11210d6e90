extension Publisher {
  /// Sends what any of two publishers sends.
  public func merge<B: Publisher>(with b: B) -> AnyPublisher<Output, Failure>
  where B.Output == Output, B.Failure == Failure {
    Publishers.MergeMany([AnyPublisher(self), AnyPublisher(b)]).eraseToAnyPublisher()
  }

  /// Sends what any of three publishers sends.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> AnyPublisher<Output, Failure>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.MergeMany([AnyPublisher(self), AnyPublisher(b), AnyPublisher(c)])
      .eraseToAnyPublisher()
  }

  /// Sends what any of four publishers sends.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
    -> AnyPublisher<Output, Failure>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure
  {
    Publishers.MergeMany([AnyPublisher(self), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d)])
      .eraseToAnyPublisher()
  }

  /// Sends what any of five publishers sends.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B,
    _ c: C,
    _ d: D,
    _ e: E
  ) -> AnyPublisher<Output, Failure>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure
  {
    Publishers.MergeMany([
      AnyPublisher(self), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e),
    ]).eraseToAnyPublisher()
  }

  /// Sends what any of six publishers sends.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F
  ) -> AnyPublisher<Output, Failure>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure
  {
    Publishers.MergeMany([
      AnyPublisher(self), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e),
      AnyPublisher(f),
    ]).eraseToAnyPublisher()
  }

  /// Sends what any of seven publishers sends.
  public func merge<
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher,
    G: Publisher
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) -> AnyPublisher<Output, Failure>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure
  {
    Publishers.MergeMany([
      AnyPublisher(self), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e),
      AnyPublisher(f), AnyPublisher(g),
    ]).eraseToAnyPublisher()
  }

  /// Sends what any of eight publishers sends.
  public func merge<
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher,
    G: Publisher,
    H: Publisher
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) -> AnyPublisher<Output, Failure>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure,
    H.Output == Output, H.Failure == Failure
  {
    Publishers.MergeMany([
      AnyPublisher(self), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e),
      AnyPublisher(f), AnyPublisher(g), AnyPublisher(h),
    ]).eraseToAnyPublisher()
  }
}
