import Synchronization

/// Hands out files to the threads that parse them.
final class ParseQueue: Sendable {
  private let inputs: [SourceInput]
  private let next = Atomic<Int>(0)
  private let done = Atomic<Int>(0)
  private let parsed: Mutex<[SourceFile?]>
  private let tell: @Sendable (Int) -> Void

  /// Takes files, and whom to tell how many of them are parsed.
  init(_ inputs: [SourceInput], _ tell: @escaping @Sendable (Int) -> Void) {
    self.inputs = inputs
    self.tell = tell
    parsed = Mutex(Array(repeating: nil, count: inputs.count))
  }

  /// Parses files until none is left.
  func work() {
    while true {
      let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard number < inputs.count else { return }
      let file = SourceFile(inputs[number])
      parsed.withLock { $0[number] = file }
      tell(done.wrappingAdd(1, ordering: .relaxed).newValue)
    }
  }

  /// The parsed files, in the order of the input.
  var results: [SourceFile] { parsed.withLock { $0.compactMap { $0 } } }
}
