import Core
import Planning
import Scheduling
import StrictJSON

/// What `viva plan --json` prints.
enum PlanJSON {
  /// The keys of the JSON, in their order, with what they mean.
  static var keys: [(path: String, meaning: String)] {
    [
      ("schema", "the version of this form: 1"),
      ("interview", "the day of the interview, null where there is no plan; then no key follows"),
      ("level", "the highest level planned for"),
      ("minutes", "minutes a study day, of which a light weekday has half"),
      ("today", "the first day of the plan"),
      ("days[].day", "a study day"),
      ("days[].new", "the ids of the items to be asked for the first time, in order"),
      ("days[].reviews", "the ids of the items to be asked again, in order"),
      ("days[].minutes", "what that takes"),
      ("days[].recall", "the mean recall on the interview's day that it leaves, 0…1"),
      ("forecast[].group", "all, level or topic"),
      ("forecast[].name", "the level or topic; null for all, and for items without a topic"),
      ("forecast[].items", "items of the group"),
      ("forecast[].seen", "those asked by then"),
      ("forecast[].readiness", "the expected share of right answers if the plan is kept, 0…1"),
      ("forecast[].low", "the lower end of its 80 % range"),
      ("forecast[].high", "the upper end"),
      ("forecast[].without", "the readiness if nothing is answered until then"),
      ("unplaced", "the ids that the days have no room for"),
      ("closed", "the ids that are suspended or further down a chain than it has led"),
      (
        "minutesEnough",
        "the fewest minutes a day that come within a hundredth of the plan's recall"
      ),
      (
        "minutesForAll",
        "the fewest minutes a day with which every item that can be planned would be asked; null where "
          + "the plan asks all of them, or no number of minutes would"
      ),
    ]
  }

  /// What is printed where there is no plan.
  static var none: JSONValue { ["schema": 1, "interview": .null] }

  static func value(of study: PlannedStudy) -> JSONValue {
    let plan = study.plan
    return [
      "schema": 1,
      "interview": .string(plan.goal.interview.description),
      "level": .string(plan.goal.level.rawValue),
      "minutes": .integer(plan.goal.minutes),
      "today": .string(study.today.description),
      "days": .array(plan.days.map(day)),
      "forecast": .array(forecast(study)),
      "unplaced": ids(plan.unplaced),
      "closed": ids(plan.closed),
      "minutesEnough": .integer(study.minutesEnough),
      "minutesForAll": study.minutesForAll.map(JSONValue.integer) ?? .null,
    ]
  }

  private static func day(_ day: PlanDay) -> JSONValue {
    [
      "day": .string(day.day.description),
      "new": ids(day.new),
      "reviews": ids(day.reviews),
      "minutes": rounded(day.seconds / 60),
      "recall": rounded(day.recall),
    ]
  }

  private static func forecast(_ study: PlannedStudy) -> [JSONValue] {
    PlanGroup.all(of: study).map { group in
      [
        "group": .string(group.kind.rawValue),
        "name": group.name.map(JSONValue.string) ?? .null,
        "items": .integer(group.with.items),
        "seen": .integer(group.with.seen),
        "readiness": rounded(group.with.expected),
        "low": rounded(group.with.range.lowerBound),
        "high": rounded(group.with.range.upperBound),
        "without": rounded(group.without.expected),
      ]
    }
  }

  private static func ids(_ ids: [ItemID]) -> JSONValue { .array(ids.map { .string($0.text) }) }

  private static func rounded(_ number: Double) -> JSONValue {
    .number((number * 10_000).rounded() / 10_000)
  }
}
