package import Core

/// What a Markdown file lacks to be a bank.
package enum BankAbsence: Equatable, Sendable {
  /// There is no heading.
  case noHeading
  /// The first heading is not one of `# `.
  case otherHeading
  /// No comment stands directly after the heading.
  case noComment
  /// The comment has no key `bank`.
  case noKey
  /// It is no text that is read, and nothing in it looks like a bank's metadata.
  case refused(Finding)
}

extension BankAbsence: CustomStringConvertible {
  /// What is missing, as the second half of a sentence.
  package var description: String {
    switch self {
    case .noHeading: "it has no heading; begin it with '# ' and the bank's title"
    case .otherHeading: "its first heading is not one of '# '; begin it with the bank's title"
    case .noComment:
      "no comment stands directly after its first heading; write '<!-- bank: its-id -->' there"
    case .noKey: "the comment after its first heading has no key 'bank'; add 'bank: its-id'"
    case .refused(let finding): finding.message
    }
  }
}
