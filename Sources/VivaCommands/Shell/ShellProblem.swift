import Core

/// What keeps any command from running.
enum ShellProblem: Error, Equatable {
  case noHome
  case unknownTimeZone(String)
  case impossibleTime(Moment)
}

extension ShellProblem: CustomStringConvertible {
  /// What the shell is told.
  var status: ExitStatus {
    switch self {
    case .noHome: .environment
    case .unknownTimeZone, .impossibleTime: .usage
    }
  }

  var description: String {
    switch self {
    case .noHome:
      "HOME is not set to an absolute path, so there is no place for settings, progress and what is kept; "
        + "set it, or XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_CACHE_HOME and XDG_STATE_HOME"
    case .impossibleTime(let moment):
      "'\(moment.iso8601)' is no time to learn in: it must be between the years 1900 and 2900"
    case .unknownTimeZone(let name):
      "there is no time zone '\(VisibleText.escapedLine(name))' on this machine; names are as Europe/Berlin"
    }
  }
}
