extension Publishers {
  /// Sends the last values of two publishers, whenever one of them sends.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// What is sent.
    public typealias Output = (A.Output, B.Output)
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
      a.combineLatest(b).receive(subscriber: subscriber)
    }
  }

  /// Sends the last values of three publishers, whenever one of them sends.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// What is sent.
    public typealias Output = (A.Output, B.Output, C.Output)
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
      a.combineLatest(b, c).receive(subscriber: subscriber)
    }
  }

  /// Sends the last values of four publishers, whenever one of them sends.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// What is sent.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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
      a.combineLatest(b, c, d).receive(subscriber: subscriber)
    }
  }
}
