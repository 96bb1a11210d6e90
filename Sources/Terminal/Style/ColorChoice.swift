package import Effects

/// When text has colours, as `--color` says.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never

  /// The palette for one stream; standard output and standard error are decided apart.
  ///
  /// The option beats everything; then `NO_COLOR` and `TERM=dumb` switch colours off,
  /// `CLICOLOR_FORCE` and `FORCE_COLOR` on; else a terminal has them unless `CLICOLOR` is 0.
  ///
  /// - SeeAlso: no-color.org, bixense.com/clicolors.
  package func palette(isTerminal: Bool, _ variables: Variables) -> Palette {
    switch self {
    case .always: .colored
    case .never: .plain
    case .auto: Self.wantsColors(isTerminal, variables) ? .colored : .plain
    }
  }

  private static func wantsColors(_ isTerminal: Bool, _ variables: Variables) -> Bool {
    if variables["NO_COLOR"] != nil || variables["TERM"] == "dumb" { return false }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
      if let value = variables[name], value != "0" { return true }
    }
    return isTerminal && variables["TERM"] != nil && variables["CLICOLOR"] != "0"
  }
}
