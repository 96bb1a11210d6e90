/// A number that a lint rule compares with, and that a project may set otherwise.
package struct Threshold: Equatable, Sendable {
  /// Its name in the settings, one lower-case word.
  package let name: String
  /// What it counts or measures, in one phrase that names the unit.
  package let summary: String
  /// Its value where nobody says otherwise.
  package let standard: Double
  /// The least and the greatest value that make sense.
  package let range: ClosedRange<Double>
  /// Whether only whole numbers make sense.
  package let isWhole: Bool

  /// Makes a threshold for something measured.
  package init(
    _ name: String,
    _ standard: Double,
    in range: ClosedRange<Double>,
    isWhole: Bool = false,
    _ summary: String
  ) {
    self.name = name
    self.standard = standard
    self.range = range
    self.isWhole = isWhole
    self.summary = summary
  }

  /// Makes a threshold for something counted.
  package init(_ name: String, _ standard: Int, in range: ClosedRange<Int>, _ summary: String) {
    self.init(
      name,
      Double(standard),
      in: Double(range.lowerBound)...Double(range.upperBound),
      isWhole: true,
      summary
    )
  }

  /// Whether a value may be set.
  package func allows(_ value: Double) -> Bool {
    range.contains(value) && (!isWhole || value == value.rounded())
  }

  /// What a value looks like, as `a whole number from 2 to 99`.
  package var expected: String {
    let ends = "\(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))"
    return "a \(isWhole ? "whole " : "")number from \(ends)"
  }

  /// A value as people write it: `4`, `0.25`.
  package static func text(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
