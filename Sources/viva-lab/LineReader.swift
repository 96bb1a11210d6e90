internal import StrictJSON

/// One line of the input: a JSON object whose members are taken by name.
struct LineReader {
  private let object: JSONValue
  private let number: Int

  /// Parses a line; one that is no object ends the program.
  init(_ text: String, number: Int) {
    self.number = number
    do {
      object = try JSONValue(parsing: text.utf8)
    } catch {
      Diagnostics.fail("line \(number): \(error)", status: .badInput)
    }
    if object.object == nil { fail("a line has to be a JSON object") }
  }

  /// A text that has to be there.
  func text(_ key: String) -> String { object[key]?.string ?? missing(key, "text") }

  /// A text that may be missing.
  func optionalText(_ key: String) -> String? { object[key]?.string }

  /// A whole number that has to be there.
  func number(_ key: String) -> Int { object[key]?.integer ?? missing(key, "whole number") }

  /// A number that has to be there.
  func decimal(_ key: String) -> Double { object[key]?.double ?? missing(key, "number") }

  /// A truth value that has to be there.
  func flag(_ key: String) -> Bool { object[key]?.bool ?? missing(key, "truth value") }

  /// Ends the program with what is wrong in this line.
  func fail(_ message: String) -> Never {
    Diagnostics.fail("line \(number): \(message)", status: .badInput)
  }

  private func missing<T>(_ key: String, _ kind: String) -> T {
    fail("'\(key)' has to be a \(kind)")
  }
}
