import Core
import Grading
import Testing

struct DeclaredNamesTests {
  private static let cases: [(String, Set<String>)] = [
    ("struct Row: View {}", ["Row"]),
    ("final class Model { actor Store {} }", ["Model", "Store"]),
    ("enum Phase { case idle }", ["Phase"]),
    ("protocol Loading {}", ["Loading"]),
    ("@State private var count = 0", ["count"]),
    ("func save(_ row: Row) async {}", ["save"]),
    ("var `default`: Int", ["default"]),
    ("struct\tRow {}\r\nvar a = 0", ["Row", "a"]),
    ("struct Row<Value> {}", ["Row"]),
    ("extension Row {}", []),
    ("let limit = 3", []),
    ("// struct Row {}", []),
    ("var a = 0 // var b = 0", ["a"]),
    ("Text(\"struct\")", []),
    ("struct", []),
    ("", []),
  ]

  @Test(arguments: cases)
  func `a name follows the word that declares it`(code: String, expected: Set<String>) {
    #expect(DeclaredNames.names(in: [CodeFile(name: "A.swift", text: code, line: 1)]) == expected)
  }

  @Test func `the names of several files are together`() {
    let files = ["struct A {}", "struct B {}"].map { CodeFile(name: "", text: $0, line: 1) }
    #expect(DeclaredNames.names(in: files) == ["A", "B"])
  }

  @Test func `constants are told where they are asked for`() {
    let file = CodeFile(name: "", text: "let a = 0\nvar b = 0", line: 1)
    #expect(DeclaredNames.names(in: [file], constants: .included) == ["a", "b"])
  }
}
