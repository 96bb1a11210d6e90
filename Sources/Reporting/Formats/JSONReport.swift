import Core
import Scheduling
package import StrictJSON

/// A report as JSON, for other programs; ``JSONReport/keys`` says what its keys mean.
package struct JSONReport: ReportFormat {
  /// The word for it on the command line.
  package var name: String { "json" }

  /// Makes the format.
  package init() {}

  package func text(of report: Report, style: ReportStyle) -> String {
    json(of: report).text(.pretty)
  }

  /// The report as a JSON value.
  package func json(of report: Report) -> JSONValue {
    [
      "schema": 1,
      "at": .string(report.moment.iso8601),
      "day": .string(report.today.description),
      "since": .optional(report.since?.description),
      "topic": .optional(report.topic?.path),
      "level": .optional(report.level?.rawValue),
      "summary": summary(report),
      "readiness": readiness(report),
      "retention": .array(report.retention.map(retention)),
      "calibration": .array(report.calibration.buckets.map(calibration)),
      "activity": .array(report.activity.map(activity)),
      "topics": .array(report.topics.map { mastery("topic", $0) }),
      "levels": .array(report.levels.map { mastery("level", $0) }),
      "weakest": .array(report.weakest.map(standing)),
      "leeches": .array(report.leeches.map(standing)),
      "forecast": forecast(report),
      "exercises": exercises(report.exercises),
      "failedRules": .array(report.failedRules.map(failed)),
      "orphans": .integer(report.orphans),
    ]
  }

  private func summary(_ report: Report) -> JSONValue {
    let summary = report.summary
    return [
      "due": .integer(summary.due.due),
      "overdue": .integer(summary.due.overdue),
      "held": .integer(summary.due.held),
      "learning": .integer(summary.due.learning),
      "new": .integer(summary.due.new),
      "minutes": .integer(summary.due.minutes),
      "next": .due(summary.due.next, offset: report.moment.offset),
      "items": .integer(summary.items),
      "seen": .integer(summary.seen),
      "known": .integer(summary.known),
      "answers": .integer(summary.answers.count),
      "right": .integer(summary.answers.right),
      "milliseconds": .integer(summary.milliseconds),
      "retention": share(summary.retention),
      "target": .rounded(summary.target),
      "streak": .integer(summary.streak.current),
      "longestStreak": .integer(summary.streak.longest),
    ]
  }

  private func share(_ share: Share) -> JSONValue {
    func bounds(_ range: ClosedRange<Double>?) -> JSONValue {
      range.map { [.rounded($0.lowerBound), .rounded($0.upperBound)] } ?? .null
    }
    return [
      "right": .integer(share.right),
      "reviews": .integer(share.count),
      "share": .rounded(share.ratio),
      "range80": bounds(share.range(.eighty)),
      "range95": bounds(share.range(.ninetyFive)),
    ]
  }

  private func retention(_ row: RetentionRow) -> JSONValue {
    let head: JSONObject = [
      "period": .string(row.period.name),
      "from": .optional(row.from?.description),
    ]
    return .object(JSONObject(members: head.members + (share(row.share).object?.members ?? [])))
  }

  private func activity(_ day: ActivityDay) -> JSONValue {
    [
      "day": .string(day.day.description),
      "answers": .integer(day.answers.count),
      "right": .integer(day.answers.right),
      "new": .integer(day.newItems),
      "extra": .integer(day.practice),
      "milliseconds": .integer(day.milliseconds),
    ]
  }

  private func mastery(_ key: String, _ group: Mastery) -> JSONValue {
    .object([
      key: group.name.isEmpty ? .null : .string(group.name),
      "items": .integer(group.items),
      "seen": .integer(group.seen),
      "known": .integer(group.known),
      "recall": .rounded(group.recall),
      "firstRight": .integer(group.firstAnswers.right),
      "firstAnswers": .integer(group.firstAnswers.count),
    ])
  }

  private func standing(_ item: ItemStanding) -> JSONValue {
    [
      "id": .string(item.id.text),
      "title": .string(item.title),
      "file": .string(item.file),
      "line": .integer(item.line),
      "recall": .rounded(item.recall),
      "lapses": .integer(item.lapses),
      "last": .optional(item.lastRating?.name),
      "suspended": .bool(item.isSuspended),
    ]
  }

  private func forecast(_ report: Report) -> JSONValue {
    let forecast = report.forecast
    let days = forecast.counts.enumerated().map { index, count -> JSONValue in
      [
        "day": .string(report.today.adding(index).description),
        "reviews": .integer(index == 0 ? count - forecast.overdue : count),
      ]
    }
    return ["overdue": .integer(forecast.overdue), "days": .array(days)]
  }

  private func failed(_ rule: FailedRule) -> JSONValue {
    [
      "rule": .string(rule.rule),
      "failures": .integer(rule.failures.count),
      "lastFailed": .string(rule.failures.lastDay.description),
    ]
  }

  private func exercises(_ exercises: ExerciseSummary) -> JSONValue {
    let results = exercises.results.map { result -> JSONValue in
      [
        "id": .string(result.id.text),
        "title": .string(result.title),
        "attempts": .integer(result.verdicts.count),
        "passes": .integer(result.verdicts.right),
        "lastPassed": .bool(result.lastPassed),
        "lastDay": .string(result.lastDay.description),
        "firstRating": .string(result.firstRating.name),
      ]
    }
    return [
      "items": .integer(exercises.items),
      "passed": .integer(exercises.passed),
      "results": .array(results),
    ]
  }
}
