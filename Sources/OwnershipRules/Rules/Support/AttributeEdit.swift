import SwiftSyntax

extension Property {
  /// Whether none of its attributes stands inside an `#if`, where an edit would mend one branch only.
  var hasPlainAttributes: Bool {
    node.attributes.allSatisfy { if case .attribute = $0 { true } else { false } }
  }

  /// The attribute of a name, where nothing is lost with it: one without arguments, outside of `#if`.
  func bareAttribute(named name: String) -> AttributeFact? {
    guard hasPlainAttributes, let attribute = attributes.first(named: name),
      attribute.node.arguments == nil || attribute.arguments?.isEmpty == true
    else { return nil }
    return attribute
  }
}

extension AttributeFact {
  /// The bytes to take out for it to be gone: its own, and the space up to what follows, be it on the
  /// next line; a comment stays.
  var removal: Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    var end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    for piece in Array(node.trailingTrivia) + Array(next?.leadingTrivia ?? []) {
      guard piece.isWhitespace else { break }
      end += piece.sourceLength.utf8Length
    }
    return start..<end
  }
}
