/// Reads and writes waits as learners write them: `90s`, `10m`, `2h`.
package enum StepText {
  /// The seconds of a wait, 1…43,200; `nil` when the text is not one.
  package static func seconds(_ text: some StringProtocol) -> Int? {
    let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600]
    guard let unit = text.last.flatMap({ units[$0] }), let count = Int(text.dropLast()),
      (1...43_200).contains(count), (1...43_200).contains(count * unit)
    else { return nil }
    return count * unit
  }
}
