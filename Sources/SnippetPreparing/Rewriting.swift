import Core
import SwiftSyntax

/// Replaces what the compiler would not take from a snippet, line by line.
enum Rewriting {
  /// A replacement of some bytes.
  struct Edit {
    let start: Int
    let end: Int
    let text: String

    /// Puts a text before a byte.
    init(at offset: Int, _ text: String) {
      start = offset
      end = offset
      self.text = text
    }

    /// Puts a text in the place of another; the line ends of the old text are kept.
    init(_ range: Range<Int>, of source: [UInt8], _ text: String = "") {
      start = range.lowerBound
      end = range.upperBound
      let feeds = source[range].count { $0 == UInt8(ascii: "\n") }
      self.text = text + String(repeating: "\n", count: feeds)
    }
  }

  /// The edits that a file needs whatever is counted.
  static func edits(
    of tree: SourceFileSyntax,
    leavingOut names: Set<String>,
    mounting root: PreviewRoot? = nil
  ) -> [Edit] {
    let visitor = RewritingVisitor(
      source: tree.syntaxTextBytes,
      leavingOut: names,
      mounting: root
    )
    visitor.walk(tree)
    return visitor.edits
  }

  /// Edits by their place, without those inside what another takes out.
  static func merged(_ edits: [Edit], file: String) -> [Core.SourceEdit] {
    var merged: [Core.SourceEdit] = []
    var end = 0
    let sorted = edits.enumerated().sorted {
      ($0.element.start, $0.element.end, $0.offset) < ($1.element.start, $1.element.end, $1.offset)
    }
    for (_, edit) in sorted where edit.start >= end {
      merged.append(Core.SourceEdit(file: file, start: edit.start, end: edit.end, text: edit.text))
      end = edit.end
    }
    return merged
  }
}
