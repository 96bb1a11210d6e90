import Core
import OwnershipRules
import Testing

struct LegacyObservableObjectTests {
  private let rule = "legacy_observable_object"

  @Test func `the message names the class`() {
    let found = findings(rule, in: ["class M: ObservableObject {}"])
    #expect(
      found.map(\.message) == [
        "'M' is an 'ObservableObject', though the deployment target has Observation"
      ]
    )
    #expect(found.map(\.severity) == [.note])
  }

  @Test(arguments: [
    "class ↓M: ObservableObject {}", "final class ↓M: Combine.ObservableObject, Sendable {}",
    "class ↓M {}\nextension M: ObservableObject {}",
    "protocol P: ObservableObject {}\nclass ↓M: P {}",
    "class ↓M: ObservableObject { /* $a.sink */ let a = \"objectWillChange\" }",
    "class ↓M: ObservableObject { func assign(_ a: Int) { assign(a) } }",
    "class ↓M: ObservableObject { var a = [1]; func f() { a = a.map { $0 + 1 } } }",
    "class ↓M: HTTPModel, ObservableObject {}",
    "class ↓M: ObservableObject { var a = 0 }\nstruct V: View { var body: some View { F($m.a) } }",
  ])
  func `a class that conforms is found`(_ source: String) {
    expectMarked(rule, source)
  }

  @Test(arguments: [
    "@Published var a = 0; func f() { $a.map { $0 }.run() }", "init() { p.sink { _ in } }",
    "init() { p.assign(to: &$a) }", "func f() { objectWillChange.send() }",
    "func f() { self.objectWillChange.send() }", "private var bag = Set<AnyCancellable>()",
    "private var bag: [AnyCancellable] = []", "var token: AnyCancellable?",
    "let subject = PassthroughSubject<Int, Never>()",
    "let objectWillChange = ObservableObjectPublisher()",
  ])
  func `signs of Combine keep it`(_ member: String) {
    expectMarked(rule, "class M: ObservableObject { \(member) }")
  }

  @Test func `so does a publisher that others take from it`() {
    expectMarked(
      rule,
      "class M: ObservableObject { @Published var a = 0 }",
      "struct V: View { let m: M; var body: some View { Text(\"\").onReceive(m.$a) { _ in } } }"
    )
  }

  @Test(arguments: [
    "class M: NSObject, ObservableObject {}", "class M: UIViewController, ObservableObject {}",
    "class B: NSView {}\nclass M: B, ObservableObject {}",
    "class B: BaseViewController {}\nclass M: B, ObservableObject {}",
    "@Observable class M: ObservableObject {}", "protocol P: ObservableObject {}",
    "class M: Observable {}",
  ])
  func `subclasses of the system's, and what is observable as well, are left alone`(
    _ source: String
  ) {
    expectMarked(rule, source)
  }

  @Test func `of a family only the root is found`() {
    expectMarked(rule, "class ↓A: ObservableObject {}\nclass B: A {}\nclass C: B {}")
  }

  @Test(arguments: [
    ("iOS17", 1), ("iOS16.4", 0), ("iOS18", 1), ("macOS14", 1), ("macOS13", 0), ("tvOS17", 1),
    ("watchOS10", 1), ("watchOS9", 0), ("visionOS1", 1), ("plan9", 0), ("iOS17,macOS13", 0),
  ])
  func `the deployment target decides`(_ target: String, _ count: Int) {
    let options = LintOptions(deploymentTarget: target)
    #expect(findings(rule, in: ["class M: ObservableObject {}"], options: options).count == count)
  }

  @Test(arguments: ["NSManagedObject", "ReferenceFileDocument"])
  func `what has to be one for the system's sake is left alone`(_ parent: String) {
    expectMarked(rule, "class A: \(parent) {}\nfinal class B: A {}")
  }
}
