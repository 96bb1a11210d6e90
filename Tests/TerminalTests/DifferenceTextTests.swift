import Terminal
import Testing

struct DifferenceTextTests {
  private let parts: [DifferenceText.Part] = [
    .init(.same, "@"), .init(.missing, "State"), .init(.extra, "Sate"), .init(.same, " var"),
    .init(.missing, " "), .init(.missing, "\u{301}"),
  ]

  @Test func `signs show what is missing and what is too much, with colour or without`() {
    #expect(
      DifferenceText.line(parts).text(.plain) == "@[+State+][-Sate-] var[+␣+][+◌\u{301}+]"
    )
  }

  @Test func `a screen reader gets a sentence for each`() {
    #expect(
      page(DifferenceText.sentences(parts))
        == "missing: State\ntoo much: Sate\nmissing: ␣\nmissing: ◌\u{301}\n"
    )
  }
}
