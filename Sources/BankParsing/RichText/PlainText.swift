import Core

/// The text of headings, without marks.
enum PlainText {
  /// A heading's text: code spans, emphasis and links lose their marks.
  ///
  /// Most headings hold code spans at most, which are dealt with here; the Markdown library is
  /// asked about the rest.
  static func title(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(where: isMark) else { return String(decoding: bytes, as: UTF8.self) }
    let source = Array(bytes)
    let spans = CodeSpans.find(in: source, 0..<source.count)
    var result: [UInt8] = []
    var offset = 0
    for span in spans + [source.count..<source.count] {
      let between = source[offset..<span.lowerBound]
      guard !between.contains(where: isMark) else {
        return RichText.plain(Markdown("# " + String(decoding: bytes, as: UTF8.self)))
      }
      result += between
      result += content(of: source[span])
      offset = span.upperBound
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func content(of span: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let count = span.prefix { $0 == Ascii.backtick }.count
    let text = span.dropFirst(count).dropLast(count)
    let isPadded =
      text.first == Ascii.space && text.last == Ascii.space && text.contains { $0 != Ascii.space }
    return isPadded ? text.dropFirst().dropLast() : text
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case Ascii.backtick, Ascii.backslash, Ascii.openBracket, Ascii.tilde, UInt8(ascii: "*"),
      UInt8(ascii: "_"), UInt8(ascii: "<"), UInt8(ascii: "&"):
      true
    default: false
    }
  }
}
