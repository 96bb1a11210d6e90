/// How much help is asked for.
package enum HelpForm: Sendable {
  /// `-h`: what fits on one screen of 24 lines.
  case short
  /// `--help` or `help COMMAND`: the whole manual page.
  case long
}
