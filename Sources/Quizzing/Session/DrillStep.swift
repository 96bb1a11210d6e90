/// What a session wants next.
package enum DrillStep: Equatable, Sendable {
  case ask(DrillQuestion)
  case finished(DrillEnd)
}
