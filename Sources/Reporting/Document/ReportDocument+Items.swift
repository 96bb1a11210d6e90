import Core
import Scheduling

extension ReportDocument {
  static func topics(_ report: Report) -> Section? {
    guard !report.topics.isEmpty else { return nil }
    let note =
      "Known is in review and recalled with at least \(Wording.percent(report.summary.target))"
      + " today; recall is the mean over what was seen; first are the right ones of the first"
      + " answers."
    return Section(
      title: "Topics",
      blocks: [.table(table(of: report.topics, named: "topic")), .note(note)]
    )
  }

  static func levels(_ report: Report) -> Section? {
    guard !report.levels.isEmpty else { return nil }
    return Section(title: "Levels", blocks: [.table(table(of: report.levels, named: "level"))])
  }

  private static func table(of groups: [Mastery], named name: String) -> Table {
    let rows = groups.map { group in
      Table.Row(
        cells: [
          group.name.isEmpty ? "(no topic)" : group.name,
          "\(group.items)", "\(group.seen)",
          "\(group.known) (\(Wording.percent(group.known, of: group.items)))",
          group.recall.map(Wording.percent) ?? Wording.none,
          "\(group.firstAnswers.right) of \(group.firstAnswers.count)",
        ],
        bar: Double(group.known) / Double(max(group.items, 1))
      )
    }
    return Table(columns: [name, "items", "seen", "known", "recall", "first"], rows: rows)
  }

  static func weakest(_ report: Report) -> Section? {
    guard !report.weakest.isEmpty else { return nil }
    return Section(title: "Weakest items", blocks: [.items(report.weakest.map(entry))])
  }

  static func leeches(_ report: Report) -> Section? {
    guard !report.leeches.isEmpty else { return nil }
    return Section(
      title: "Leeches",
      blocks: [
        .note("Forgotten again and again: reword them, split them, or learn them anew."),
        .items(report.leeches.map(entry)),
      ]
    )
  }

  static func exercises(_ report: Report) -> Section? {
    let exercises = report.exercises
    guard exercises.items > 0 else { return nil }
    let passed = "\(exercises.passed) of \(Wording.count(exercises.items, "exercise")) passed."
    let rows = exercises.results.map { result in
      Table.Row(cells: [
        result.id.text,
        "\(result.verdicts.count)", "\(result.verdicts.right)",
        "\(result.lastPassed ? "passed" : "failed") \(result.lastDay)",
        result.firstRating.name,
      ])
    }
    let columns = ["exercise", "attempts", "passes", "last", "first rating"]
    let table = rows.isEmpty ? [] : [Block.table(Table(columns: columns, rows: rows))]
    return Section(title: "Exercises", blocks: [.note(passed)] + table)
  }

  static func failedRules(_ report: Report) -> Section? {
    guard !report.failedRules.isEmpty else { return nil }
    let rows = report.failedRules.map { failed in
      Table.Row(cells: [
        VisibleText.escapedLine(failed.rule), "\(failed.failures.count)",
        "\(failed.failures.lastDay)",
      ])
    }
    return Section(
      title: "Rules failed most",
      blocks: [
        .table(Table(columns: ["rule", "failures", "last"], rows: rows)),
        .note(
          "Failures are answers to exercises and audits; 'viva rules ID' tells more of a rule."
        ),
      ]
    )
  }

  private static func entry(_ item: ItemStanding) -> Entry {
    var facts = [
      "recall \(Wording.percent(item.recall))", Wording.count(item.lapses, "lapse"),
    ]
    if let rating = item.lastRating { facts.append("last answer \(rating.name)") }
    if item.isSuspended { facts.append("suspended") }
    return Entry(
      title: VisibleText.escapedLine(item.title),
      facts: facts.joined(separator: ", "),
      place: "\(VisibleText.escapedLine(item.file)):\(item.line)",
      command: "viva show \(item.id)"
    )
  }
}
