import Core

/// A heading of the bank, an item or a section, and what stands below it.
struct Part {
  /// 1 for the bank's heading, 2 for an item's, 3 for a section's.
  var level: Int
  /// Where the heading begins.
  var position: TextPosition
  /// The offsets of the heading's text, without marks at either end.
  var title: Range<Int>
  /// The offsets of what stands in the comment directly after the heading.
  var metadata: Range<Int>?
  /// The lines below heading and metadata, up to the next part.
  var lines: Range<Int>
  /// The indices of the blocks in those lines, nested ones included.
  var blocks: Range<Int>
}
