import LabUI
import Testing

@MainActor
@Suite(.serialized)
struct MarkedTextTests {
  @Test(arguments: [
    ("a **bold** [word](https://example.com/a_(b))", "a bold word"),
    ("*a* _b_ __c__ ~~d~~ `e * f`", "a b c d e * f"),
    ("***both*** **a *b* c**", "both a b c"),
    ("2 * 3 * 4 and 5 < 6", "2 * 3 * 4 and 5 < 6"),
    ("snake_case_name and __init", "snake_case_name and __init"),
    ("**open and *closed*", "**open and closed"),
    ("a[0] and [word] (not)", "a[0] and [word] (not)"),
    ("\\*plain\\* <https://a.b>", "*plain* https://a.b"),
    ("** no ** - # no", "** no ** - # no"),
    ("[**a** b](x) ``c ` d``", "a b c ` d"),
    ("", ""),
  ])
  func `a text from the source code shows without its marks`(_ text: String, _ shown: String) {
    let host = Host { Text(LocalizedStringKey(text)) }
    #expect(host.shows(shown))
  }

  @Test func `a text that is put in is shown as it is`() {
    let name = "**x** [a](b)"
    let host = Host {
      Text("**Hello** \(name)")
      Text(name)
      Text(verbatim: "**y**")
      Button("*Save*") {}
    }
    #expect(host.texts == ["Hello **x** [a](b)", name, "**y**", "Save"])
  }

  @Test func `a text for other uses keeps its marks`() {
    #expect(String(localized: "a **b**") == "a **b**")
  }
}
