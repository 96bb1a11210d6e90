extension [String] {
  /// The names in quotes, as in a sentence: `'a', 'b' and 'c'`; of many the first four.
  var quotedList: String {
    if count > 5 {
      return prefix(4).map { "'\($0)'" }.joined(separator: ", ") + " and \(count - 4) more"
    }
    let quoted = map { "'\($0)'" }
    guard let last = quoted.last, count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }
}
