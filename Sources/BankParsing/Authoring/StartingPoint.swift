package import Core

/// A bank or an item to start from, as `viva new` writes it.
///
/// It passes all checks but for the places that its author has to fill in, each of which a check tells.
package enum StartingPoint {
  /// What stands before each place to fill in.
  package static let mark = "FILL IN:"

  /// A bank with one question.
  ///
  /// - Parameters:
  ///   - id: The bank's id.
  ///   - topic: What it is about; `nil` where that is left open.
  ///   - opening: The id of its question.
  ///   - level: The level of its items.
  /// - Returns: The text of the file.
  package static func bank(id: ItemID, topic: Topic?, opening: ItemID, level: Level) -> String {
    let facts = ["bank: \(id)"] + (topic.map { ["topic: \($0.path)"] } ?? [])
    let item = item(Heading(id: opening, level: level), .flashcard)
    return """
      # \(mark) the bank's title
      <!-- \(facts.joined(separator: "; ")) -->

      \(mark) what the bank is about, in a sentence or two.

      \(item)
      """
  }

  /// What stands in an item's comment.
  package struct Heading: Equatable, Sendable {
    /// The item's id.
    package var id: ItemID
    /// The level of the answer.
    package var level: Level
    /// The item that it follows up.
    package var after: ItemID?
    /// The lint rules that an exercise's starter breaks.
    package var rules: [String]
    /// Words for searching, and for checks.
    package var tags: [String]

    /// Describes an item.
    ///
    /// - Parameters:
    ///   - id: The item's id.
    ///   - level: The level of the answer.
    ///   - after: The item that it follows up.
    ///   - rules: The lint rules that an exercise's starter breaks.
    ///   - tags: Words for searching, and for checks.
    package init(
      id: ItemID,
      level: Level,
      after: ItemID? = nil,
      rules: [String] = [],
      tags: [String] = []
    ) {
      self.id = id
      self.level = level
      self.after = after
      self.rules = rules
      self.tags = tags
    }

    /// The comment below the item's heading.
    var comment: String {
      var facts = ["id: \(id)", "level: \(level.rawValue)"]
      if let after { facts.append("after: \(after)") }
      if !tags.isEmpty { facts.append("tags: \(tags.joined(separator: " "))") }
      if !rules.isEmpty { facts.append("rules: \(rules.joined(separator: " "))") }
      return "<!-- \(facts.joined(separator: "; ")) -->"
    }
  }

  /// An item of a kind.
  ///
  /// - Parameters:
  ///   - heading: What stands in its comment.
  ///   - kind: Its kind.
  /// - Returns: The text, from its heading to a line end.
  package static func item(_ heading: Heading, _ kind: ItemKind) -> String {
    text(heading, ItemBody.body(of: kind))
  }

  /// An exercise whose starter breaks a rule.
  ///
  /// - Parameters:
  ///   - heading: What stands in its comment, the rule included.
  ///   - starter: Code that breaks the rule, a file each.
  ///   - solution: Code that does not, a file each.
  /// - Returns: The text, from its heading to a line end.
  package static func exercise(
    _ heading: Heading,
    starter: [String],
    solution: [String]
  ) -> String {
    text(heading, ItemBody.exercise(starter: starter, solution: solution))
  }

  /// The id of a bank that is named after its file; `nil` where nothing of the name can be one.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The file's name without its ending, as an id.
  package static func bankID(forFile path: String) -> ItemID? {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return ItemID(FallbackID.id(of: name.hasSuffix(".md") ? String(name.dropLast(3)) : name))
  }

  /// A free id: the one wanted, or the first of it with a number.
  ///
  /// - Parameters:
  ///   - base: What the id begins with.
  ///   - taken: The ids that are used.
  /// - Returns: The first that is not.
  package static func freeID(from base: String, avoiding taken: Set<ItemID>) -> ItemID? {
    let stem = String(base.prefix(58))
    let names = [stem] + (2...9_999).lazy.map { "\(stem)-\($0)" }
    return names.lazy.compactMap { ItemID($0) }.first { !taken.contains($0) }
  }

  /// Whether an item is one that is still to be filled in, as its title shows.
  static func isStillOne(_ item: Item) -> Bool {
    // The search for a text costs far more than that for the byte which few titles have.
    item.title.utf8.contains(Ascii.colon) && item.title.contains(mark)
  }

  /// What is wanted at a place, from what follows the mark.
  static func wish(in rest: String) -> String {
    let text = rest.drop { $0 == " " }
    return String(text.prefix { $0 != "`" && $0 != "}" && $0 != "{" }).trimmedAtEnd
  }

  private static func text(_ heading: Heading, _ body: String) -> String {
    """
    ## \(mark) a situation, a symptom or a decision, asked as in an interview
    \(heading.comment)

    \(body)
    """
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    String(reversed().drop { $0 == " " || $0 == "." }.reversed())
  }
}
