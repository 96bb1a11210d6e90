/// The publishers that others are made of.
public enum Publishers {
  /// Sends the last values of two publishers, whenever one of them sends.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The last values.
    public typealias Output = (A.Output, B.Output)
    /// How both may fail.
    public typealias Failure = A.Failure

    private let a: A
    private let b: B

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
    /// The last values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How all may fail.
    public typealias Failure = A.Failure

    private let a: A
    private let b: B
    private let c: C

    /// Puts three publishers together.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Begins to send to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }
        .receive(subscriber: subscriber)
    }
  }

  /// Sends what either of two publishers sends.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// What both send.
    public typealias Output = A.Output
    /// How both may fail.
    public typealias Failure = A.Failure

    private let a: A
    private let b: B

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
}
