/// The most that a run may use.
///
/// The lab sets itself the ones for the processor, memory and files; the program that started it
/// watches the rest.
enum RunLimits {
  /// Seconds of processor time.
  static let processorSeconds = 3
  /// Seconds after which the lab gives up by itself.
  static let seconds = 8
  /// Seconds after which it is killed from outside.
  static let patience = 10
  /// MiB that a snippet may use.
  static let memory = 1_024
  /// MiB that a snippet may print.
  static let printed = 1
  /// MiB of a trace that are read.
  static let trace = 64
  /// Bytes of what was printed that are kept.
  static let kept = 64 << 10
}
