/// The most a bank may hold, so that no file stops the program or fills its memory.
package enum BankLimits {
  /// Bytes in a file.
  package static let file = 8 * 1024 * 1024
  /// Bytes in a line.
  static let line = 64 * 1024
  /// Items in a file.
  static let items = 20_000
  /// Bytes in an item.
  static let item = 256 * 1024
  /// Bytes in a paragraph, or in any other block that is not fenced code.
  static let block = 16 * 1024
  /// Columns of a table.
  static let tableColumns = 64
  /// Cells of a table, rows × columns, whatever the rows hold.
  static let tableCells = 10_000
  /// Cells of all tables of a file; each costs the Markdown library about 250 bytes.
  static let fileTableCells = 250_000
  /// Containers around a piece of text: quotes and list items.
  static let containers = 64
  /// Lines and containers in a file; each may cost the Markdown library about 250 bytes.
  static let fileBlocks = 1_000_000
  /// Bytes of paragraph that all lines which could head a table make the Markdown library read.
  static let tableSearch = 32 * 1024 * 1024
  /// Link definitions in a file.
  static let definitions = 1000
  /// Bytes that link definitions may add to the text that uses them.
  static let definitionBytes = 1024 * 1024
}
