/// Reads what a project says of the oldest systems that it supports.
enum DeploymentTargets {
  /// What it looks like, for messages.
  static let expected = "a platform and its version, as iOS17"

  private static let platforms = [
    "iOS", "iPadOS", "macCatalyst", "macOS", "tvOS", "visionOS", "watchOS",
  ]
  private static let versions = 1...99

  /// The targets in one form, as `iOS17,macOS14.2`; `nil` where one is none.
  ///
  /// Spaces do not count, nor do capitals.
  static func text(_ text: String) -> String? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(target)
    guard parts.allSatisfy({ $0 != nil }) else { return nil }
    return parts.compactMap { $0 }.joined(separator: ",")
  }

  private static func target(_ text: Substring) -> String? {
    let squeezed = text.filter { $0 != " " }
    let name = squeezed.prefix { $0.isLetter }
    let numbers = squeezed.dropFirst(name.count).split(
      separator: ".",
      omittingEmptySubsequences: false
    )
    guard let platform = platforms.first(where: { $0.lowercased() == name.lowercased() }),
      (1...3).contains(numbers.count),
      numbers.allSatisfy({ (1...2).contains($0.count) && $0.allSatisfy(isDigit) }),
      let first = numbers.first.flatMap({ Int($0) }), versions.contains(first)
    else { return nil }
    return platform + numbers.joined(separator: ".")
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
