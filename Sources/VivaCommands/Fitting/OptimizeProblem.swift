/// Why nothing can be fitted.
enum OptimizeProblem: Error, CustomStringConvertible {
  /// The memory model in use is not FSRS-6.
  case otherModel

  var description: String {
    """
    only FSRS-6 is fitted; the setting 'memory-model' says fsrs7, which uses its published parameters. \
    'viva config memory-model fsrs6' goes back
    """
  }
}
