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
  /// The ids of items that stand in the file and cannot be used.
  var broken: Set<ItemID> = []

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
