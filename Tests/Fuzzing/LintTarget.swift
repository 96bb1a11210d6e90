import Core
import Glibc
import OwnershipRules

/// One way through the linter for any bytes, with what must hold whatever they are.
enum LintTarget {
  /// What divides an input into the files of a run.
  private static let divider = Array("\n//---\n".utf8)
  /// How often what is left may be fixed again: edits that meet wait for the next run.
  private static let rounds = 8

  /// Lints some bytes and makes the edits until there are none.
  static func run(_ bytes: [UInt8]) {
    var files = split(bytes)
    var found = lint(files)
    expect(lint(files.reversed()) == found, "the order of the files changes what is found")
    guard found.allSatisfy({ $0.code != "syntax" }) else { return }
    for _ in 0..<rounds {
      let plan = FixPlan(found)
      guard !plan.fixed.isEmpty else { return }
      for number in files.indices {
        files[number].bytes = plan.applied(to: files[number].bytes, of: files[number].path)
      }
      let left = lint(files)
      expect(left.allSatisfy { $0.code != "syntax" }, "the edits leave code that does not parse")
      found = left
    }
    expect(found.allSatisfy(\.edits.isEmpty), "the edits never come to an end")
  }

  private static func lint(_ files: [SourceInput]) -> [Finding] {
    let found = Linter.lint(files, options: LintOptions(enabled: Linter.rules.map(\.id)))
    for finding in found { check(finding, in: files) }
    return found
  }

  /// A finding lies in its file, and so do its edits, none of them inside a character.
  private static func check(_ finding: Finding, in files: [SourceInput]) {
    let file = files.first { $0.path == finding.file }
    expect(file != nil, "a finding in no file of the run")
    expect(finding.start <= finding.end, "a finding that ends before it begins")
    expect(finding.start.line >= 1 && finding.start.column >= 1, "a finding before its file")
    expect(!finding.message.isEmpty, "a finding without a message")
    for edit in finding.edits {
      guard let bytes = files.first(where: { $0.path == edit.file })?.bytes else {
        fail("an edit in no file of the run")
      }
      expect(0 <= edit.start && edit.start <= edit.end, "an edit that ends before it begins")
      expect(edit.end <= bytes.count, "an edit that ends after its file")
      for place in [edit.start, edit.end] where place < bytes.count {
        expect(bytes[place] & 0xc0 != 0x80, "an edit inside a character")
      }
    }
  }

  private static func split(_ bytes: [UInt8]) -> [SourceInput] {
    var parts: [[UInt8]] = [[]]
    var place = 0
    while place < bytes.count {
      if parts.count < 4, bytes[place...].starts(with: divider) {
        parts.append([])
        place += divider.count
      } else {
        parts[parts.count - 1].append(bytes[place])
        place += 1
      }
    }
    return zip("ABCD", parts).map { SourceInput(path: "\($0).swift", bytes: $1) }
  }

  private static func expect(_ isTrue: Bool, _ otherwise: String) {
    if !isTrue { fail(otherwise) }
  }

  private static func fail(_ what: String) -> Never { fatalError(what) }

  /// The rules' own examples, each as one input.
  static var seeds: [[UInt8]] {
    Linter.rules.flatMap { $0.passing + $0.failing }.map { example in
      let texts = example.files.map { $0.replacing("↓") }
      return Array(texts.joined(separator: "\n//---\n").utf8)
    }
  }
}

extension String {
  fileprivate func replacing(_ mark: Character) -> String { filter { $0 != mark } }
}
