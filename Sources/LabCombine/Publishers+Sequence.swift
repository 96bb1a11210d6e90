extension Publishers {
  /// Sends the elements of a sequence, one after the other.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The elements are sent.
    public typealias Output = Elements.Element

    /// What is sent.
    public let sequence: Elements

    /// Sends the elements of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Sends the elements and the end.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(AnySubscriber(subscriber))
      outlet.open()
      // A sequence may be endless; whoever has enough of it cuts the outlet.
      for element in sequence {
        if outlet.isOver { return }
        outlet.send(element)
      }
      outlet.finish()
    }
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
