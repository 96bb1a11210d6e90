/// One thing that a scenario does.
package enum Step: Equatable, Sendable {
  /// Taps a button, a link, a switch or a tab.
  case tap(String)
  /// Puts a text into a field.
  case type(String, into: String)
  /// Presses the return key in a field.
  case submit(String)
  /// Turns a switch over.
  case toggle(String)
  /// Goes up with a stepper, or down by less than 0.
  case step(String, by: Int)
  /// Sets a slider.
  case slide(String, to: Double)
  /// Chooses an option of a picker.
  case choose(String, in: String)
  /// Deletes the row that shows a text.
  case delete(String)
  /// Moves the row that shows a text before another, counted from 0.
  case move(String, to: Int)
  /// Lets so many milliseconds of virtual time go by.
  case advance(milliseconds: Int)
  /// Takes the layer on top away.
  case dismiss
  /// Pulls down to refresh.
  case refresh
  /// Calls a function of the driver.
  case call(String)
  /// Sets the counts to zero.
  case resetCounts
}
