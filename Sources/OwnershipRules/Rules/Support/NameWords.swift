/// The words that a name in camel case or snake case is made of.
enum NameWords {
  /// The words in lower case: `isHTTPBusy` is `is`, `http`, `busy`.
  static func split(_ name: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    let scalars = Array(name.unicodeScalars)
    for (number, scalar) in scalars.enumerated() {
      let follows = number + 1 < scalars.count ? scalars[number + 1] : "A"
      let precedes = number > 0 ? scalars[number - 1] : "_"
      let begins = scalar.isUpper && (!precedes.isUpper || follows.isLower)
      if begins || scalar == "_", !word.isEmpty {
        words.append(String(word).lowercased())
        word.removeAll()
      }
      if scalar != "_" { word.append(scalar) }
    }
    return word.isEmpty ? words : words + [String(word).lowercased()]
  }
}

extension Unicode.Scalar {
  // Nearly all names are ASCII, where the tables of Unicode need not be asked.
  fileprivate var isUpper: Bool { isASCII ? ("A"..."Z").contains(self) : properties.isUppercase }
  fileprivate var isLower: Bool { isASCII ? ("a"..."z").contains(self) : properties.isLowercase }
}
