/// What a stored property is about, where its name says so.
enum Concern: String {
  case focus, validation, drafts, authentication, navigation, presentation

  /// The concern of a name in camel case, by its whole words.
  init?(named name: String) {
    let words = NameWords.split(name)
    guard
      let concern = words.lazy.compactMap({ Self.byWord[$0] }).first
        ?? Self.bySeveralWords(words)
    else { return nil }
    self = concern
  }

  private static func bySeveralWords(_ words: [String]) -> Concern? {
    if words == ["path"] { return .navigation }
    let pairs = zip(words, words.dropFirst())
    let isAuthentication = pairs.contains { pair in
      [("current", "user"), ("signed", "in"), ("logged", "in")].contains { $0 == pair }
    }
    return isAuthentication ? .authentication : nil
  }

  private static let byWord: [String: Concern] = [
    "focus": .focus, "focused": .focus,
    "valid": .validation, "invalid": .validation, "validation": .validation,
    "draft": .drafts, "drafts": .drafts,
    "auth": .authentication, "authenticated": .authentication, "token": .authentication,
    "navigation": .navigation, "route": .navigation, "destination": .navigation,
    "sheet": .presentation, "alert": .presentation, "popover": .presentation,
    "presented": .presentation,
  ]
}
