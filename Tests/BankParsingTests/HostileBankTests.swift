import BankParsing
import Core
import Glibc
import Testing

/// Text that Debian's cmark-gfm, or a careless parser, would read for minutes.
///
/// What counts is the time of a processor, for on a busy machine a minute may pass while nothing is done.
@Suite(.timeLimit(.minutes(30)))
struct HostileBankTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var unit: String

    init(_ unit: String) {
      self.unit = unit
      testDescription = String(unit.prefix(20)).debugDescription
    }
  }

  static let units = [
    "![[]()", "[", "]", "[a](", "[a](<b", "*a ", "*a **a ", "_a ", "`", "``` ", "<a ", "<!-- ",
    "<?",
    "<![CDATA[", "&a", "&#x41;", "~a ~~a ", "\\[", "{{c1::", "{{c1::{", "{{c1::`", "{{", "}}", "![",
    "[a]: ", "|-|-|\n", "a\n|-|-|\n", "> ", "- ", "1. ", "-\n", "#\n", "## a\n", "### a\n", "```\n",
    "<!--\n", "---\n", "===\n", "\t", "\r", "a\n\n", "## a\n<!-- id: b\n", "## a\n```\n",
    "## a\n<!-- id: b -->\n```\n", "| a |\n|---|\n| b |\n\n", "[a]: b\n", "- [x] ", "- [x] a\n",
    ": ;",
  ]

  @Test(arguments: units.map(Case.init))
  func `runs of marks are read or refused at once`(_ item: Case) {
    let count = 60_000 / item.unit.utf8.count
    let head = "# B\n<!-- bank: b -->\n\n## A\n<!-- id: a -->\n"
    let run = String(repeating: item.unit, count: count)
    var paragraphs = head
    let part = String(repeating: item.unit, count: 16_000 / item.unit.utf8.count)
    for _ in 0..<3 { paragraphs += part + "\n\n" }
    let seconds = processorSeconds {
      for text in [run, head + run, paragraphs] {
        let library = Library([Sample.bank(text)])
        for item in library.items {
          _ = RichText.plain(item.question)
          if case .flashcard(let answer) = item.content { _ = RichText.plain(answer) }
        }
      }
    }
    #expect(seconds < Self.most)
  }

  /// The most seconds of a processor that anything here may take in a debug build.
  private static let most = 40.0

  private func processorSeconds(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    body()
    return now() - start
  }

  @Test func `thousands of items that refer to nothing, or to one another, are quick to join`() {
    let items = (0..<5000).map { index in
      "## Q\(index)\n<!-- id: q\(index); level: mid; after: \(index % 2 == 0 ? "z" : "q")"
        + "\((index + 1) % 5000) -->\nA.\n"
    }
    var library = Library([])
    let seconds = processorSeconds { library = Library([Sample.items(items.joined())]) }
    #expect(seconds < Self.most)
    #expect(library.items.count == 5000)
    #expect(library.findings.count == 2500)
  }

  @Test func `random bytes of a bank are read without a crash`() {
    var generator = SeededGenerator(seed: 1)
    let text = Array(Sample.formatPage.utf8)
    let marks = Array("#`~-<>!{}[]()|:;\n\r\t \\*_1.x\u{0}é".utf8)
    for _ in 0..<300 {
      var bytes = text
      for _ in 0..<Int.random(in: 1...40, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[index] = marks[Int.random(in: 0..<marks.count, using: &generator)]
        case 1: bytes.insert(marks[Int.random(in: 0..<marks.count, using: &generator)], at: index)
        default: bytes.remove(at: index)
        }
      }
      let library = Library([BankParser.parse(bytes, file: "b.md")])
      _ = BankCheck.findings(in: library, claims: [])
      _ = IDPinning.pinned(bytes, of: "b.md", in: library)
    }
  }
}
