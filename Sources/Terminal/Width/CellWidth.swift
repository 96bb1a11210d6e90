/// How many cells of a terminal text takes.
///
/// Counted by grapheme clusters, as a person sees them, never by bytes or code points: an emoji
/// sequence takes two cells however long it is. Terminals still disagree about sequences joined
/// by zero-width joiners, so nothing should be aligned after one.
package enum CellWidth {
  /// The width of text in cells; line feeds and other controls count 0.
  package static func of(_ text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ (0x20..<0x7f).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The width of one grapheme cluster, 0…2.
  package static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii < 0x20 || ascii == 0x7f ? 0 : 1 }
    let scalars = character.unicodeScalars
    if isEmoji(scalars) { return 2 }
    // Letters that join into one cluster, as in Devanagari, take two cells at most.
    return min(2, scalars.reduce(0) { $0 + of($1) })
  }

  /// Whether a cluster is shown as a picture: by its nature, or because U+FE0F asks for it.
  private static func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, !scalars.dropFirst().contains("\u{fe0e}") else { return false }
    if scalars.contains(where: \.properties.isEmojiPresentation) {
      // Half of a flag is a letter in a box.
      return scalars.count > 1 || !(0x1f1e6...0x1f1ff).contains(first.value)
    }
    return first.properties.isEmoji && scalars.dropFirst().contains("\u{fe0f}")
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0xad: return 1
    case 0x1160...0x11ff, 0xd7b0...0xd7ff: return 0  // vowels and finals join a Hangul syllable
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
    case .format: return isVisibleFormat(scalar) ? 1 : 0
    default: return WideScalars.contains(scalar) ? 2 : 1
    }
  }

  /// Signs that stand before a number in Arabic and other scripts are format characters with ink.
  private static func isVisibleFormat(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x605, 0x6dd, 0x70f, 0x890...0x891, 0x8e2, 0x110bd, 0x110cd: true
    default: false
    }
  }
}
