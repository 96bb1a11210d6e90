extension Publishers {
  /// Sends what any of two publishers sends.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// What is sent.
    public typealias Output = A.Output
    /// How all may fail.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B

    /// Puts two publishers together.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Begins to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.merge(with: b).receive(subscriber: subscriber)
    }
  }

  /// Sends what any of three publishers sends.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, A.Output == B.Output, B.Output == C.Output {
    /// What is sent.
    public typealias Output = A.Output
    /// How all may fail.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C

    /// Puts three publishers together.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Begins to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.merge(with: b, c).receive(subscriber: subscriber)
    }
  }

  /// Sends what any of four publishers sends.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, A.Output == B.Output,
    B.Output == C.Output, C.Output == D.Output
  {
    /// What is sent.
    public typealias Output = A.Output
    /// How all may fail.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// One of the publishers.
    public let d: D

    /// Puts four publishers together.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Begins to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.merge(with: b, c, d).receive(subscriber: subscriber)
    }
  }
}
