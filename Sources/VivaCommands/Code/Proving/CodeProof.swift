import Core

/// What holding an item's code against what it is there for came to.
struct CodeProof: Sendable {
  /// What is wrong with it.
  var findings: [Finding] = []
  /// What kept it from being run; `nil` where it was run, or had not to be.
  var notRun: String?

  /// Whether nothing is wrong and nothing was left out.
  var isWhole: Bool { findings.isEmpty && notRun == nil }
}
