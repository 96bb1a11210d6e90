import Core
import StrictJSON

/// One thing that was looked at, and how it is.
struct Check: Equatable {
  /// What was looked at, in a word.
  var name: String
  /// How it is.
  var state: State
  /// What was found.
  var text: String
  /// What to do; empty where nothing is to be done.
  var advice = ""
  /// What the shell is told because of it.
  var status = ExitStatus.done

  /// How a thing is.
  enum State: String {
    case well
    case notice
    case problem
  }

  /// The check for programs.
  var json: JSONValue {
    [
      "name": .string(name),
      "state": .string(state.rawValue),
      "text": .string(text),
      "advice": .string(advice),
    ]
  }
}
