/// Makes a timer that fires in virtual time, until it is invalidated.
///
/// A snippet's own module declares Foundation's function anew and calls this: from here it would be
/// ambiguous in a file that imports Foundation as well.
public func _labTimer(
  every interval: TimeInterval,
  repeats: Bool,
  _ block: @escaping @Sendable (Timer) -> Void
) -> Timer {
  let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
  // Time has no smaller part than this.
  Alarm(after: .seconds(max(interval, 0.001))) {
    guard timer.isValid else { return false }
    block(timer)
    if !repeats { timer.invalidate() }
    return timer.isValid
  }
  .set()
  return timer
}

/// Lets a timer fire in virtual time that was made without a run loop.
///
/// A snippet's own module declares the run loop's function anew and calls this.
public func _labAdd(_ timer: Timer) {
  // One that fires once has no interval, but a date.
  let left = timer.fireDate.timeIntervalSinceReferenceDate - VirtualDate.now
  let once = (left * 1000).rounded() / 1000
  let repeats = timer.timeInterval > 0
  Alarm(after: .seconds(max(repeats ? timer.timeInterval : once, 0.001))) {
    guard timer.isValid else { return false }
    timer.fire()
    return repeats && timer.isValid
  }
  .set()
}
