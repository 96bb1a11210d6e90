/// The forms in which `viva lint` gives its findings to other programs.
@MainActor
enum FindingFormats {
  /// All of them, by name.
  static let all: [any FindingFormat] = [
    GitHubFormat(),
    JSONFormat(),
    SARIFFormat(),
  ]

  /// The form of that name; `nil` when there is none.
  static func named(_ name: String) -> (any FindingFormat)? { all.first { $0.name == name } }
}
