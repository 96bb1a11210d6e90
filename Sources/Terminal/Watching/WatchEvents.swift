package import Effects

/// Where a command that watches a folder learns what happens.
package protocol WatchEvents: AnyObject {
  /// How changes in the folder are noticed.
  var sight: WatchSight { get }
  /// Whether keys are pressed, rather than read as lines.
  var hasKeys: Bool { get }

  /// Waits for what comes next.
  func next() -> WatchEvent

  /// Gives back what was taken: the terminal is as it was.
  func close()
}
