/// Why a step of a scenario could not be done.
package enum HostProblem: Error, Equatable {
  /// Nothing of this kind and name is shown; what is shown instead.
  case notShown(kind: String, name: String, shown: [String])
  /// It is shown and cannot be operated.
  case disabled(kind: String, name: String)
  /// It is shown and this cannot be done with it.
  case impossible(action: String, name: String)
  /// There is no such function to call; those that there are.
  case noFunction(String, functions: [String])
  /// A picker has no such option; what it has.
  case noOption(String, in: String, options: [String])
}

extension HostProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notShown(let kind, let name, let shown):
      "no \(kind)\(name.isEmpty ? "" : " '\(name)'") is shown; \(Self.list(shown, nearestTo: name))"
    case .disabled(let kind, let name):
      "the \(kind) '\(name)' is disabled"
    case .impossible(let action, let name):
      "one cannot \(action) '\(name)'"
    case .noFunction(let name, let functions):
      "there is no function '\(name)' to call; \(Self.list(functions, nearestTo: name))"
    case .noOption(let option, let picker, let options):
      "'\(picker)' has no option '\(option)'; \(Self.list(options, nearestTo: option))"
    }
  }

  private static func list(_ names: [String], nearestTo name: String) -> String {
    if names.isEmpty { return "there is none" }
    if let nearest = NearestName.of(name, among: names) { return "did you mean '\(nearest)'?" }
    return "there is \(names.prefix(8).map { "'\($0)'" }.joined(separator: ", "))"
  }
}
