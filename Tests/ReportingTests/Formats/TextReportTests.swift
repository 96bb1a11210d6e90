import Core
import Reporting
import TestSupport
import Testing

struct TextReportTests {
  @Test(arguments: [
    (ReportStyle.blocks, "sample.blocks.txt"),
    (.ascii, "sample.ascii.txt"),
    (.accessible, "sample.accessible.txt"),
  ])
  func `a report is written as the golden file has it`(style: ReportStyle, file: String) throws {
    let report = try #require(Learner.sample()).report
    let text = TextReport().text(of: report, style: style)
    #expect(try Golden(file).difference(to: text) == nil)
  }

  @Test func `a learner who has not begun reads zeros and how to begin`() throws {
    let report = try #require(Learner(on: "2026-11-30")).report
    let text = """
      Progress on 2026-11-30

      Summary
        Due now    0
        Known now  0 of 0 items (0 %); 0 never asked
        Answers    0, 0 right; 0 min
        Retention  0 of 0 reviews right in 30 days; target 90 %
        Streak     0 study days; longest 0
        Nothing was answered yet; 'viva drill' begins.

      """
    #expect(TextReport().text(of: report, style: .blocks) == text)
  }

  @Test(arguments: [ReportStyle.blocks, .ascii, .accessible])
  func `no line is longer than 80 cells, whatever the titles`(style: ReportStyle) throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    let id = String(repeating: "long-id-", count: 8)
    let topic = Array(repeating: "quite-a-segment", count: 6).joined(separator: "/")
    learner.knows(id, title: String(repeating: "所有者 ", count: 40), topic: topic)
    learner.knows("x", title: String(repeating: "👩‍👩‍👧", count: 60), topic: topic + "/x")
    learner.answered(id, .again, daysAgo: 400, interval: 1, milliseconds: 90_000_000)
    learner.answered(id, .again, daysAgo: 0)
    learner.answered("x", .again, daysAgo: 1)
    let lines = TextReport().text(of: learner.report, style: style).split(separator: "\n")
    // A wide character may take two cells; every other one here takes one.
    let long = lines.filter { line in
      line.reduce(0) { $0 + ($1.unicodeScalars.first.map { $0.value > 0x2fff } == true ? 2 : 1) }
        > 80
    }
    #expect(long == [])
  }

  @Test func `a bar never stands for nothing, nor in an accessible report`() throws {
    let report = try #require(Learner.sample()).report
    #expect(!TextReport().text(of: report, style: .accessible).contains("█"))
    #expect(!TextReport().text(of: report, style: .ascii).contains("█"))
    let zeros = TextReport().text(of: report, style: .blocks).split(separator: "\n")
      .filter { $0.contains("Thu        0") }
    #expect(zeros.allSatisfy { !$0.contains("█") })
  }

  @Test func `nothing in a report commands a terminal`() throws {
    let report = try #require(Learner.sample()).report
    for format in ReportFormats.all {
      let scalars = format.text(of: report, style: .blocks).unicodeScalars
      let commands = scalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
      #expect(commands.isEmpty, "\(format.name)")
    }
  }

  @Test func `a share is 100 % only where all was right`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    // Of 28 answers a card the first is of no review.
    let cards = (1...37).map { "card-\($0)" }
    for card in cards { learner.knows(card) }
    for daysAgo in (1...28).reversed() {
      for card in cards { learner.answered(card, .good, daysAgo: daysAgo, interval: 1) }
    }
    let fact = { (learner: Learner) in
      TextReport().text(of: learner.report, style: .blocks).split(separator: "\n")
        .first { $0.contains("Retention") }
    }
    #expect(fact(learner)?.contains("100 % of 999 reviews") == true)
    learner.answered("card-1", .again, daysAgo: 0)
    #expect(fact(learner)?.contains("99 % of 1000 reviews") == true)
  }
}
