import Core
import Scheduling

extension ReportDocument {
  static func summary(_ report: Report) -> Section {
    var blocks: [Block] = [.facts(facts(report))]
    if report.isEmpty { blocks.append(.note("Nothing was answered yet; 'viva drill' begins.")) }
    return Section(title: "Summary", blocks: blocks)
  }

  private static func facts(_ report: Report) -> [Fact] {
    let summary = report.summary
    var facts = [Fact(name: "Due now", value: due(report))]
    if let next = summary.due.next {
      let text: String =
        switch next {
        case .day(let day): Wording.day(day)
        case .instant(let instant): instant.iso8601(offset: report.moment.offset)
        }
      facts.append(Fact(name: "Next", value: text))
    }
    facts += [
      Fact(
        name: "Known now",
        value: "\(summary.known) of \(Wording.count(summary.items, "item"))"
          + " (\(Wording.percent(summary.known, of: summary.items)));"
          + " \(summary.items - summary.seen) never asked"
      ),
      Fact(
        name: "Answers",
        value: "\(summary.answers.count), \(summary.answers.right) right;"
          + " \(Wording.time(milliseconds: summary.milliseconds))"
      ),
      Fact(name: "Retention", value: retentionFact(summary)),
      Fact(name: "Streak", value: streak(summary)),
    ]
    if report.orphans > 0 {
      let verb = report.orphans == 1 ? "has" : "have"
      facts.append(
        Fact(
          name: "Elsewhere",
          value: "\(Wording.count(report.orphans, "item")) in no loaded bank \(verb) progress, kept"
        )
      )
    }
    return facts
  }

  private static func due(_ report: Report) -> String {
    let due = report.summary.due
    var parts = ["\(due.due)"]
    if due.overdue > 0 { parts[0] += " (\(due.overdue) overdue)" }
    if due.held > 0 { parts[0] += ", \(due.held) past the day's limit" }
    if due.learning > 0 { parts.append(Wording.count(due.learning, "learning step")) }
    if due.new > 0 { parts.append("\(due.new) new") }
    let text = parts.joined(separator: ", ")
    return due.isEmpty ? text : text + "; about \(due.minutes) min"
  }

  private static func retentionFact(_ summary: ReportSummary) -> String {
    let target = "target \(Wording.percent(summary.target))"
    let share = summary.retention
    guard let ratio = share.ratio, let range = share.range(.eighty) else {
      return "\(share.right) of \(Wording.count(share.count, "review")) right in 30 days; \(target)"
    }
    return "\(Wording.percent(ratio)) of \(share.count) reviews in 30 days"
      + " (80 % range \(Wording.percent(range))); \(target)"
  }

  private static func streak(_ summary: ReportSummary) -> String {
    let streak = summary.streak
    let today = streak.current > 0 && !streak.includesToday ? ", none yet today" : ""
    return "\(Wording.count(streak.current, "study day"))\(today); longest \(streak.longest)"
  }
}
