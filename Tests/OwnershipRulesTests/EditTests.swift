import Core
import OwnershipRules
import Testing

/// The edits that findings come with: what must hold for all, and where there must be none.
///
/// The varied cases were also compiled, before and after, against stand-ins for SwiftUI.
struct EditTests {
  @Test(arguments: EditCase.withheld + EditCase.owed)
  func `an edit that may break code elsewhere is withheld, and the finding is not`(_ test: EditCase)
  {
    let found = findings(test.rule, in: test.files)
    #expect(!found.isEmpty)
    #expect(found.flatMap(\.edits) == [])
  }

  @Test(arguments: EditCase.offered + EditCase.harmless)
  func `an edit that is certain is offered`(_ test: EditCase) {
    let found = findings(test.rule, in: test.files)
    #expect(!found.isEmpty)
    #expect(found.filter(\.edits.isEmpty) == [])
  }

  static let examples = Linter.rules.flatMap { rule in
    rule.failing.map { (rule.id, $0.files.map { MarkedSource($0).text }) }
  }

  @Test(arguments: examples + ((EditCase.offered + EditCase.harmless).map { ($0.rule, $0.files) }))
  func `what was fixed parses, is accepted, and brings no new fault but a needless '@Bindable'`(
    _ rule: String,
    _ files: [String]
  ) {
    let before = findings(rule, in: files)
    let fixed = Self.fixed(files, by: before)
    guard fixed != files else { return }
    let after = findings(rule, in: fixed)
    #expect(after.count == before.filter(\.edits.isEmpty).count, "\(fixed)")
    let codes = Set(Self.codes(in: files) + ["needless_bindable"])
    #expect(codes.isSuperset(of: Self.codes(in: fixed)))
    // A binding that was only handed on may be a plain value now as well.
    let again = Self.fixed(fixed, by: after)
    #expect(Self.fixed(again, by: findings(rule, in: again)) == again)
  }

  private static func codes(in files: [String]) -> [String] {
    let inputs = zip("ABCDEFGH", files).map {
      SourceInput(path: "\($0).swift", bytes: Array($1.utf8))
    }
    return Linter.lint(inputs).map(\.code)
  }

  private static func fixed(_ files: [String], by findings: [Finding]) -> [String] {
    zip("ABCDEFGH", files).map { name, text in
      var bytes = Array(text.utf8)
      var edits: [SourceEdit] = []
      for edit in findings.flatMap(\.edits) where edit.file == "\(name).swift" {
        if !edits.contains(edit) { edits.append(edit) }
      }
      for edit in edits.sorted(by: { $0.start > $1.start }) {
        bytes.replaceSubrange(edit.start..<edit.end, with: Array(edit.text.utf8))
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
