/// A publisher that sends what was recorded.
public struct Record<Output, Failure: Error>: Publisher {
  /// What is sent, and the end.
  public struct Recording {
    /// What is sent.
    public private(set) var output: [Output]
    /// The end.
    public private(set) var completion: Subscribers.Completion<Failure>

    /// Records what is given.
    public init(
      output: [Output] = [],
      completion: Subscribers.Completion<Failure> = .finished
    ) {
      self.output = output
      self.completion = completion
    }

    /// Records a value.
    public mutating func receive(_ input: Output) { output.append(input) }

    /// Records the end.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }

  /// What was recorded.
  public let recording: Recording

  /// Sends what a closure records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Sends a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Sends values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Sends the recording.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(AnySubscriber(subscriber))
    outlet.open()
    for value in recording.output { outlet.send(value) }
    outlet.end(recording.completion)
  }
}
