/// What a command tells the shell.
package enum ExitStatus: Int32, Sendable {
  /// Done.
  case done = 0
  /// It ran, and the answer is "no".
  case no = 1
  /// Wrong usage.
  case usage = 2
  /// Bad input: unreadable, refused, no item at all, damage in a log.
  case badInput = 3
  /// The environment lacks something: a helper, a writable data folder.
  case environment = 4
  /// Ended by Ctrl-C; the program re-raises the signal instead of exiting.
  case interrupted = 130
}
