import Core
import Reporting
import Testing

struct ReportFormatsTests {
  @Test func `the forms are found by their names, which are in order`() {
    let names = ReportFormats.all.map(\.name)
    #expect(names == ["json", "markdown", "text"])
    for name in names { #expect(ReportFormats.named(name)?.name == name) }
    #expect(ReportFormats.named("pdf") == nil)
  }

  @Test func `every form ends in one line end and depends on the report alone`() throws {
    let learner = try #require(Learner.sample())
    var input = learner.input
    var generator = SeededGenerator(seed: 11)
    input.events.shuffle(using: &generator)
    for format in ReportFormats.all {
      let text = format.text(of: learner.report, style: .blocks)
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(format.name)")
      #expect(format.text(of: Report(input), style: .blocks) == text, "\(format.name)")
    }
  }
}
