import Core
import OwnershipRules
import Testing

struct WritableEnvironmentServiceTests {
  private let rule = "writable_environment_service"
  private let five = "@Observable final class M { var a = 0, b = 0, c = 0, d = 0, e = 0 }"
  private let found = "@Observable final class ↓M { var a = 0, b = 0, c = 0, d = 0, e = 0 }"

  private func view(_ members: String, body: String = "Text(\"\")") -> String {
    "struct V: View { \(members); var body: some View { \(body) } }"
  }

  @Test func `the message names the model and what is open`() {
    #expect(
      findings(rule, in: [five, view("@Environment(M.self) var m")]).map(\.message)
        == [
          "'M' is in the environment, and every view that has it can set 'a', 'b', 'c', 'd' and 'e'"
        ]
    )
  }

  @Test(arguments: [
    ("@Environment(M.self) private var m", "Text(\"\")"),
    ("@Environment(M.self) private var m: M?", "Text(\"\")"),
    ("@State private var m = M()", "Text(\"\").environment(m)"),
    ("let m: M", "Text(\"\").environment(self.m)"),
  ])
  func `a model is in the environment when it is put there or taken out`(
    _ members: String,
    _ body: String
  ) {
    expectMarked(rule, found, view(members, body: body))
  }

  @Test func `a legacy model counts by what it publishes`() {
    expectMarked(
      rule,
      "final class ↓M: ObservableObject { @Published var a = 0, b = 0, c = 0, d = 0, e = 0 }",
      "final class N: ObservableObject { @Published var a = 0, b = 0, c = 0, d = 0; var e = 0 }",
      "struct V: View { @EnvironmentObject var m: M; @EnvironmentObject var n: N }"
    )
  }

  @Test(arguments: [
    "private(set) var e = 0", "fileprivate(set) var e = 0", "private var e = 0", "let e = 0",
    "@ObservationIgnored var e = 0", "static var e = 0", "var e: Int { a }",
  ])
  func `what others cannot set, or nobody tracks, does not count`(_ fifth: String) {
    expectMarked(
      rule,
      "@Observable final class M { var a = 0, b = 0, c = 0, d = 0; \(fifth) }",
      view("@Environment(M.self) var m")
    )
  }

  @Test func `models that are passed, keyed or only previewed are left alone`() {
    expectMarked(rule, five, view("let m: M"))
    expectMarked(
      rule,
      five,
      "extension EnvironmentValues { @Entry var m = M() }",
      view("@Environment(\\.m) var m", body: "Text(\"\").environment(\\.m, M())")
    )
    expectMarked(rule, five, "#Preview { Text(\"\").environment(M()) }")
  }

  @Test func `keys of 'EnvironmentValues' are no model`() {
    expectMarked(
      rule,
      "extension EnvironmentValues { @Entry var a = 0; @Entry var b = 0; @Entry var c = 0 }",
      "struct Options { var a = 0, b = 0, c = 0, d = 0, e = 0 }",
      view("@Environment(\\.a) var a")
    )
  }
}
