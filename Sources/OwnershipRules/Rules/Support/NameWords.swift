/// The words that a name in camel case or snake case is made of.
enum NameWords {
  /// The words in lower case: `isHTTPBusy` is `is`, `http`, `busy`.
  static func split(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (number, character) in characters.enumerated() {
      let follows = number + 1 < characters.count ? characters[number + 1] : "A"
      let precedes = number > 0 ? characters[number - 1] : "_"
      let begins = character.isUppercase && (!precedes.isUppercase || follows.isLowercase)
      if begins || character == "_", !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
      if character != "_" { word.append(character) }
    }
    return word.isEmpty ? words : words + [word.lowercased()]
  }
}
