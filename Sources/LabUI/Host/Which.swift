/// Which of several controls or rows of one name is meant.
package struct Which {
  /// The only one.
  package static let only = Which()

  /// A text of the row, section or layer that it is in.
  let row: String?
  /// Its place among those of its name, 1 and up.
  let ordinal: Int?

  /// Says which.
  ///
  /// - Parameters:
  ///   - row: A text of the row, section or layer that it is in.
  ///   - ordinal: Its place among those of its name, 1 and up.
  package init(in row: String? = nil, ordinal: Int? = nil) {
    self.row = row
    self.ordinal = ordinal
  }
}
