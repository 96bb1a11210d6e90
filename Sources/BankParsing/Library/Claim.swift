package import Core

/// One fact that the banks must teach.
package struct Claim: Equatable, Sendable {
  /// Its number, as `C05`.
  package var number: String
  /// The fact.
  package var fact: Markdown
  /// Whether an item must ask for it.
  package var isAsked: Bool
  /// Whether a lint rule or an exercise must find it broken.
  package var isLinted: Bool
  /// Whether a run must demonstrate it.
  package var isRun: Bool

  /// Makes a claim.
  package init(number: String, fact: Markdown, isAsked: Bool, isLinted: Bool, isRun: Bool) {
    self.number = number
    self.fact = fact
    self.isAsked = isAsked
    self.isLinted = isLinted
    self.isRun = isRun
  }
}
