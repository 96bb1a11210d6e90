import Core
import Effects
import Glibc
import LabProtocol

/// Says how a run ended before its time.
struct EndReading {
  let told: ToldRun
  let printed: String
  /// What Swift said of a crash.
  var crash = ""
  /// Whether a program was run, which tells nothing of itself and may end when it wants.
  var isProgram = false

  /// How it ended; `nil` where its own records tell.
  func end() -> EarlyEnd? {
    if told.isCut { return .output(mebibytes: RunLimits.trace, place: place) }
    if let fall = told.fall { return end(after: fall) }
    switch told.end {
    case .exited(0) where told.isSealed || isProgram: return nil
    case .exited(let status) where status == 2 || status == 3:
      return refusal ?? .exited(status, place: place)
    // Above 128 the box tells which signal it was.
    case .exited(let status) where status > 128: return end(bySignal: status - 128)
    case .exited(let status): return .exited(status, place: place)
    case .signalled(let number): return end(bySignal: number)
    case .timedOut, .interrupted, nil: return .wallTime(seconds: RunLimits.patience, place: place)
    }
  }

  private func end(after fall: Fall) -> EarlyEnd {
    switch fall.reason {
    case .processorTime: .processorTime(seconds: RunLimits.processorSeconds, place: place)
    case .wallTime: .wallTime(seconds: RunLimits.seconds, place: place)
    case .stack: .stackOverflow(place: place)
    case .output: .output(mebibytes: RunLimits.printed, place: place)
    case .exit: .exited(status, place: place)
    case .crash:
      isOutOfMemory
        ? .memory(mebibytes: RunLimits.memory, place: place)
        : .crashed(message: crashMessage, place: place)
    }
  }

  private func end(bySignal number: Int32) -> EarlyEnd {
    switch number {
    // Nothing has computed for seconds by then, on however many threads.
    case SIGKILL where told.milliseconds < 500: .signal(number)
    // The hard limit of the processor's time.
    case SIGKILL, SIGXCPU: .processorTime(seconds: RunLimits.processorSeconds, place: place)
    case SIGXFSZ: .output(mebibytes: RunLimits.printed, place: place)
    default: .signal(number)
    }
  }

  private var status: Int32 {
    if case .exited(let status) = told.end { status } else { 0 }
  }

  /// Why the runner itself gave up.
  private var refusal: EarlyEnd? {
    let mark = "viva-lab: error: "
    let line = printed.split(separator: "\n").last { $0.hasPrefix(mark) }
    return line.map { .refused(VisibleText.escapedLine(String($0.dropFirst(mark.count)))) }
  }

  private var isOutOfMemory: Bool {
    ["out of memory", "failed to allocate", "Cannot allocate memory", "bad_alloc"].contains {
      printed.contains($0)
    }
  }

  /// What Swift said of the crash; what it checks most often it says nothing of.
  private var crashMessage: String {
    if !crash.isEmpty { return String(VisibleText.escapedLine(crash).prefix(200)) }
    switch told.end {
    case .signalled(SIGILL), .signalled(SIGTRAP), .exited(128 + SIGILL), .exited(128 + SIGTRAP):
      return "Swift gives no reason, as for an arithmetic overflow"
    default: return ""
    }
  }

  /// The body that was evaluated, the step that was done, or what of the mount was going on, as far as
  /// the trace tells.
  ///
  /// Only the end of the trace is looked at: a body that was told last is the one that runs.
  private var place: String {
    let isInBody = told.fall?.isInBody ?? false
    var mount = MountReading()
    for line in told.trace.split(separator: UInt8(ascii: "\n")).suffix(Self.lookedAt).reversed() {
      guard case .event(let event) = try? TraceRecord(line: Array(line), number: 1) else {
        continue
      }
      if isInBody, case .body(let view, let path, _, _) = event.fact {
        return VisibleText.escapedLine("\(view).body" + (path == view ? "" : " (\(path))"))
      }
      if !isInBody, case .step(let text) = event.fact { return VisibleText.escapedLine(text) }
      if !isInBody, let step = event.during { return VisibleText.escapedLine(step) }
      if !isInBody, let place = mount.place(goingBackTo: event.fact) {
        return VisibleText.escapedLine(place)
      }
    }
    if isInBody || isProgram { return "" }
    return mount.isEmpty ? "the making of the root view" : "the first update"
  }

  private static let lookedAt = 20_000
}
