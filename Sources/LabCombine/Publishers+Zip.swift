extension Publishers {
  /// Sends the values of two publishers together, each with its like of the others.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
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
      a.zip(b).receive(subscriber: subscriber)
    }
  }

  /// Sends the values of three publishers together, each with its like of the others.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
      a.zip(b, c).receive(subscriber: subscriber)
    }
  }

  /// Sends the values of four publishers together, each with its like of the others.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
      a.zip(b, c, d).receive(subscriber: subscriber)
    }
  }
}
