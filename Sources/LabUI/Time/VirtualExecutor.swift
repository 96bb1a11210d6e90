@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) internal import _Concurrency
internal import Glibc

/// Runs all jobs of a process on one thread, in order, and lets sleeping take no time.
///
/// Main actor, tasks, groups, actors and sleep all land here, once ``VirtualTime/install()`` was
/// called. A sleeping job waits until the scenario moves the clock to its instant.
final class VirtualExecutor: MainExecutor, TaskExecutor, SchedulingExecutor, @unchecked Sendable {
  /// A job that waits for an instant.
  private struct Sleeper {
    let milliseconds: Int
    let order: Int
    let job: UnownedJob
  }

  /// The one executor of the process.
  static let shared = VirtualExecutor()

  /// Milliseconds of virtual time since the process began.
  private(set) var now = 0
  private var ready: [UnownedJob] = []
  private var head = 0
  private var sleepers: [Sleeper] = []
  private var count = 0
  private var jobsLeft = Budget.jobs

  /// When the next sleeping job wakes.
  var nextWaking: Int? { sleepers.map(\.milliseconds).min() }

  /// Runs all jobs that are ready, and those that they make ready.
  ///
  /// - Returns: Whether there were any; nothing when the jobs allowed at one moment are used up.
  func drain() -> Bool? {
    var ranAny = false
    while head < ready.count {
      guard jobsLeft > 0 else { return nil }
      jobsLeft -= 1
      let job = ready[head]
      head += 1
      if head == ready.count {
        ready.removeAll(keepingCapacity: true)
        head = 0
      }
      job.runSynchronously(
        isolatedTo: asUnownedSerialExecutor(),
        taskExecutor: asUnownedTaskExecutor()
      )
      ranAny = true
    }
    return ranAny
  }

  /// Allows as many jobs again as one moment may run.
  func refill() { jobsLeft = Budget.jobs }

  /// Moves the clock and makes the jobs ready whose instant has come.
  func moveClock(to milliseconds: Int) {
    now = max(now, milliseconds)
    let due = sleepers.filter { $0.milliseconds <= now }
      .sorted { ($0.milliseconds, $0.order) < ($1.milliseconds, $1.order) }
    sleepers.removeAll { $0.milliseconds <= now }
    ready += due.map(\.job)
  }

  func enqueue(_ job: consuming ExecutorJob) { ready.append(UnownedJob(job)) }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    after delay: C.Duration,
    tolerance: C.Duration?,
    clock: C
  ) {
    sleep(UnownedJob(job), for: (delay as? Duration) ?? .zero)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    at instant: C.Instant,
    tolerance: C.Duration?,
    clock: C
  ) {
    // The instant is of the real clock, which has moved on a little since the sleep was asked for.
    let delay = clock.now.duration(to: instant)
    sleep(UnownedJob(job), for: (delay as? Duration) ?? .zero)
  }

  /// Milliseconds of the longest sleep, of a hundred thousand years.
  private static let longest = 3.2e15

  private func sleep(_ job: UnownedJob, for delay: Duration) {
    let (seconds, attoseconds) = delay.components
    let exact = Double(seconds) * 1000 + Double(attoseconds) / 1e15
    // A sleep of longer than that has no end that a scenario could come to.
    let delay = Int(min(max(0, exact.rounded()), Self.longest))
    count += 1
    sleepers.append(Sleeper(milliseconds: now + delay, order: count, job: job))
  }

  /// Serves a program whose own `main` waits: time goes on to the next waking when nothing is ready.
  ///
  /// It does not return; the program ends the process when its `main` does.
  func run() throws {
    while true {
      VirtualTime.refill()
      if VirtualTime.drain() != false { continue }
      if let waking = nextWaking {
        moveClock(to: waking)
      } else {
        // Nothing will wake it any more; the watch over the process sees to that.
        usleep(1_000)
      }
    }
  }

  func runUntil(_ condition: () -> Bool) throws {}
  func stop() {}

  func isIsolatingCurrentContext() -> Bool? { true }
  func checkIsolated() {}
}
