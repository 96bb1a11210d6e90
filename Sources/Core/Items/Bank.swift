/// One Markdown file of items.
package struct Bank: Equatable, Sendable {
  /// The bank's id, `[a-z0-9-]`, 1…64 bytes.
  package var id: String
  /// The text of its first heading, without marks.
  package var title: String
  /// The topic of items that name none.
  package var topic: Topic?
  /// Where its subject is treated.
  package var source: String?
  /// The level of items that name none.
  package var level: Level?
  /// Its licence, where it states one.
  package var license: String?
  /// What stands between the bank's heading and its first item.
  package var description: Markdown
  /// The file's path, as the user gave it or as it was found below what the user gave.
  package var file: String

  /// Makes a bank of which only id, title and file are known.
  package init(id: String, title: String, file: String) {
    self.id = id
    self.title = title
    self.file = file
    description = Markdown("")
  }
}

/// A piece of Markdown source, as it stands in a bank, free of surrounding blank lines.
///
/// Two pieces are equal where their text is, wherever they stand.
package struct Markdown: Hashable, Sendable {
  /// The source text; line ends are LF.
  package var source: String
  /// The line of the bank's file on which it begins, 1 and up; 0 where it stands in none.
  package var line: Int

  /// Takes over a piece of Markdown source.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - line: The line on which it begins.
  package init(_ source: String, line: Int = 0) {
    self.source = source
    self.line = line
  }

  package static func == (left: Markdown, right: Markdown) -> Bool { left.source == right.source }

  package func hash(into hasher: inout Hasher) { hasher.combine(source) }

  /// Whether there is nothing in it.
  package var isEmpty: Bool { source.isEmpty }
}
