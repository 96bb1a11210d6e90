/// How a count is compared.
package enum Comparison: String, CaseIterable, Sendable {
  /// Exactly.
  case equal = "=="
  /// Fewer.
  case fewer = "<"
  /// At most.
  case atMost = "<="
  /// More.
  case more = ">"
  /// At least.
  case atLeast = ">="

  /// Whether a count meets it.
  ///
  /// - Parameters:
  ///   - count: What was counted.
  ///   - bound: What it is compared with.
  /// - Returns: Whether the count stands to the bound as this says.
  package func holds(_ count: Int, _ bound: Int) -> Bool {
    switch self {
    case .equal: count == bound
    case .fewer: count < bound
    case .atMost: count <= bound
    case .more: count > bound
    case .atLeast: count >= bound
    }
  }
}
