import Effects
import LabProtocol

/// What a run told before it was over.
struct ToldRun {
  /// The records, each with its line feed.
  var trace: [UInt8] = []
  /// What it told with its last strength.
  var fall: Fall?
  /// Whether it asked for the nonce.
  var isSealed = false
  /// Whether it told more than is read.
  var isCut = false
  /// How long it was listened to.
  var milliseconds = 0
  /// How the process ended; `nil` where it was cut off.
  var end: ProcessEnd?
}
