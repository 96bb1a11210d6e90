import Core
import OwnershipRules
import Testing

struct OwnedModelNotInStateTests {
  private let rule = "owned_model_not_in_state"
  private let model =
    """
    enum N {
      typealias Alias = M
      @Observable final class M { static let shared = M(); init() {} }
    }

    """

  @Test func `the message names the view, the model and the property`() {
    let found = findings(rule, in: ["@Observable class M {}\nstruct V: View { let m = M() }"])
    #expect(
      found.map(\.message) == [
        "'V' makes a 'M' for 'm' that nothing keeps; the parent's next update makes a new one"
      ]
    )
  }

  @Test(arguments: [
    "let ↓m = N.M()", "var ↓m: N.M = .init()", "var ↓m = N.M.init()",
    "private let ↓m: N.M? = N.M()",
    "let ↓m: N.M; init() { m = N.M() }", "let ↓m: N.M; init() { self.m = .init() }",
    "let ↓m: N.M; init() { let made = N.M(); self.m = made }", "@MainActor let ↓m = N.M()",
    "let ↓m: N.Alias = .init()", "let ↓m = { let made = N.M(); return made }()",
    "let ↓m = Bool.random() ? N.M() : N.M.init()",
    "let ↓m = if Bool.random() { N.M() } else { N.M() }",
    "let ↓m: N.M; init(n: Int) { m = n > 1 ? N.M() : .init() }",
    "let ↓m: N.M; init(n: Int) { m = switch n { case 0: N.M() default: N.M() } }",
  ])
  func `a model made in plain storage is found`(_ member: String) {
    expectMarked(rule, model + "struct V: View { \(member) }")
    expectMarked(rule, model + "struct V: ViewModifier { \(member) }")
  }

  @Test(arguments: [
    "@State private var m = N.M()", "let m = N.M.shared", "static let m = N.M()",
    "let make = { N.M() }", "var m: N.M { N.M() }", "let m: N.M", "let m = make()",
    "@Environment(N.M.self) var m", "init(m: N.M) { self.m = m }; let m: N.M", "let m = Unknown()",
    "let m: N.M; init(n: N.M?) { m = n ?? .shared }",
    "let m: N.M; init(n: N.M?, o: N.M) { m = n == nil ? .shared : o }",
  ])
  func `what is kept, handed in or unknown is not`(_ member: String) {
    expectMarked(rule, model + "struct V: View { \(member) }")
  }

  @Test func `apps, previews and values are left alone`() {
    expectMarked(rule, model + "struct A: App { let m = N.M() }")
    expectMarked(rule, "struct S {}\nstruct V: View { let s = S() }")
    expectMarked(rule, model + "#Preview { struct V: View { let m = N.M() }; return V() }")
  }
}
