import Core
import Scheduling

extension ReportDocument {
  /// The study days shown one by one before and after today.
  private static let shownDays = 14

  static func retention(_ report: Report) -> Section? {
    guard !report.isEmpty else { return nil }
    let rows = report.retention.map { row in
      Table.Row(cells: [
        row.period.name,
        "\(row.share.right) of \(row.share.count)",
        row.share.ratio.map(Wording.percent) ?? Wording.none,
        row.share.range(.eighty).map(Wording.percent) ?? Wording.none,
        row.share.range(.ninetyFive).map(Wording.percent) ?? Wording.none,
      ])
    }
    let columns = ["period", "right", "share", "80 % range", "95 % range"]
    return Section(
      title: "True retention",
      blocks: [
        .table(Table(columns: columns, rows: rows)),
        .note(
          "Reviews of items that had been put off for a day or more, not of learning steps that were"
            + " answered late, by study day; right is anything but again. Under \(Share.fewest) reviews a share says nothing."
        ),
      ]
    )
  }

  static func activity(_ report: Report) -> Section? {
    guard let first = report.activity.first?.day, first <= report.today else { return nil }
    let start = max(first, report.today.adding(1 - shownDays))
    let byDay = Dictionary(uniqueKeysWithValues: report.activity.map { ($0.day, $0) })
    let days = (start.number...report.today.number).map { number in
      byDay[Day(number: number)] ?? ActivityDay(on: Day(number: number))
    }
    let most = days.map(\.answers.count).max() ?? 0
    let rows = days.map { day in
      Table.Row(
        cells: [
          Wording.day(day.day), "\(day.answers.count)", "\(day.answers.right)",
          "\(day.newItems)", "\(day.practice)", Wording.time(milliseconds: day.milliseconds),
        ],
        bar: most > 0 ? Double(day.answers.count) / Double(most) : 0
      )
    }
    let columns = ["day", "answers", "right", "new", "extra", "time"]
    var blocks: [Block] = [.table(Table(columns: columns, rows: rows))]
    let earlier = report.activity.filter { $0.day < start }
    if !earlier.isEmpty {
      let answers = earlier.reduce(0) { $0 + $1.answers.count }
      blocks.append(
        .note(
          "Before: \(Wording.count(answers, "answer")) on \(Wording.count(earlier.count, "day"))."
        )
      )
    }
    blocks.append(
      .note(
        "A day begins at \(padded(report.rollover, to: 2)):00. Extra are further runs of an"
          + " exercise and practice out of turn; they move no memory."
      )
    )
    return Section(title: "Activity", blocks: blocks)
  }

  static func forecast(_ report: Report) -> Section? {
    let forecast = report.forecast
    let total = forecast.counts.reduce(0, +)
    guard total > 0 else { return nil }
    let most = max(forecast.overdue, forecast.counts.max() ?? 0)
    func row(_ name: String, _ count: Int) -> Table.Row {
      Table.Row(
        cells: [name, "\(count)"],
        bar: most > 0 ? Double(count) / Double(most) : 0
      )
    }
    var rows = forecast.overdue > 0 ? [row("overdue", forecast.overdue)] : []
    for (index, count) in forecast.counts.prefix(shownDays).enumerated() {
      let ahead = index == 0 ? count - forecast.overdue : count
      rows.append(row(Wording.day(report.today.adding(index)), ahead))
    }
    let later = forecast.counts.dropFirst(shownDays).reduce(0, +)
    let last = report.today.adding(forecast.counts.count - 1)
    return Section(
      title: "Reviews to come",
      blocks: [
        .table(Table(columns: ["day", "reviews"], rows: rows)),
        .note(
          "Then \(later) until \(last). If nothing is answered until then; new items and"
            + " learning steps are not in it."
        ),
      ]
    )
  }
}
