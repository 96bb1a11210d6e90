/// One thing that a scenario does.
package enum Step: Equatable, Sendable {
  /// Taps a button, a link, a switch or a tab.
  case tap(Target)
  /// Puts a text into a field.
  case type(String, into: Target)
  /// Presses the return key in a field.
  case submit(Target)
  /// Turns a switch over.
  case toggle(Target)
  /// Goes up with a stepper, or down by less than 0.
  case step(Target, by: Int)
  /// Sets a slider.
  case slide(Target, to: Double)
  /// Chooses an option of a picker.
  case choose(String, in: Target)
  /// Deletes the row that shows a text.
  case delete(Target)
  /// Moves the row that shows a text before another, counted from 0.
  case move(Target, to: Int)
  /// Lets so many milliseconds of virtual time go by.
  case advance(milliseconds: Int)
  /// Takes the sheet or alert on top away, or goes back from the screen that was pushed last.
  case dismiss
  /// Pulls down to refresh.
  case refresh
  /// Calls a function of the driver.
  case call(String)
  /// Sets the counts to zero.
  case resetCounts
}
