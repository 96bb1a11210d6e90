import Arguments

/// What a call of `viva lint` says of the rules and the files.
struct LintWishes: Equatable {
  /// The only rules to run; empty for all that are not opt-in.
  var rules: [String] = []
  /// The opt-in rules to run as well.
  var enabled: [String] = []
  /// The patterns of what is left out.
  var excluded: [String] = []
  /// The oldest systems that the code supports, as `iOS17`.
  var deploymentTarget: String?
  /// `MainActor` or `nonisolated`.
  var defaultIsolation: String?
}

extension LintWishes {
  /// Takes the options of a call.
  init(_ call: ParsedCommand) throws(UsageError) {
    rules = call.values(of: "rule").map(\.text).flatMap(Self.ids)
    enabled = call.values(of: "enable").map(\.text).flatMap(Self.ids)
    for pattern in call.values(of: "exclude") {
      if let reason = ExcludePattern.reasonToRefuse(pattern.text) {
        throw pattern.refused(.text("a pattern that can stand for a path (\(reason))"))
      }
      excluded.append(pattern.text)
    }
    defaultIsolation = call.option("default-isolation")?.text
    guard let target = call.option("deployment-target") else { return }
    guard let text = DeploymentTargets.text(target.text) else {
      throw target.refused(.text(DeploymentTargets.expected))
    }
    deploymentTarget = text
  }

  /// One id, or several with commas between them.
  private static func ids(in text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map { id in
      String(id.drop { $0 == " " })
    }
  }
}
