import Core
import Scheduling

extension ReportDocument {
  static func readiness(_ report: Report) -> Section? {
    guard report.readiness.all.items > 0 else { return nil }
    func row(_ name: String, _ readiness: Readiness) -> Table.Row {
      Table.Row(
        cells: [
          name, "\(readiness.items)", "\(readiness.seen)", Wording.percent(readiness.expected),
          Wording.percent(readiness.range),
        ],
        bar: readiness.expected
      )
    }
    let table = report.readiness
    let rows =
      [row("all", table.all)] + table.levels.map { row($0.level.rawValue, $0.readiness) }
      + table.topics.map { row($0.topic?.path ?? "(no topic)", $0.readiness) }
    let columns = ["group", "items", "seen", "right", "80 % range"]
    return Section(
      title: "Readiness on \(report.readinessDay)",
      blocks: [
        .table(Table(columns: columns, rows: rows)),
        .note(
          "The share of right answers to be expected on that day if nothing is answered until then;"
            + " what was never asked counts by the level's first answers."
        ),
      ]
    )
  }

  static func calibration(_ report: Report) -> Section? {
    let calibration = report.calibration
    guard let predicted = calibration.predicted, let actual = calibration.actual,
      calibration.reviews >= Share.fewest
    else { return nil }
    func row(_ name: String, _ share: Share, _ predicted: Double) -> Table.Row {
      Table.Row(cells: [
        name, "\(share.count)", Wording.percent(predicted),
        share.ratio.map(Wording.percent) ?? Wording.none,
        share.range(.eighty).map(Wording.percent) ?? Wording.none,
      ])
    }
    let rows = calibration.buckets.map { bucket in
      row(
        Wording.percent(bucket.range),
        Share(right: bucket.right, of: bucket.reviews),
        bucket.predicted
      )
    }
    let right = Int((actual * Double(calibration.reviews)).rounded())
    let all = row("all", Share(right: right, of: calibration.reviews), predicted)
    return Section(
      title: "Calibration",
      blocks: [
        .table(
          Table(
            columns: ["predicted", "reviews", "mean", "right", "80 % range"],
            rows: rows + [all]
          )
        ),
        .note(
          "The recall that was predicted for each review of an item that came back after a day or"
            + " more, against the answers. Where they differ for long, 'viva optimize' helps."
        ),
      ]
    )
  }
}
