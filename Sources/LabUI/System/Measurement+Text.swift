extension Measurement where UnitType: Dimension {
  /// The value and its unit, as a text.
  public func formatted() -> String { "\(value.formatted()) \(unit.symbol)" }
}
