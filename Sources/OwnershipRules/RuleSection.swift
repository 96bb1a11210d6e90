/// The parts of the catalogue.
package enum RuleSection: String, CaseIterable, Sendable {
  case oneOwner = "A"
  case writing = "B"
  case dependence = "C"
  case identity = "D"
  case testing = "E"
  case input = "F"

  /// The heading of the part.
  package var title: String {
    switch self {
    case .oneOwner: "One owner"
    case .writing: "Who may write"
    case .dependence: "What a view depends on"
    case .identity: "Identity and lifetime"
    case .testing: "Testable without rendering"
    case .input: "The source itself"
    }
  }
}
