/// How figures are printed: one a line, medians with the least and the most.
enum FigureTable {
  static let head = line("figure", "median (min–max)", "floor", "target")

  static func row(of figure: Figure) -> String {
    line(
      figure.name,
      text(figure.samples, figure.unit),
      figure.floor.map { "\($0.name) \(text($0.samples, figure.unit))" } ?? "",
      figure.target.map { verdict($0, figure.samples.median) } ?? ""
    )
  }

  private static func line(_ cells: String...) -> String {
    let widths = [34, 31, 42]
    var line = ""
    for (index, cell) in cells.enumerated() {
      line += cell
      guard index < widths.count else { break }
      line += String(repeating: " ", count: max(1, widths[index] - cell.count))
    }
    return line
  }

  private static func verdict(_ target: Figure.Target, _ value: Double) -> String {
    let wish =
      switch target {
      case .below(let limit): "< \(number(limit))"
      case .atLeast(let limit): "≥ \(number(limit))"
      }
    return "\(wish) \(target.isMet(by: value) ? "met" : "missed")"
  }

  private static func text(_ samples: Samples, _ unit: Figure.Unit) -> String {
    let range = "\(number(samples.least))–\(number(samples.most))"
    return "\(number(samples.median)) \(unit.rawValue) (\(range))"
  }

  /// Three digits are all that a machine's noise leaves.
  private static func number(_ value: Double) -> String {
    let decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2
    let scale = [1.0, 10.0, 100.0][decimals]
    let whole = Int((value * scale).rounded())
    guard decimals > 0 else { return "\(whole)" }
    let digits = String(whole % Int(scale))
    return "\(whole / Int(scale))."
      + String(repeating: "0", count: decimals - digits.count) + digits
  }
}
