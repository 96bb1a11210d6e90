package import StrictJSON

/// Why a line between the program and the lab is not understood.
package struct LineProblem: Error, Equatable, Sendable {
  /// The number of the line, 1 and up.
  package let line: Int
  /// Where in the line, 1 and up, in bytes.
  package let column: Int
  /// What is wrong there.
  package let kind: Kind

  /// The ways in which a line can be wrong.
  package enum Kind: Equatable, Sendable {
    /// It is not JSON.
    case notJSON(JSONError)
    /// A member is missing.
    case missing(String)
    /// The value of a member is not of the kind that it has to be.
    case wrongKind(String, wanted: String)
    /// A member has a value that means nothing.
    case unknownValue(String)
    /// There is no such member in such a line.
    case unknownMember(String)
    /// It is longer than any line has to be; the most bytes.
    case tooLong(Int)
    /// It carries another nonce than the run was given.
    case forged
    /// Something that is told once was told again, or after the end.
    case repeated
  }

  /// Makes a problem.
  ///
  /// - Parameters:
  ///   - line: The number of the line, 1 and up.
  ///   - column: Where in the line, 1 and up, in bytes.
  ///   - kind: What is wrong there.
  package init(line: Int, column: Int = 1, _ kind: Kind) {
    self.line = line
    self.column = column
    self.kind = kind
  }
}

extension LineProblem: CustomStringConvertible {
  /// The place and what is wrong, as `line 2, column 9: the member 'name' is missing`.
  package var description: String { "line \(line), column \(column): \(words)" }

  private var words: String {
    switch kind {
    case .notJSON(let error): error.words
    case .missing(let key): "the member '\(key)' is missing"
    case .wrongKind(let key, let wanted):
      key.isEmpty ? "this has to be \(wanted)" : "'\(key)' has to be \(wanted)"
    case .unknownValue(let key): "the value of '\(key)' is not known"
    case .unknownMember(let key): "a line like this has no member '\(key)'"
    case .tooLong(let most): "the line is longer than \(most) bytes"
    case .forged: "the record does not carry the nonce of this run"
    case .repeated: "the record was told already"
    }
  }
}
