import Core

extension FSRSParameters {
  /// The key of the setting by which the review log says which parameters are in use.
  package static let setting = "\(name)-parameters"

  /// Reads numbers with commas between them, as ``text`` writes them.
  package init(text: String) throws(ParameterError) {
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    var numbers: [Double] = []
    for (index, word) in words.enumerated() {
      guard let number = Double(word.filter { $0 != " " }) else { throw .notNumber(index: index) }
      numbers.append(number)
    }
    try self.init(numbers)
  }

  /// The numbers, with commas between them.
  package var text: String { values.map { String($0) }.joined(separator: ",") }

  /// The same to six decimals, as much as ever makes a difference, so that records stay short.
  package var rounded: FSRSParameters {
    let numbers = values.map { ($0 * 1e6).rounded() / 1e6 }
    return (try? FSRSParameters(numbers)) ?? self
  }

  /// Whether these are the parameters of a learner of whom nothing is known.
  package var areDefaults: Bool { values == Self.defaults }

  /// The name of this set in the log: the model's, and where they are not the defaults an `x` and a
  /// fingerprint.
  package var setName: String {
    guard !areDefaults else { return Self.name }
    let bits = values.flatMap { value in
      (0..<8).map { UInt8(truncatingIfNeeded: value.bitPattern >> (8 * UInt64($0))) }
    }
    return "\(Self.name)x\(Fingerprint.hex(bits, digits: 8))"
  }
}
