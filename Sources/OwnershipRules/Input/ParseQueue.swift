import Synchronization

/// Hands out files to the threads that parse them.
final class ParseQueue: Sendable {
  private let inputs: [SourceInput]
  private let next = Atomic<Int>(0)
  private let parsed: Mutex<[SourceFile?]>

  init(_ inputs: [SourceInput]) {
    self.inputs = inputs
    parsed = Mutex(Array(repeating: nil, count: inputs.count))
  }

  /// Parses files until none is left.
  func work() {
    while true {
      let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard number < inputs.count else { return }
      let file = SourceFile(inputs[number])
      parsed.withLock { $0[number] = file }
    }
  }

  /// The parsed files, in the order of the input.
  var results: [SourceFile] { parsed.withLock { $0.compactMap { $0 } } }
}
