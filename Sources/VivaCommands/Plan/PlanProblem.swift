import Core

/// Why there can be no plan.
enum PlanProblem: Error, CustomStringConvertible {
  /// The interview's day is gone.
  case past(Day)
  /// The interview's day is too far away to plan each day until it.
  case far(Day)
  /// So much of a plan is not told.
  case incomplete([String])

  /// The days that can be planned ahead.
  static let farthest = 366

  var description: String {
    switch self {
    case .past(let day):
      "\(day) is past; give the day of the next interview, 'viva plan --interview DATE', "
        + "or drop the plan, 'viva plan --clear'"
    case .far(let day):
      "\(day) is more than a year away; a plan goes no further, and until then "
        + "'viva drill' asks what is due and some new items"
    case .incomplete(let missing): "a plan also needs \(missing.joined(separator: " and "))"
    }
  }
}
