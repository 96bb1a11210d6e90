/// Something that is called after a while of virtual time, and again as long as it wants to be.
struct Alarm: @unchecked Sendable {
  private let delay: Duration
  private let ring: () -> Bool

  /// Makes an alarm; the closure says whether it is to be called again after as long.
  init(after delay: Duration, _ ring: @escaping () -> Bool) {
    self.delay = delay
    self.ring = ring
  }

  /// Lets it run.
  func set() {
    Task { await run() }
  }

  /// Lets it run once, at this moment, behind what is ready.
  func setNow() {
    Task { @MainActor in _ = ring() }
  }

  @MainActor
  private func run() async {
    repeat { try? await Task.sleep(for: delay) } while ring()
  }
}
