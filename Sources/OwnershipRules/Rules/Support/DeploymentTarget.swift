/// The oldest system that code supports.
struct DeploymentTarget {
  private let systems: [(name: String, version: Int)]

  /// Reads targets such as `iOS17`, `macOS 14.2` or several of them with commas between.
  init(_ text: String) {
    systems = text.split(separator: ",").map { part in
      let name = part.filter(\.isLetter).lowercased()
      let version = part.drop { !$0.isNumber }.prefix { $0.isNumber }
      return (name, Int(version) ?? 0)
    }
  }

  /// Whether each of the systems has Observation; of a system that nobody knows it is not said.
  var hasObservation: Bool {
    !systems.isEmpty
      && systems.allSatisfy { system in
        Self.firstWithObservation[system.name].map { $0 <= system.version } ?? false
      }
  }

  private static let firstWithObservation = [
    "ios": 17, "ipados": 17, "maccatalyst": 17, "tvos": 17, "macos": 14, "watchos": 10,
    "visionos": 1,
  ]
}
