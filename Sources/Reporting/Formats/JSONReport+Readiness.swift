import Core
import Scheduling
import StrictJSON

extension JSONReport {
  /// The keys of readiness and calibration, with what they mean.
  static var readinessKeys: [(path: String, meaning: String)] {
    [
      ("readiness.day", "the interview's day where one lies ahead, else the day of the report"),
      ("readiness.groups[].group", "all, level or topic"),
      (
        "readiness.groups[].name", "the level or topic; null for all, and for items without a topic"
      ),
      ("readiness.groups[].items", "items of the group"),
      ("readiness.groups[].seen", "those asked at least once"),
      ("readiness.groups[].expected", "the share of right answers to be expected that day, 0…1"),
      ("readiness.groups[].low", "the lower end of its 80 % range"),
      ("readiness.groups[].high", "the upper end"),
    ]
  }

  static var calibrationKeys: [(path: String, meaning: String)] {
    [
      ("calibration[].from", "the lower bound of a bucket of predicted recall"),
      ("calibration[].to", "the upper bound"),
      ("calibration[].reviews", "reviews after a day or more that fell into it"),
      ("calibration[].right", "those not rated again"),
      ("calibration[].predicted", "the mean of their predictions"),
    ]
  }

  func readiness(_ report: Report) -> JSONValue {
    let table = report.readiness
    let levels = table.levels.map { group("level", $0.level.rawValue, $0.readiness) }
    let topics = table.topics.map { group("topic", $0.topic?.path, $0.readiness) }
    return [
      "day": .string(report.readinessDay.description),
      "groups": .array([group("all", nil, table.all)] + levels + topics),
    ]
  }

  private func group(_ kind: String, _ name: String?, _ readiness: Readiness) -> JSONValue {
    [
      "group": .string(kind),
      "name": .optional(name),
      "items": .integer(readiness.items),
      "seen": .integer(readiness.seen),
      "expected": .rounded(readiness.expected),
      "low": .rounded(readiness.range.lowerBound),
      "high": .rounded(readiness.range.upperBound),
    ]
  }

  func calibration(_ bucket: Calibration.Bucket) -> JSONValue {
    [
      "from": .rounded(bucket.range.lowerBound),
      "to": .rounded(bucket.range.upperBound),
      "reviews": .integer(bucket.reviews),
      "right": .integer(bucket.right),
      "predicted": .rounded(bucket.predicted),
    ]
  }
}
