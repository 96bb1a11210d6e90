import LabUI

extension Host {
  /// The causes of each run of a view's body since the counts were reset.
  func causes(of view: String) -> [[Cause]] {
    log.recent.compactMap { event in
      guard case .body(view, _, _, let causes) = event.fact else { return nil }
      return causes
    }
  }

  /// How often a view's body ran since the counts were reset.
  func runs(_ view: String) -> Int { log.bodyRuns[view, default: 0] }

  /// The stored values that were written, in order.
  var written: [String] {
    log.events.compactMap { event in
      if case .wrote(let property) = event.fact { property } else { nil }
    }
  }

  /// The warnings of the run.
  var warnings: [String] {
    log.events.compactMap { event in
      if case .warning(let text, _) = event.fact { text } else { nil }
    }
  }
}
