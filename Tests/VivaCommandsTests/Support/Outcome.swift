import Core
import VivaCommands

/// What a run of the program said and how it ended.
struct Outcome: Equatable {
  /// Its results.
  var output: String
  /// What it said beside them.
  var talk: String
  /// How it ended.
  var end: ProgramEnd

  /// The number the shell is told.
  var status: Int32 { end.status.rawValue }
}
