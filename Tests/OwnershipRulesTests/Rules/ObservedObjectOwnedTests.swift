import Core
import OwnershipRules
import Testing

struct ObservedObjectOwnedTests {
  private let rule = "observed_object_owned"
  private let model = """
    class Old: ObservableObject { static let shared = Old() }
    class Sub: Old {}
    func makeOld() -> Old { Old() }

    """

  private func view(_ members: String) -> String {
    model + "struct V: View { \(members) }"
  }

  @Test func `the message names the view, the model and the property`() {
    let found = findings(rule, in: [view("@ObservedObject var a = Old()")])
    #expect(
      found.map(\.message) == [
        "'V' makes the 'Old' of 'a' and only observes it, so nothing keeps it"
      ]
    )
    #expect(found.map(\.severity) == [.error])
  }

  @Test(arguments: [
    "@ObservedObject var ↓a = Old()", "@ObservedObject private var ↓a: Old = .init()",
    "@ObservedObject\nvar ↓a = Sub()", "@SwiftUI.ObservedObject var ↓a = Old.init()",
    "@ObservedObject(wrappedValue: Old()) var ↓a",
    "@ObservedObject var ↓a: Old; init() { _a = ObservedObject(wrappedValue: Old()) }",
    "@ObservedObject var ↓a: Old; init() { self._a = .init(initialValue: Old()) }",
    "@ObservedObject var ↓a: Old; init() { let old = Old(); a = old }",
  ])
  func `a model that the view makes is kept by nobody`(_ members: String) {
    expectMarked(rule, view(members))
  }

  @Test(arguments: [
    "@ObservedObject var a: Old", "@ObservedObject var a = Old.shared",
    "@ObservedObject var a: Old = .shared", "@ObservedObject var a = makeOld()",
    "@ObservedObject var a = RemoteStore()", "@StateObject var a = Old()",
    "@ObservedObject var a: Old; init(a: Old) { self.a = a }", "static var a = Old()",
    "@ObservedObject var a: Old; init(a: Old) { _a = ObservedObject(wrappedValue: a) }",
  ])
  func `one that comes from elsewhere, or may, is not`(_ members: String) {
    expectMarked(rule, view(members))
  }

  @Test func `an observable model is another rule's, a class that is both is not`() {
    expectMarked(rule, "@Observable class M {}\nstruct V: View { @ObservedObject var a = M() }")
    expectMarked(
      rule,
      "@Observable class M: ObservableObject {}\nstruct V: View { @ObservedObject var ↓a = M() }"
    )
  }

  @Test func `in an app it is a warning`() {
    let source = model + "struct A: App { @ObservedObject var a = Old() }"
    #expect(findings(rule, in: [source]).map(\.severity) == [.warning])
  }

  @Test func `previews are left alone`() {
    expectMarked(rule, model + "#Preview { struct V: View { @ObservedObject var a = Old() } }")
  }

  @Test func `the wrapper that keeps it takes its place, and nobody else may set it`() {
    expectFixed(
      rule,
      "class M: ObservableObject {}\nstruct V: View { @ObservedObject var a = M() }",
      "class M: ObservableObject {}\nstruct V: View { @StateObject private var a = M() }"
    )
  }
}
