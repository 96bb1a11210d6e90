package import Core

/// Whether the code of a bank may be compiled and run.
package enum RunPermission: Equatable, Sendable {
  /// It comes with the program, is the learner's own, or the learner trusts it as it is.
  case granted
  /// Nobody has said so of the bank at this path.
  case unknown(bank: String)
  /// The code of the bank at this path is another than the one that was trusted on a day.
  case changed(bank: String, since: Day)

  /// Whether it may.
  package var isGranted: Bool { self == .granted }
}

extension RunPermission: CustomStringConvertible {
  /// Why it may not and the way out, lower case and without a full stop; empty where it may.
  package var description: String {
    switch self {
    case .granted: ""
    case .unknown(let bank):
      "the code of '\(VisibleText.escapedLine(bank))' runs only when you trust it: read it, then \(call(bank))"
    case .changed(let bank, let day):
      "the code of '\(VisibleText.escapedLine(bank))' has changed since you trusted it on \(day): read it, then \(call(bank))"
    }
  }

  private func call(_ bank: String) -> String {
    let path = VisibleText.escapedLine(bank)
    return path.contains(" ") ? "'viva trust \"\(path)\"'" : "'viva trust \(path)'"
  }
}
