/// Words that follow the number before them, as English does: one item, two items.
///
/// A device asks its dictionaries; here the noun is the last word before a preposition, and its forms
/// are those of the rules and of a short table.
enum EnglishNumber {
  private static let plurals = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "mouse": "mice", "leaf": "leaves", "half": "halves",
    "shelf": "shelves", "knife": "knives", "life": "lives", "wolf": "wolves", "loaf": "loaves",
    "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "quiz": "quizzes",
    "wife": "wives", "lens": "lenses", "gas": "gases", "canvas": "canvases", "atlas": "atlases",
    "alias": "aliases", "bias": "biases", "calorie": "calories", "movie": "movies",
    "cookie": "cookies", "cache": "caches", "sheep": "sheep", "fish": "fish", "series": "series",
    "species": "species",
  ]
  private static let singulars = Dictionary(uniqueKeysWithValues: plurals.map { ($1, $0) })
  private static let prepositions: Set<Substring> = [
    "at", "by", "for", "from", "in", "of", "on", "per", "to", "with", "without",
  ]

  /// The words in the number that stands among them; as they are where none does.
  static func inflected(_ text: String) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let place = words.firstIndex(where: { $0.last?.isNumber == true }) else { return text }
    let following = words[(place + 1)...].prefix { !prepositions.contains($0) }
    guard let noun = following.lastIndex(where: { $0.last?.isLetter == true }) else { return text }
    let word = String(words[noun])
    words[noun] = Substring(words[place] == "1" ? singular(of: word) : plural(of: word))
    return words.joined(separator: " ")
  }

  private static func plural(of word: String) -> String {
    let (small, isCapital) = (word.lowercased(), word.first?.isUppercase == true)
    if let known = plurals[small] { return isCapital ? known.capitalized : known }
    if singulars[small] != nil || singular(of: word) != word { return word }
    if small.hasSuffix("sis") || small.hasSuffix("xis") { return word.dropLast(2) + "es" }
    if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) { return word + "es" }
    if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }

  private static func singular(of word: String) -> String {
    let (small, isCapital) = (word.lowercased(), word.first?.isUppercase == true)
    if let known = singulars[small] { return isCapital ? known.capitalized : known }
    guard small.hasSuffix("s"), plurals[small] == nil,
      !["ss", "us", "is"].contains(where: small.hasSuffix)
    else { return word }
    if small.hasSuffix("ies"), small.count > 4 { return word.dropLast(3) + "y" }
    let isOfSound = ["sses", "xes", "zzes", "ches", "shes", "uses"].contains(where: small.hasSuffix)
    if isOfSound, !small.hasSuffix("ouses"), !small.hasSuffix("auses") {
      return String(word.dropLast(2))
    }
    return String(word.dropLast())
  }
}
