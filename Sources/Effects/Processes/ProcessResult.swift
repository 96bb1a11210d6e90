/// What a program did.
package struct ProcessResult: Equatable, Sendable {
  /// How it ended.
  package var end: ProcessEnd
  /// What it wrote to its standard output, up to the limit.
  package var output: [UInt8]
  /// What it wrote to its standard error, up to the limit.
  package var errors: [UInt8]
  /// Whether more came than was kept.
  package var wasCut: Bool

  /// Makes a result.
  package init(end: ProcessEnd, output: [UInt8], errors: [UInt8] = [], wasCut: Bool = false) {
    self.end = end
    self.output = output
    self.errors = errors
    self.wasCut = wasCut
  }
}
