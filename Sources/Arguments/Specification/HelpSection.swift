/// The groups of commands in the overview, in its order.
package enum HelpSection: CaseIterable, Sendable {
  case study
  case code
  case progress
  case banks
  case program

  /// The group's heading.
  package var title: String {
    switch self {
    case .study: "Study"
    case .code: "Code"
    case .progress: "Progress"
    case .banks: "Banks"
    case .program: "The program"
    }
  }
}
