import Core
import OwnershipRules
import Testing

struct SyntaxRuleTests {
  @Test func `the parser's words are the message`() {
    let found = findings("syntax", in: ["struct S {\n  let a = \n}"])
    #expect(found.map(\.message) == ["expected expression in variable"])
    #expect(found.map(\.severity) == [.error])
  }

  @Test func `the rules look at what did parse`() {
    let source = """
      struct A: View { @State var a = 0 }
      struct B: View { @State var b = }
      struct C: View { @State var c = 0 }
      """
    #expect(places("state_not_private", in: [source]) == ["A.swift:1:29", "A.swift:3:29"])
  }

  @Test func `it is reported even when other rules are asked for`() {
    let options = LintOptions(rules: ["status_flags"])
    #expect(findings("syntax", in: ["let a ="], options: options).count == 1)
  }

  @Test func `thousands of errors are described only in part`() {
    let source = String(repeating: "let a = ;\n", count: 5000)
    #expect(findings("syntax", in: [source]).count == 50)
  }
}
