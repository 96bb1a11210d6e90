import Core
import ProgressStore

/// Says how the progress files are.
struct ProgressChecks {
  /// The data folder.
  let folder: String
  /// What a full look at it found.
  let diagnosis: StoreDiagnosis

  /// The checks, with what the store noticed beside.
  func checks(notices: [StoreNotice]) -> [Check] {
    [log] + damage + torn + gaps + snapshot + permissions + others(notices)
  }

  private var log: Check {
    var text =
      "\(count(diagnosis.records, "record")) in \(count(diagnosis.segments, "file")), \(folder)"
    if diagnosis.unchecked > 0 { text += "; \(diagnosis.unchecked) without a checksum" }
    if diagnosis.newer > 0 { text += "; \(diagnosis.newer) of a newer version" }
    return Check(name: "progress", state: .well, text: text)
  }

  private var damage: [Check] {
    diagnosis.damage.map { damage in
      Check(
        name: "progress",
        state: .problem,
        text: "\(damage.file):\(damage.line): \(damage.reason)",
        advice:
          "'viva doctor --repair' sets it aside; 'viva doctor --restore latest' may bring it back",
        status: .badInput
      )
    }
  }

  private var torn: [Check] {
    diagnosis.torn.map { end in
      Check(
        name: "progress",
        state: .problem,
        text: "\(end.file): the last record was cut short after \(count(end.bytes, "byte"))",
        advice: "the next answer, or 'viva doctor --repair', moves it to the quarantine",
        status: .badInput
      )
    }
  }

  private var gaps: [Check] {
    diagnosis.gaps.map { gap in
      Check(
        name: "progress",
        state: .problem,
        text:
          "of device \(gap.device) the records \(gap.numbers.lowerBound)…\(gap.numbers.upperBound) are missing",
        advice: "synchronise the folder, or 'viva doctor --restore latest'",
        status: .badInput
      )
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
      case .damage, .tornTail, .newerRecords, .damagedSnapshot, .newerSnapshot: nil
      case .newerDevice, .unreadableDevice:
        Check(name: "progress", state: .problem, text: "\(notice)", status: .environment)
      default: Check(name: "progress", state: .notice, text: "\(notice)")
      }
    }
  }
}
