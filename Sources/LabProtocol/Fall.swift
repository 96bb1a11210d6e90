import StrictJSON

/// What the lab tells with its last strength, when a signal ends it.
///
/// It is written where nothing may be allocated, so it is short; the trace before it says which
/// body and which step it was.
package struct Fall: Equatable, Sendable {
  /// Why.
  package var reason: Reason
  /// Whether a body was being evaluated.
  package var isInBody: Bool

  /// The ways to fall.
  package enum Reason: String, CaseIterable, Sendable {
    /// It computed for longer than it may.
    case processorTime = "processor-time"
    /// It took longer than it may.
    case wallTime = "wall-time"
    /// Calls went deeper than the stack.
    case stack
    /// The program broke a rule of the language or the machine.
    case crash
    /// It wrote more than it may.
    case output
    /// It ended the program itself.
    case exit
  }

  /// Makes a fall.
  ///
  /// - Parameters:
  ///   - reason: Why.
  ///   - isInBody: Whether a body was being evaluated.
  package init(_ reason: Reason, isInBody: Bool) {
    self.reason = reason
    self.isInBody = isInBody
  }

  /// The fall as one line of JSON, without the line feed.
  package var line: [UInt8] {
    let json: JSONValue = ["fall": .string(reason.rawValue), "body": .bool(isInBody)]
    return Array(json.text().utf8)
  }

  /// Reads a line of a trace; `nil` for one that tells something else.
  ///
  /// - Parameter line: The line, without its line feed.
  package init?(line: [UInt8]) {
    // Only what is written exactly so: everything else is left to the strict reading of the trace.
    let falls = Reason.allCases.flatMap { reason in
      [true, false].map { Fall(reason, isInBody: $0) }
    }
    guard line.count < 64, let fall = falls.first(where: { $0.line == line }) else { return nil }
    self = fall
  }
}
