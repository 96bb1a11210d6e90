/// One thing that a scenario says must be so.
package enum Expectation: Equatable, Sendable {
  /// A text is shown, or is not.
  case text(String, isShown: Bool)
  /// A field holds a text.
  case field(Target, is: String)
  /// A control holds a value.
  case value(of: Target, is: String)
  /// A control can be operated, or cannot.
  case control(Target, isEnabled: Bool)
  /// Something was counted so often since the mount, or since the counts were reset.
  case count(Counted, Comparison, Bound)
  /// A run of a view's body since then had a cause whose description contains a text.
  case cause(ofBody: String, contains: String)
  /// The storage of a view's property is the one that it was then, or another.
  case state(property: String, survived: Bool)
  /// The runtime gave a warning that contains a text, or gave none.
  case warning(contains: String, isGiven: Bool)

  /// What a count is compared with.
  package enum Bound: Equatable, Sendable {
    /// A number.
    case number(Int)
    /// The same count after the same steps in another version, by the version's name.
    case version(String)
  }

  /// Whether it can be decided only when another version has been run.
  package var isRelative: Bool {
    if case .count(_, _, .version) = self { true } else { false }
  }
}
