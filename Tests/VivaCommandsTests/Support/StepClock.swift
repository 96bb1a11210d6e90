import Core
import Effects
import Synchronization

/// A clock that stands still but for the milliseconds that a test lets pass.
final class StepClock: WallClock {
  private let moment: Moment
  private let passed = Mutex(0)

  /// Makes a clock that shows a moment, to which the time that passes is not added.
  init(at moment: Moment) { self.moment = moment }

  /// Lets time pass.
  func pass(milliseconds: Int) { passed.withLock { $0 += milliseconds } }

  func now() -> Moment { moment }
  func offset(at instant: Instant) -> Int { moment.offset }
  func ticks() -> Int { passed.withLock { $0 } }
}
