/// A text from the source code with marks in it, as `**bold**` and `[word](address)`, of which only the words are shown.
///
/// As on Apple's platforms the marks are those of Markdown within a line, and what is put in by
/// interpolation is shown as it is.
struct MarkedText {
  /// A letter, and whether it stands in the source code.
  private struct Letter {
    let character: Character
    let isWritten: Bool

    func isMark(_ mark: Character) -> Bool { isWritten && character == mark }
  }

  /// A part of the text: words, or marks that may begin or end something.
  private struct Part {
    var text: String
    var mark: Character?
    var count = 0
    var mayOpen = false
    var mayClose = false
  }

  private var letters: [Letter] = []
  private var hasMarks = false

  /// Adds a part of the text.
  ///
  /// - Parameters:
  ///   - text: The part.
  ///   - isWritten: Whether it stands in the source code.
  mutating func append(_ text: String, isWritten: Bool) {
    letters += text.map { Letter(character: $0, isWritten: isWritten) }
    if isWritten { hasMarks = hasMarks || text.utf8.contains { "*_~`[\\<".utf8.contains($0) } }
  }

  /// The text as it was added.
  var raw: String { String(letters.map(\.character)) }

  /// The text as it is shown.
  var shown: String { hasMarks ? Self.shown(letters[...]) : raw }

  private static func shown(_ letters: ArraySlice<Letter>) -> String {
    var parts: [Part] = []
    var rest = letters
    while let letter = rest.first {
      if let (text, end) = whole(rest) {
        parts.append(Part(text: text))
        rest = rest[end...]
      } else if letter.isWritten, "*_~".contains(letter.character) {
        let run = rest.prefix { $0.isMark(letter.character) }
        parts.append(
          part(of: run, before: letters[..<run.startIndex].last, rest[run.endIndex...].first)
        )
        rest = rest[run.endIndex...]
      } else {
        parts.append(Part(text: String(letter.character)))
        rest = rest.dropFirst()
      }
    }
    pair(&parts)
    return parts.map { part in
      part.mark.map { String(repeating: $0, count: part.count) } ?? part.text
    }.joined()
  }

  /// What begins here and is no pair of marks, with its end: an escaped letter, code, a link, an address.
  private static func whole(_ rest: ArraySlice<Letter>) -> (String, Int)? {
    guard let first = rest.first, first.isWritten else { return nil }
    let start = rest.startIndex
    switch first.character {
    case "\\":
      guard let next = rest.dropFirst().first, next.isWritten, isPunctuation(next),
        next.character.isASCII
      else { return nil }
      return (String(next.character), start + 2)
    case "`": return code(rest)
    case "[": return link(rest)
    case "^": return attributed(rest)
    case "<":
      guard let end = rest.firstIndex(where: { $0.isMark(">") }) else { return nil }
      let address = String(rest[(start + 1)..<end].map(\.character))
      guard address.contains("://") || address.contains("@"),
        !address.contains(where: \.isWhitespace)
      else { return nil }
      return (address, end + 1)
    default: return nil
    }
  }

  private static func code(_ rest: ArraySlice<Letter>) -> (String, Int) {
    let fence = rest.prefix { $0.isMark("`") }
    var place = fence.endIndex
    while let start = rest[place...].firstIndex(where: { $0.isMark("`") }) {
      let run = rest[start...].prefix { $0.isMark("`") }
      if run.count == fence.count {
        return (String(rest[fence.endIndex..<start].map(\.character)), run.endIndex)
      }
      place = run.endIndex
    }
    return (String(fence.map(\.character)), fence.endIndex)
  }

  private static func link(_ rest: ArraySlice<Letter>) -> (String, Int)? {
    guard let end = closing(rest, "[", "]"), rest[(end + 1)...].first?.isMark("(") == true,
      let last = closing(rest[(end + 1)...], "(", ")")
    else { return nil }
    return (shown(rest[(rest.startIndex + 1)..<end]), last + 1)
  }

  /// Words with attributes: `^[2 item](inflect: true)`.
  private static func attributed(_ rest: ArraySlice<Letter>) -> (String, Int)? {
    let words = rest.dropFirst()
    guard words.first?.isMark("[") == true, let end = closing(words, "[", "]"),
      let (text, last) = link(words)
    else { return nil }
    let attributes = String(words[(end + 2)..<(last - 1)].map(\.character))
    let isInflected = attributes.filter { !$0.isWhitespace }.contains("inflect:true")
    return (isInflected ? EnglishNumber.inflected(text) : text, last)
  }

  /// Where the bracket that begins here is closed.
  private static func closing(
    _ rest: ArraySlice<Letter>,
    _ open: Character,
    _ close: Character
  ) -> Int? {
    var depth = 0
    var isEscaped = false
    for (index, letter) in zip(rest.indices, rest) where letter.isWritten {
      defer { isEscaped = letter.character == "\\" && !isEscaped }
      if isEscaped { continue }
      if letter.character == open { depth += 1 }
      if letter.character == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Marks between two letters: whether words stand right behind or right before them.
  private static func part(
    of run: ArraySlice<Letter>,
    before: Letter?,
    _ after: Letter?
  ) -> Part {
    let opens = leans(on: after, awayFrom: before)
    let closes = leans(on: before, awayFrom: after)
    var part = Part(text: "", mark: run.first?.character, count: run.count)
    let isWithinWords = part.mark == "_"
    part.mayOpen = opens && (!isWithinWords || !closes || isPunctuation(before))
    part.mayClose = closes && (!isWithinWords || !opens || isPunctuation(after))
    return part
  }

  private static func leans(on near: Letter?, awayFrom far: Letter?) -> Bool {
    guard let near, !near.character.isWhitespace else { return false }
    guard isPunctuation(near) else { return true }
    return far.map { $0.character.isWhitespace || isPunctuation($0) } ?? true
  }

  private static func isPunctuation(_ letter: Letter?) -> Bool {
    letter.map { $0.isWritten && ($0.character.isPunctuation || $0.character.isSymbol) } ?? false
  }

  /// Takes the marks away that belong together, as CommonMark pairs them.
  private static func pair(_ parts: inout [Part]) {
    var closer = 0
    while closer < parts.count {
      guard parts[closer].mayClose, parts[closer].count > 0,
        let opener = parts[..<closer].lastIndex(where: { fits($0, parts[closer]) })
      else {
        closer += 1
        continue
      }
      let count =
        parts[closer].mark == "~"
        ? parts[closer].count : min(2, parts[opener].count, parts[closer].count)
      parts[opener].count -= count
      parts[closer].count -= count
      // What was left open in between stays as it is.
      for index in parts.indices[(opener + 1)..<closer] { parts[index].mayOpen = false }
    }
  }

  private static func fits(_ opener: Part, _ closer: Part) -> Bool {
    guard opener.mark == closer.mark, opener.mayOpen, opener.count > 0 else { return false }
    if closer.mark == "~" { return opener.count == closer.count && closer.count <= 2 }
    guard opener.mayClose || closer.mayOpen else { return true }
    return (opener.count + closer.count) % 3 != 0
      || (opener.count % 3 == 0 && closer.count % 3 == 0)
  }
}
