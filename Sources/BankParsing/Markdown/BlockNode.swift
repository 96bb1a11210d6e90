/// One block of a Markdown text.
struct BlockNode {
  /// What kind of block it is.
  var kind: Kind
  /// The line on which it begins, 1 and up.
  var line: Int
  /// The column at which it begins, 1 and up, in bytes.
  var column: Int
  /// The index, in the list of all blocks in the order of the text, of the first one after this
  /// block and all it contains.
  var next: Int

  /// The kinds that are told apart.
  enum Kind: Equatable {
    case paragraph
    case heading(level: Int)
    /// Fenced or indented code.
    case code
    case html
    case list(isOrdered: Bool)
    /// An item of a list; `isChecked` where it is a task.
    case listItem(isChecked: Bool?)
    case quote
    /// A table, whose rows and cells are not listed.
    case table
    case rule
  }
}
