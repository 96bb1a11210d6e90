/// One thing that a scenario says must be so.
package enum Expectation: Equatable, Sendable {
  /// A text is shown, or is not.
  case text(String, isShown: Bool)
  /// A field holds a text.
  case field(String, is: String)
  /// A control holds a value.
  case value(of: String, is: String)
  /// A control can be operated, or cannot.
  case enabled(String, Bool)
  /// A view's body ran so often since the counts were reset.
  case runs(view: String, Comparison, Int)
  /// A run of a view's body since then had a cause whose description contains a text.
  case cause(view: String, contains: String)
  /// So many models of a type were made by initial-value expressions since then.
  case made(model: String, Comparison, Int)
  /// So many of them were kept.
  case kept(model: String, Comparison, Int)
  /// So many instances of a probed type were made since then.
  case inits(type: String, Comparison, Int)
  /// The runtime gave a warning that contains a text, or gave none.
  case warning(contains: String, isGiven: Bool)

  /// How a count is compared.
  package enum Comparison: String, Sendable {
    /// Exactly.
    case equal = "=="
    /// Not so many.
    case notEqual = "!="
    /// Fewer.
    case less = "<"
    /// At most.
    case atMost = "<="
    /// More.
    case more = ">"
    /// At least.
    case atLeast = ">="

    func holds(_ left: Int, _ right: Int) -> Bool {
      switch self {
      case .equal: left == right
      case .notEqual: left != right
      case .less: left < right
      case .atMost: left <= right
      case .more: left > right
      case .atLeast: left >= right
      }
    }
  }
}
