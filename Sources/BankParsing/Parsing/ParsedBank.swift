package import Core

/// What was read from one Markdown file.
package struct ParsedBank: Equatable, Sendable {
  /// The file's path, as it was given to the parser.
  package var file: String
  /// The bank; `nil` when the file is none or was refused.
  package var bank: Bank?
  /// The items that can be used, in the order of the file.
  package var items: [Item]
  /// Everything wrong with it, in the order of the file.
  package var findings: [Finding]
  /// What makes the file no bank; `nil` when it is one, or was refused though it may be one.
  package var absence: BankAbsence?
  /// Where ids could be written for items that have none.
  var pins: [Pin]

  /// Whether the file is a bank, or was refused though it may be one.
  package var isBank: Bool { absence == nil }

  /// A place for an id.
  struct Pin: Equatable {
    /// The indices of the items that share the id.
    var items: Range<Int>
    /// The line of the heading, or of the comment's opening marks.
    var line: Int
    /// The column after the comment's opening marks; `nil` when there is no comment.
    var column: Int?
  }
}

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
