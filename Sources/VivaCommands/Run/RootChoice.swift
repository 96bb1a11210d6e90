/// The choice of the view that is mounted where nobody names one.
enum RootChoice {
  /// A view that can be mounted as it is.
  struct Candidate: Equatable {
    let name: String
    /// Whether another view of the code makes it.
    let isMade: Bool
  }

  /// The only view that no other makes.
  static func root(among candidates: [Candidate]) throws(RunProblem) -> String {
    let roots = candidates.filter { !$0.isMade }.map(\.name)
    // Views that make each other in a circle are all as good.
    let names = roots.isEmpty ? candidates.map(\.name) : roots
    guard let first = names.first else { throw .noRoot }
    guard names.count == 1 else { throw .severalRoots(names) }
    return first
  }
}
