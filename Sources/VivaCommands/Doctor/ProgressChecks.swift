import Core
import Effects
import ProgressStore

/// Says how the progress files are.
struct ProgressChecks {
  /// The data folder.
  let folder: String
  /// What a full look at it found.
  let diagnosis: StoreDiagnosis
  /// The newest backup that holds records which the log lacks.
  let backup: String?

  /// The checks, with what the store noticed beside.
  func checks(notices: [StoreNotice]) -> [Check] {
    let all = [log] + odd + damage + torn + gaps + obstacles + snapshot + permissions
    return (all + others(notices)).map { check in
      var check = check
      // The names of files come from elsewhere; a line feed in one is not to begin a line.
      check.text = Self.line(check.text)
      check.advice = Self.line(check.advice)
      return check
    }
  }

  private static func line(_ text: String) -> String {
    VisibleText.escapedLine(text.replacing("\n", with: "\\n"))
  }

  private var log: Check {
    var text =
      "\(count(diagnosis.records, "record")) in \(count(diagnosis.segments, "file")), \(folder)"
    if diagnosis.unchecked > 0 { text += "; \(diagnosis.unchecked) without a checksum" }
    if diagnosis.newer > 0 { text += "; \(diagnosis.newer) of a newer version" }
    return Check(name: "progress", state: .well, text: text)
  }

  private var odd: [Check] {
    diagnosis.odd.map { entry in
      Check(
        name: "progress",
        state: .problem,
        text: "\(entry)",
        advice: entry.wayOut,
        status: .badInput
      )
    }
  }

  private var damage: [Check] {
    let files = Dictionary(grouping: diagnosis.damage, by: \.file).sorted { $0.key < $1.key }
    return files.compactMap { file, lines in
      lines.first.map { first in
        Check(
          name: "progress",
          state: .problem,
          text: lines.count == 1
            ? "\(file):\(first.line): \(first.reason)"
            : "\(file): \(lines.count) damaged lines, the first at line \(first.line): \(first.reason)",
          advice: diagnosis.foreign.contains(file)
            ? Self.foreign
            : "'viva doctor --repair' sets \(lines.count == 1 ? "it" : "them") aside; "
              + "'viva doctor --restore latest' may bring back what was in \(lines.count == 1 ? "it" : "them")",
          status: .badInput
        )
      }
    }
  }

  private var torn: [Check] {
    diagnosis.torn.map { end in
      Check(
        name: "progress",
        state: end.isKept ? .notice : .problem,
        text: "\(end.file): the last record was cut short after \(count(end.bytes, "byte"))"
          + (end.isKept ? "; it stands whole elsewhere in the log" : ""),
        advice: diagnosis.foreign.contains(end.file)
          ? Self.foreign : "'viva doctor --repair' moves it to the quarantine",
        status: end.isKept ? .done : .badInput
      )
    }
  }

  /// The way out where a file is another device's.
  private static let foreign = "only its own device repairs it; all other records count"

  private var gaps: [Check] {
    diagnosis.gaps.prefix(Self.most).map { gap in
      Check(
        name: "progress",
        state: .problem,
        text: "\(gap) \(gap.numbers.count == 1 ? "is" : "are") missing from the review log",
        advice: backup.map { "'viva doctor --restore \($0)' brings back what that backup has" }
          ?? "no backup helps; synchronise the folder, or accept the loss with 'viva doctor --repair'",
        status: .badInput
      )
    } + rest(diagnosis.gaps.count)
      + (diagnosis.accepted.isEmpty
        ? []
        : [
          Check(
            name: "progress",
            state: .notice,
            text: "\(count(diagnosis.accepted.reduce(0) { $0 + $1.numbers.count }, "record")) "
              + "missing from the review log, accepted as lost"
          )
        ])
  }

  /// The most gaps that are told one by one.
  private static let most = 20

  private func rest(_ gaps: Int) -> [Check] {
    guard gaps > Self.most else { return [] }
    return [
      Check(
        name: "progress",
        state: .problem,
        text: "\(gaps - Self.most) more gaps are in the review log",
        status: .badInput
      )
    ]
  }

  private var obstacles: [Check] {
    diagnosis.obstacles.map { obstacle in
      let isProblem = ![.slowStart, .none].contains(obstacle.effect)
      return Check(
        name: "progress",
        state: isProblem ? .problem : .notice,
        text: obstacle.error.inOwnPlace,
        advice: advice(obstacle.effect),
        status: isProblem ? .environment : .done
      )
    }
  }

  private func advice(_ effect: StoreDiagnosis.Obstacle.Effect) -> String {
    switch effect {
    case .noAnswers: "until then no answer can be saved"
    case .noBackups: "answers are saved, but until then no backup is made"
    case .noQuarantine: "answers are saved, but until then nothing damaged can be set aside"
    case .slowStart: "answers are saved, but until then each start reads the whole review log"
    case .none: "answers are saved all the same"
    }
  }

  private var snapshot: [Check] {
    switch diagnosis.snapshot {
    case .matches, .missing, .stale: []
    case .differs, .damaged:
      [
        Check(
          name: "progress",
          state: .problem,
          text: "progress.json does not say what the log says",
          advice: "delete it; it is made anew from the log",
          status: .badInput
        )
      ]
    case .newer:
      [
        Check(
          name: "progress",
          state: .notice,
          text: "progress.json is of a newer version; it is left alone"
        )
      ]
    }
  }

  private var permissions: [Check] {
    diagnosis.open.isEmpty
      ? []
      : [
        Check(
          name: "privacy",
          state: .notice,
          text: "other accounts may use \(diagnosis.open.joined(separator: ", "))",
          advice: "chmod -R go= '\(folder)'"
        )
      ]
  }

  /// What the store noticed that is not said already.
  private func others(_ notices: [StoreNotice]) -> [Check] {
    notices.compactMap { notice in
      switch notice {
      case .damage, .tornTail, .oddEntry, .missingRecords, .newerRecords, .damagedSnapshot,
        .newerSnapshot:
        nil
      case .newerDevice, .unreadableDevice:
        Check(name: "progress", state: .problem, text: "\(notice)", status: .environment)
      default: Check(name: "progress", state: .notice, text: "\(notice)")
      }
    }
  }
}
