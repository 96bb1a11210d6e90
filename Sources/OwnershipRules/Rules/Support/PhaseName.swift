/// Takes a flag's name apart into the phase and the work it is a phase of.
enum PhaseName {
  /// What the flag is about: its words without auxiliaries and phases; `nil` when it names none.
  ///
  /// After a phase, a bare noun is what the work is about: `isLoadingPost` loads a post.
  static func work(of name: String) -> String? {
    var rest: [String] = []
    var hasPhase = false
    for word in NameWords.split(name) where !auxiliaries.contains(word) {
      if hasPhase ? isLaterPhase(word) : phases.contains(word) {
        hasPhase = true
      } else {
        rest.append(word)
      }
    }
    return hasPhase ? rest.joined(separator: " ") : nil
  }

  private static let auxiliaries: Set<String> = ["is", "has", "did", "should"]

  private static func isLaterPhase(_ word: String) -> Bool {
    phases.contains(word) && !nouns.contains(word)
  }

  /// Bare forms that name a thing as well.
  private static let nouns: Set<String> = [
    "load", "save", "fetch", "refresh", "submit", "send", "post", "sync", "upload", "download",
    "delete", "process",
  ]

  private static let phases: Set<String> = {
    var words: Set<String> = [
      "busy", "pending", "idle", "success", "successful", "succeed", "succeeds", "succeeding",
      "succeeded", "error", "errors", "errored", "failure", "failures", "sent", "sends", "sending",
      "send", "submit", "submits", "submitting", "submitted", "completion", "submission",
      "deletion",
      "pend",
    ]
    let regular = [
      "load", "fail", "refresh", "fetch", "post", "sync", "upload", "download", "process", "finish",
    ]
    for verb in regular {
      let third = verb.hasSuffix("sh") || verb.hasSuffix("ch") || verb.hasSuffix("ss") ? "es" : ""
      words.formUnion([verb, verb + "ing", verb + "ed"])
      if !third.isEmpty { words.insert(verb + third) }
    }
    for stem in ["sav", "delet", "complet"] {
      words.formUnion([stem + "e", stem + "ing", stem + "ed", stem + "es"])
    }
    // The bare 'reload' is an order rather than a phase.
    return words.union(["loads", "fails", "syncs", "reloading", "reloaded"])
  }()
}
