/// Why a step of a scenario could not be done.
package enum HostProblem: Error, Equatable {
  /// Nothing of this kind and name is shown; what is shown instead.
  case notShown(kind: String, name: String, shown: [String])
  /// So many of this kind and name are shown.
  case several(kind: String, name: String, count: Int)
  /// Fewer of this kind and name are shown than are counted.
  case fewer(kind: String, name: String, count: Int, wanted: Int)
  /// It went while it was being operated.
  case gone(kind: String, name: String, after: Int, of: Int)
  /// It is shown and cannot be operated.
  case disabled(kind: String, name: String)
  /// It is shown and this cannot be done with it.
  case impossible(action: String, name: String)
  /// There is no such function to call; those that there are.
  case noFunction(String, functions: [String])
  /// Neither a sheet or an alert nor a pushed screen is there to be taken away.
  case nothingToDismiss
  /// A picker has no such option; what it has.
  case noOption(String, in: String, options: [String])
}

extension HostProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notShown(let kind, let name, let shown):
      "no \(kind)\(name.isEmpty ? "" : " '\(name)'") is shown; \(Self.list(shown, nearestTo: name))"
    case .several(let kind, let name, let count):
      """
      \(count) \(kind)s answer to '\(name)'; say which, by a text of its row ("\(name)" in "…") or by its number \
      ("\(name)" 2nd)
      """
    case .fewer(let kind, let name, let count, let wanted):
      "there \(count == 1 ? "is 1 \(kind)" : "are \(count) \(kind)s") '\(name)', not \(wanted)"
    case .gone(let kind, let name, let done, let count):
      "the \(kind) '\(name)' is gone after \(done) of \(count) times"
    case .disabled(let kind, let name):
      "the \(kind) '\(name)' is disabled"
    case .impossible(let action, let name):
      "one cannot \(action) '\(name)'"
    case .noFunction(let name, let functions):
      "there is no function '\(name)' to call; \(Self.list(functions, nearestTo: name))"
    case .nothingToDismiss:
      "nothing can be dismissed: no sheet or alert is shown, and no screen was pushed"
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
