package import Core

/// What can be wrong with a setting.
package enum SettingError: Error, Equatable, Sendable {
  case badValue(key: String, source: Settings.Source, expected: String)
  case unknownKey(String)
  case brokenFile(String, problem: String)

  /// What the shell is told.
  package var status: ExitStatus {
    switch self {
    case .badValue(_, let source, _):
      switch source.origin {
      case .builtIn, .file: .badInput
      case .flag, .variable: .usage
      }
    case .unknownKey: .usage
    case .brokenFile: .badInput
    }
  }
}

extension SettingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .badValue(let key, let source, let expected):
      switch source.origin {
      case .builtIn, .flag: "'\(source.text)' is no value for '\(key)': it takes \(expected)"
      case .file(let path):
        "\(path): '\(source.text)' is no value for '\(key)': it takes \(expected)"
      case .variable(let name):
        "\(name): '\(source.text)' is no value for '\(key)': it takes \(expected)"
      }
    case .unknownKey(let key):
      "there is no setting '\(key)'" + Self.hint(for: key)
    case .brokenFile(let path, let problem):
      "\(path): \(problem); mend the file, or move it away to go back to the defaults"
    }
  }

  private static func hint(for key: String) -> String {
    guard let near = Suggestion.nearest(to: key, among: SettingKey.all.map(\.name)) else {
      return "; 'viva config' lists them all"
    }
    return "; did you mean '\(near)'?"
  }
}
