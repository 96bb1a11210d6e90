/// Shows where a typed answer departs from the accepted one.
package enum DifferenceText {
  /// A run of characters with one fate.
  package struct Part: Equatable, Sendable {
    /// Whether it was typed, and whether it is wanted.
    package var fate: Fate
    /// The characters.
    package var text: String

    /// Makes a part.
    package init(_ fate: Fate, _ text: String) {
      self.fate = fate
      self.text = text
    }
  }

  /// Whether characters were typed, and whether they are wanted.
  package enum Fate: Sendable {
    case same
    case missing
    case extra
  }

  /// One line with all the parts; what is missing stands in `[+ +]`, what is too much in `[- -]`,
  /// so that colour is never the only sign.
  package static func line(_ parts: [Part]) -> StyledText {
    parts.reduce(into: StyledText()) { line, part in
      switch part.fate {
      case .same: line.append(part.text)
      case .missing: line.append("[+\(visible(part.text))+]", [.missing])
      case .extra: line.append("[-\(visible(part.text))-]", [.extra])
      }
    }
  }

  /// The same in words, for a screen reader.
  package static func sentences(_ parts: [Part]) -> [StyledText] {
    parts.compactMap { part in
      switch part.fate {
      case .same: nil
      case .missing: StyledText("missing: \(visible(part.text))", .missing)
      case .extra: StyledText("too much: \(visible(part.text))", .extra)
      }
    }
  }

  /// Shows spaces at the ends, and a combining mark that stands alone, which one would not see.
  private static func visible(_ text: String) -> String {
    let isBlank = text.allSatisfy(\.isWhitespace)
    let shown = isBlank ? text.map { _ in "␣" }.joined() : text
    guard let first = shown.unicodeScalars.first,
      first.properties.generalCategory == .nonspacingMark
    else { return shown }
    return "◌" + shown
  }
}
