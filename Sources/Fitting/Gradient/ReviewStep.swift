/// What one review of an item did, kept for the way back.
struct ReviewStep {
  var stability = 0.0
  var difficulty = 0.0
  /// The logarithm of the stability.
  var logStability = 0.0
  /// The probability of recall before it, and 1 + factor · t / S with its logarithm.
  var recall = 1.0
  var base = 1.0
  var logBase = 0.0
  /// How the loss changes with the recall.
  var recallSlope = 0.0
  /// The two numbers that the branch's derivative is made of, see there.
  var first = 0.0
  var second = 0.0
  var branch = Branch.none
  /// Whether stability and difficulty came out within their ranges, where derivatives pass.
  var passesStability = true
  var passesDifficulty = true

  /// Which formula moved the stability.
  enum Branch: UInt8 {
    /// The last review of an item moves nothing.
    case none
    case sameDay
    /// On the same day, where the change was held at 1.
    case held
    case grown
    case lapsed
    /// A lapse that was held below the stability before it.
    case capped
  }
}
