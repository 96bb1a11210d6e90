/// A control or a row as a scenario names it.
package struct Target: Equatable, Sendable {
  /// Its label or identifier; of a row, a text that it shows.
  package var name: String
  /// A text of the row, section or sheet that it is in; `nil` where that need not be said.
  package var row: String?
  /// Which of several of that name it is, 1 and up; `nil` where there is one.
  package var ordinal: Int?

  /// Names a control or a row.
  ///
  /// - Parameters:
  ///   - name: Its label or identifier; of a row, a text that it shows.
  ///   - row: A text of the row, section or sheet that it is in.
  ///   - ordinal: Which of several of that name it is, 1 and up.
  package init(_ name: String, in row: String? = nil, ordinal: Int? = nil) {
    self.name = name
    self.row = row
    self.ordinal = ordinal
  }

  /// A number as it is counted with, such as `2nd`.
  ///
  /// - Parameter number: The number, 1 and up.
  /// - Returns: The number with its letters.
  package static func ordinal(_ number: Int) -> String {
    switch (number % 10, number % 100) {
    case (_, 11...13): "\(number)th"
    case (1, _): "\(number)st"
    case (2, _): "\(number)nd"
    case (3, _): "\(number)rd"
    default: "\(number)th"
    }
  }
}

extension Target: ExpressibleByStringInterpolation {
  /// Names a control or a row that is the only one of its name.
  ///
  /// - Parameter value: Its label or identifier.
  package init(stringLiteral value: String) { self.init(value) }
}

extension Target: CustomStringConvertible {
  package var description: String {
    let place = row.map { " in '\($0)'" } ?? ""
    return "'\(name)'\(place)\(ordinal.map { " (the \(Self.ordinal($0)))" } ?? "")"
  }
}
