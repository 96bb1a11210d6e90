/// Why bytes are not the JSON that this program reads.
package struct JSONError: Error, Equatable, Sendable {
  /// What is wrong.
  package var problem: Problem
  /// The byte at which it was noticed, counted from 0.
  package var offset: Int

  /// The ways in which bytes can fail.
  package enum Problem: Equatable, Sendable {
    case unexpectedEnd
    case unexpectedByte
    case invalidNumber
    case numberTooLarge
    case invalidEscape
    case invalidUTF8
    case controlCharacter
    case duplicateKey(String)
    case tooDeep
    case trailingText
  }

  /// Makes an error.
  package init(_ problem: Problem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }
}

extension JSONError: CustomStringConvertible {
  /// The problem and its place, as `the text ends too early at byte 12`.
  package var description: String {
    "\(words) at byte \(offset)"
  }

  /// The problem without its place.
  package var words: String {
    switch problem {
    case .unexpectedEnd: "the text ends too early"
    case .unexpectedByte: "a value, comma or bracket is out of place"
    case .invalidNumber: "a number is not written as JSON has it"
    case .numberTooLarge: "a number is too large"
    case .invalidEscape: "an escape in a string does not exist"
    case .invalidUTF8: "the text is not valid UTF-8"
    case .controlCharacter: "a control character stands in a string without an escape"
    case .duplicateKey(let key): "the key '\(key)' stands twice in one object"
    case .tooDeep: "the values are nested more than \(JSONParser.deepest) deep"
    case .trailingText: "text follows after the value"
    }
  }
}
