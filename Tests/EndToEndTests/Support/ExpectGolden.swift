import Testing
import TestSupport

/// Compares a text with the golden file of that name, and says where they first differ.
func expectGolden(
  _ name: String,
  _ text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let difference = try Golden(name).difference(to: text)
  #expect(difference == nil, sourceLocation: sourceLocation)
}
