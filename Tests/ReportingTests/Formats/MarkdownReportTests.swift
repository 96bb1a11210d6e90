import Core
import Reporting
import TestSupport
import Testing

struct MarkdownReportTests {
  @Test func `a report is written as the golden file has it`() throws {
    let report = try #require(Learner.sample()).report
    let text = MarkdownReport().text(of: report, style: .blocks)
    #expect(try Golden("sample.md").difference(to: text) == nil)
  }

  @Test(arguments: [
    ("<script>alert(1)</script>", #"\<script\>alert(1)\</script\>"#),
    ("a | b", #"a \| b"#),
    ("# not a heading", ##"\# not a heading"##),
    ("- not a list", #"\- not a list"#),
    ("+ not a list", #"\+ not a list"#),
    ("1. not a list", #"1\. not a list"#),
    ("12) not a list", #"12\) not a list"#),
    ("3 things", "3 things"),
    ("> not a quote", #"\> not a quote"#),
    ("===", #"\==="#),
    ("`code` *em* _em_ ~~no~~", #"\`code\` \*em\* \_em\_ \~\~no\~\~"#),
    ("![image](x) [link](y)", #"\!\[image\](x) \[link\](y)"#),
    (#"a \ backslash"#, #"a \\ backslash"#),
    ("&amp; &#35;", ##"\&amp; \&\#35;"##),
    ("two\nlines", "two lines"),
    ("\u{202e}gnihsup", #"\\u{202e}gnihsup"#),
  ])
  func `a title reads as it is`(title: String, escaped: String) throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    learner.knows("a", title: title)
    learner.answered("a", .again, daysAgo: 0)
    let text = MarkdownReport().text(of: learner.report, style: .accessible)
    #expect(text.contains("\n1. \(escaped)\n"))
  }

  @Test func `an accessible report has no bars, an ASCII one has them as code`() throws {
    let report = try #require(Learner.sample()).report
    #expect(!MarkdownReport().text(of: report, style: .accessible).contains("█"))
    #expect(MarkdownReport().text(of: report, style: .ascii).contains("| `##########` |"))
  }

  @Test func `a restriction stands under the title`() throws {
    var input = try #require(Learner.sample()).input
    input.topic = input.items[0].topic
    input.level = .mid
    input.since = input.today.adding(-6)
    let text = MarkdownReport().text(of: Report(input), style: .blocks)
    let lead = "Restricted to topic ownership, level mid, activity since 2026-11-24."
    #expect(text.hasPrefix("# Progress on 2026-11-30\n\n\(lead)\n\n## Summary\n"))
  }
}
