import Arguments
import Core
import Testing

struct ArgumentTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let kind: String
    let text: String
    let expected: String

    init(_ kind: String, _ text: String, _ expected: String) {
      self.kind = kind
      self.text = text
      self.expected = expected
    }

    var testDescription: String { "\(kind) \(text)" }
  }

  @Test(arguments: [
    Case("integer", "1", "1"),
    Case("integer", "+7", "7"),
    Case("integer", "0", "'--limit' must be a whole number from 1 to 99, not '0'"),
    Case("integer", "1.5", "'--limit' must be a whole number from 1 to 99, not '1.5'"),
    Case(
      "integer",
      "9999999999999999999",
      "'--limit' must be a whole number from 1 to 99, not '9999999999999999999'"
    ),
    Case("integer", "", "'--limit' must be a whole number from 1 to 99, not ''"),
    Case("integer", " 1", "'--limit' must be a whole number from 1 to 99, not ' 1'"),
    Case("day", "2026-02-28", "2026-02-28"),
    Case(
      "day",
      "2026-02-29",
      "'--limit' must be a day that exists, as 2026-11-30, not '2026-02-29'"
    ),
    Case("moment", "2026-11-30T10:00:00+01:00", "2026-11-30T10:00:00.000+01:00"),
    Case(
      "moment",
      "2026-11-30T10:00:00",
      "'--limit' must be a time with an offset, as 2026-11-30T10:00:00+01:00, not '2026-11-30T10:00:00'"
    ),
    Case("level", "staff", "staff"),
    Case(
      "level",
      "seniro",
      "'--limit' must be mid, senior or staff, not 'seniro'; did you mean 'senior'?"
    ),
    Case("kind", "choice", "choice"),
    Case(
      "kind",
      "card",
      "'--limit' must be flashcard, choice, cloze, typed, order, predict, exercise or audit, not 'card'"
    ),
    Case("topic", "ownership/bindings", "ownership/bindings"),
    Case("topic", "ownership/", "ownership"),
    Case("topic", "/", "'--limit' must be a topic, as ownership/bindings, not '/'"),
    Case("item", "owner-cloze#c2", "owner-cloze#c2"),
    Case("item", "Owner", "'--limit' must be the id of an item: a-z, 0-9 and -, not 'Owner'"),
    Case("seed", "18446744073709551615", "18446744073709551615"),
    Case("seed", "-1", "'--limit' must be a whole number from 0 to 18446744073709551615, not '-1'"),
    Case("text", "iOS17", "iOS17"),
    Case("text", "", "'--limit' must be a platform and a version, not ''"),
  ])
  func `a value is read as what it should be, or refused with what that is`(_ test: Case) throws {
    let parsed = try ArgumentParser(sampleTable).parse(["drill", "--limit=" + test.text])
    let argument = try #require(parsed.option("limit"))
    let result: String
    do {
      result = try read(argument, as: test.kind)
    } catch {
      result = String(error.description.prefix { $0 != "\n" })
    }
    #expect(result == test.expected)
  }

  @Test func `a value that names nothing suggests the nearest one that exists`() throws {
    let parsed = try ArgumentParser(sampleTable).parse(["show", "owner"])
    let error = try #require(parsed.operand("ID")).notFound("item", nearest: "owners")
    #expect(
      error.description == "there is no item 'owner'; did you mean 'owners'?\nsee 'viva help show'"
    )
  }

  private func read(_ argument: Argument, as kind: String) throws(UsageError) -> String {
    switch kind {
    case "integer": String(try argument.integer(in: 1...99))
    case "day": try argument.day().description
    case "moment": iso(try argument.moment())
    case "level": try argument.level().rawValue
    case "kind": try argument.kind().rawValue
    case "topic": try argument.topic().path
    case "item": try argument.itemID().text
    case "seed": String(try argument.seed())
    default: try argument.text("a platform and a version")
    }
  }

  private func iso(_ moment: Moment) -> String { moment.instant.iso8601(offset: moment.offset) }
}
