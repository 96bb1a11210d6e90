import Core
import Scheduling

/// One row of a plan's forecast: all items, a level's or a topic's.
struct PlanGroup {
  enum Kind: String {
    case all
    case level
    case topic
  }

  let kind: Kind
  /// The level or the topic; absent for all, and for the items without a topic.
  let name: String?
  let with: Readiness
  let without: Readiness

  /// The rows, the levels before the topics; topics the least ready first.
  static func all(of study: PlannedStudy) -> [PlanGroup] {
    let (with, without) = (study.with, study.without)
    let bare = Dictionary(
      uniqueKeysWithValues: without.topics.map { ($0.topic?.path ?? "", $0.readiness) }
    )
    return [PlanGroup(kind: .all, name: nil, with: with.all, without: without.all)]
      + zip(with.levels, without.levels).map { with, without in
        PlanGroup(
          kind: .level,
          name: with.level.rawValue,
          with: with.readiness,
          without: without.readiness
        )
      }
      + with.topics.map { topic in
        PlanGroup(
          kind: .topic,
          name: topic.topic?.path,
          with: topic.readiness,
          without: bare[topic.topic?.path ?? ""] ?? topic.readiness
        )
      }
  }
}
