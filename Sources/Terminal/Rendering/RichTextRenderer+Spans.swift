package import Core

extension RichTextRenderer {
  /// The text of some spans on one line, or more where a line end stays.
  package func text(_ spans: [RichSpan]) -> StyledText {
    var result = StyledText()
    append(spans, [], to: &result)
    return result
  }

  private func append(_ spans: [RichSpan], _ roles: [Role], to result: inout StyledText) {
    for span in spans {
      switch span {
      case .text(let text): result.append(text, roles)
      case .code(let text):
        let mark = isStyled ? "" : "`"
        result.append(mark + text + mark, roles + [.code])
      case .emphasis(let spans): append(spans, roles, .emphasis, mark: "*", to: &result)
      case .strong(let spans): append(spans, roles, .strong, mark: "**", to: &result)
      case .strikethrough(let spans): append(spans, roles, .strikethrough, mark: "~~", to: &result)
      case .link(let spans, let target): append(link: spans, target, roles, to: &result)
      case .softBreak: result.append(" ", roles)
      case .hardBreak: result.append("\n", roles)
      }
    }
  }

  private func append(
    _ spans: [RichSpan],
    _ roles: [Role],
    _ role: Role,
    mark: String,
    to result: inout StyledText
  ) {
    let mark = isStyled || isAccessible && role != .strikethrough ? "" : mark
    result.append(mark, roles)
    append(spans, roles + [role], to: &result)
    result.append(mark, roles)
  }

  private func append(
    link spans: [RichSpan],
    _ target: String,
    _ roles: [Role],
    to result: inout StyledText
  ) {
    append(spans, roles + [.link], to: &result)
    let text = spans.map(\.plain).joined()
    if text != target, !target.isEmpty { result.append(" <\(target)>", roles) }
  }
}
