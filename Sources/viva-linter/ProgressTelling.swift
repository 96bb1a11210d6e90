import LinterProtocol
import Synchronization

/// Says how far a run has come, once it has taken a while and then a few times a second.
final class ProgressTelling: Sendable {
  private let files: Int
  private let next: Mutex<ContinuousClock.Instant>
  /// The time before the first word, within which most runs are over.
  private static let patience = Duration.seconds(1)
  /// The time between two.
  private static let pause = Duration.milliseconds(100)

  /// Begins to count the time of a run of so many files.
  init(files: Int) {
    self.files = files
    next = Mutex(ContinuousClock.now + Self.patience)
  }

  /// Hears, on any thread, how many files have been parsed.
  func tell(parsed: Int) {
    next.withLock { next in
      let now = ContinuousClock.now
      guard now >= next else { return }
      next = now + Self.pause
      // Nobody listening shows when the answer is sent.
      _ = VivaLinter.send(LintResponse.progress(parsed: parsed, files: files).line)
    }
  }
}
