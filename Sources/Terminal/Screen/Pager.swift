package import Effects

/// The program through which long text is shown.
package enum Pager {
  /// The pager's program and arguments; `nil` where text is shown without one.
  ///
  /// `VIVA_PAGER` beats `PAGER` beats `less -FRX`; empty or `cat` means none, and so does output
  /// that is not a terminal.
  package static func command(isTerminal: Bool, _ variables: Variables) -> [String]? {
    guard isTerminal else { return nil }
    let wish = variables.values["VIVA_PAGER"] ?? variables.values["PAGER"] ?? "less -FRX"
    let words = ProgramWords.split(wish)
    return words.isEmpty || words == ["cat"] ? nil : words
  }
}
