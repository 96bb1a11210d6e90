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

  @Test(arguments: [
    ("^[1 item](inflect: true)", "1 item"),
    ("You have ^[2 item](inflect: true).", "You have 2 items."),
    ("^[0 box](inflect: true)", "0 boxes"),
    ("^[12 entry](inflect:true)", "12 entries"),
    ("^[3 day](inflect: true)", "3 days"),
    ("^[1,200 red car](inflect: true)", "1,200 red cars"),
    ("^[2 slice of pizza](inflect: true)", "2 slices of pizza"),
    ("^[4 items](inflect: true)", "4 items"),
    ("^[1 items](inflect: true)", "1 item"),
    ("^[1 address](inflect: true) ^[2 address](inflect: true)", "1 address 2 addresses"),
    ("^[5 Person](inflect: true)", "5 People"),
    ("^[1 houses](inflect: true) ^[1 sizes](inflect: true)", "1 house 1 size"),
    ("^[1 lens](inflect: true) ^[2 lens](inflect: true)", "1 lens 2 lenses"),
    ("^[1 buses](inflect: true) ^[2 bus](inflect: true)", "1 bus 2 buses"),
    ("^[2 analysis](inflect: true) ^[2 photos](inflect: true)", "2 analyses 2 photos"),
    ("^[2 **child**](morphology: { partOfSpeech: \"noun\" }, inflect: true)", "2 children"),
    ("^[2 item](other: true)", "2 item"),
    ("^[item](inflect: true)", "item"),
    ("2^[1] and x^2 (a)", "2^[1] and x^2 (a)"),
  ])
  func `words that follow a number are shown in it`(_ text: String, _ shown: String) {
    let host = Host { Text(LocalizedStringKey(text)) }
    #expect(host.texts == [shown])
  }

  @Test(arguments: [(1, "1 item"), (2, "2 items")])
  func `a number that is put in is followed as well`(_ count: Int, _ shown: String) {
    let host = Host { Text("^[\(count) item](inflect: true)") }
    #expect(host.texts == [shown])
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
