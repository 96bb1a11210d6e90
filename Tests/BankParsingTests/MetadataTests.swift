import BankParsing
import Core
import Testing

struct MetadataTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var metadata: String
    var report: [String]
    var isUsed = false
    var testDescription: String { metadata }

    init(_ metadata: String, _ report: [String], isUsed: Bool = false) {
      self.metadata = metadata
      self.report = report
      self.isUsed = isUsed
    }
  }

  static let idRule = "an id is lower-case letters, digits and '-', at most 64"
  static let broken = [
    Case("id: X", ["4:10: error: 'X' is no value for 'id'; \(idRule)"]),
    Case("id: a b", ["4:10: error: 'a b' is no value for 'id'; \(idRule)"]),
    Case("id: a#c1", ["4:10: error: 'a#c1' is no value for 'id'; \(idRule)"]),
    Case("id:", ["4:6: error: 'id' has no value; give one, or leave the key out"]),
    Case("id: a; id: b", ["4:13: error: a key is given once, and 'id' is given again"]),
    Case("id: a; note", ["4:13: error: metadata is 'key: value', and 'note' is not"]),
    Case(
      "id: a; lvel: mid",
      ["4:13: warning: unknown key 'lvel'; did you mean 'level'?"],
      isUsed: true
    ),
    Case(
      "id: a; bank: b",
      [
        "4:13: warning: unknown key 'bank'; the keys are after, covers, id, kind, level, minutes, "
          + "rules, since, tags, topic, until, variant-of, when"
      ],
      isUsed: true
    ),
    Case(
      "id: a; level: expert",
      ["4:20: error: 'expert' is no value for 'level'; a level is 'mid', 'senior' or 'staff'"]
    ),
    Case(
      "id: a; topic: A/b",
      [
        "4:20: error: 'A/b' is no value for 'topic'; a topic is segments of lower-case letters, "
          + "digits and '-', joined by '/'"
      ]
    ),
    Case(
      "id: a; kind: quiz",
      [
        "4:19: error: 'quiz' is no value for 'kind'; a kind is one of flashcard, choice, cloze, "
          + "typed, order, predict, exercise, audit"
      ]
    ),
    Case(
      "id: a; after: b; when: never",
      ["4:29: error: 'never' is no value for 'when'; write 'strong', 'weak' or 'any'"]
    ),
    Case(
      "id: a; when: weak",
      [
        "4:13: warning: 'when' says on which answer a follow-up is asked; name the item it follows "
          + "with 'after'"
      ],
      isUsed: true
    ),
    Case(
      "id: a; covers: C1, C2",
      [
        "4:21: error: 'C1,' is no value for 'covers'; claims are named like 'C05', with spaces between them"
      ]
    ),
    Case(
      "id: a; rules: StateNotPrivate",
      [
        "4:20: error: 'StateNotPrivate' is no value for 'rules'; rules are named in snake_case, with spaces between them"
      ]
    ),
    Case(
      "id: a; tags: one, two",
      ["4:19: error: 'one,' is no value for 'tags'; tags have spaces between them"]
    ),
    Case(
      "id: a; since: 17",
      ["4:20: error: '17' is no value for 'since'; a version is a system and a number, as 'iOS17'"]
    ),
    Case(
      "id: a; minutes: 0",
      ["4:22: error: '0' is no value for 'minutes'; minutes are a whole number from 1 to 600"]
    ),
  ]

  @Test(arguments: broken)
  func `a broken value is reported where it stands`(_ item: Case) {
    let bank = Sample.item("Answer.\n", metadata: item.metadata)
    #expect(bank.report == item.report)
    #expect(bank.items.isEmpty == !item.isUsed)
  }

  @Test func `all keys are read, on one line or several`() throws {
    let pairs = [
      "id: a", "level: staff", "topic: x/y", "after: b#c2", "when: strong", "covers: C1  C2",
      "rules: one_rule two", "tags: p q", "since: iOS17", "until: iOS18.1", "variant-of: z",
      "minutes: 5", "kind: flashcard",
    ]
    let one = Sample.item("Answer.\n", metadata: pairs.joined(separator: "; "))
    let several = Sample.item("Answer.\n", metadata: "\n" + pairs.joined(separator: "\n") + "\n")
    #expect(one.report == [])
    for item in [try #require(one.items.first), try #require(several.items.first)] {
      #expect(item.id.text == "a")
      #expect(item.level == .staff)
      #expect(item.topic?.path == "x/y")
      #expect(item.after?.text == "b#c2")
      #expect(item.when == .strong)
      #expect(item.covers == ["C1", "C2"])
      #expect(item.rules == ["one_rule", "two"])
      #expect(item.tags == ["p", "q"])
      #expect(item.since == "iOS17")
      #expect(item.until == "iOS18.1")
      #expect(item.variantOf?.text == "z")
      #expect(item.minutes == 5)
    }
  }

  @Test func `an item has the level and the topic of its bank, or mid with a warning`() {
    let given = Sample.bank(
      "# B\n<!-- bank: b; level: staff; topic: t -->\n## Q\n<!-- id: a -->\nA.\n"
    )
    #expect(given.items[0].level == .staff)
    #expect(given.items[0].topic?.path == "t")
    let none = Sample.bank("# B\n<!-- bank: b -->\n## Q\n<!-- id: a -->\nA.\n")
    #expect(none.items[0].level == .mid)
    #expect(
      none.report == [
        "3:1: warning: an item without a level is taken for mid; write 'level: mid', 'senior' or "
          + "'staff'"
      ]
    )
  }

  @Test func `a bank with a broken id keeps its items`() {
    let bank = Sample.bank(
      "# My bank\n<!-- bank: My bank; level: mid -->\n## Q\n<!-- id: a -->\nA.\n"
    )
    #expect(bank.report == ["2:12: error: 'My bank' is no value for 'bank'; \(Self.idRule)"])
    #expect(bank.bank?.id == "my-bank")
    #expect(bank.items.map(\.bank) == ["my-bank"])
  }
}
