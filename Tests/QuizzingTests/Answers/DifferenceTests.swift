import Core
import Quizzing
import Testing

struct DifferenceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var accepted: String
    var line: String
    /// What is the same as it is, what is missing in `[]`, what is extra in `{}`.
    var shown: String
    var testDescription: String { "'\(line)' for '\(accepted)'" }
  }

  private func shown(_ difference: Difference) -> String {
    difference.spans.map { span in
      switch span.kind {
      case .same: span.text
      case .missing: "[\(span.text)]"
      case .extra: "{\(span.text)}"
      }
    }.joined()
  }

  private func difference(_ accepted: String, _ line: String) throws -> Difference? {
    guard case .differs(let difference) = try TypedSheet(accepted: [accepted]).verdict(on: line)
    else { return nil }
    return difference
  }

  @Test(arguments: [
    Case(accepted: "owner", line: "owne", shown: "owne[r]"),
    Case(accepted: "owner", line: "owners", shown: "owner{s}"),
    Case(accepted: "owner", line: "ownar", shown: "own{a}[e]r"),
    Case(accepted: "owner", line: "x", shown: "{x}[owner]"),
    Case(accepted: "Single Source", line: "single souce", shown: "Single Sou[r]ce"),
    Case(accepted: "`@State`", line: "@state", shown: "@{s}[S]tate"),
    Case(accepted: "cafe\u{301}", line: "cafe", shown: "caf{e}[e\u{301}]"),
    Case(accepted: "a b c", line: "a c", shown: "a [b ]c"),
    Case(accepted: "👨‍👩‍👧 family", line: "👨 family", shown: "{👨}[👨‍👩‍👧] family"),
  ])
  func `a difference is shown by character`(example: Case) throws {
    #expect(try difference(example.accepted, example.line).map(shown) == example.shown)
  }

  @Test(arguments: 1...60)
  func `the same and missing parts make the accepted answer, the others the one typed`(
    seed: Int
  ) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let accepted = word(&generator)
    let typed = word(&generator)
    guard let difference = try difference(accepted, typed) else {
      #expect(accepted == typed)
      return
    }
    #expect(text(difference, without: .extra) == accepted)
    #expect(text(difference, without: .missing) == typed)
    for (left, right) in zip(difference.spans, difference.spans.dropFirst()) {
      #expect(left.kind != right.kind)
    }
  }

  @Test func `a very long answer gets a difference too`() throws {
    let accepted = String(repeating: "ab", count: 3000)
    let typed = String(repeating: "xy", count: 3000)
    #expect(try difference(accepted, typed)?.spans.map(\.kind) == [.extra, .missing])
  }

  private func word(_ generator: inout SeededGenerator) -> String {
    let length = Int.random(in: 1...8, using: &generator)
    return String((0..<length).map { _ in "abc".randomElement(using: &generator) ?? "a" })
  }

  private func text(_ difference: Difference, without kind: Difference.Kind) -> String {
    difference.spans.filter { $0.kind != kind }.map(\.text).joined()
  }
}
