import Core
import OwnershipRules
import Testing

struct UnownedDerivedValueTests {
  private let rule = "unowned_derived_value"

  /// A model with a list that everybody may change, a total, and some code.
  private func model(_ total: String, _ code: String, beside: String = "") -> String {
    """
    @Observable class M {
      var list: [Int] = []
      var rate = 2
      \(total)
      let service: Service
      \(code)
    }
    class Service { func find(_ n: Int) -> Int { n } }
    \(beside)
    """
  }

  @Test(arguments: [
    (
      "private(set) var total = 0",
      "func f() { total = list.count }; func g() { total = list.count * rate }",
      "is computed from 'list' and 'rate' in 2 places, so it can fall behind"
    ),
    (
      "var total = 0", "func f() { total = list.count }",
      "is computed from 'list' and can be set from outside, so the two can disagree"
    ),
    (
      "private(set) var total = 0", "func f() { total = list.count }",
      "is computed from 'list', but 'list' can change without passing the line that does it"
    ),
  ])
  func `the message says how it drifts`(_ total: String, _ code: String, _ expected: String) {
    let found = findings(rule, in: [model(total, code)])
    #expect(found.map(\.message) == ["'total' of 'M' \(expected)"])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    "list.count", "self.list.count", "list.reduce(0, +)", "list.reduce(0) { $0 + $1 }",
    "list.isEmpty ? 0 : list.count * rate", "sum", "sum + 1", "summed()", "Self.add(list)",
    "add(list)", "list.filter { x in x > rate }.count", "if list.isEmpty { 0 } else { rate + 1 }",
  ])
  func `it is derived however it is computed`(_ value: String) {
    let more = """
      var sum: Int { list.reduce(0, +) }
      func summed() -> Int { let s = sum; return s + rate }
      static func add(_ list: [Int]) -> Int { list.count }
      """
    let source = model("private(set) var ↓total = 0", "func f() { total = \(value) }\n\(more)")
    expectMarked(rule, source)
    expectMarked(rule, source.replacing("@Observable class M", with: "class M: ObservableObject"))
  }

  @Test(arguments: [
    "let n = list.count; total = n", "var n = 0; for x in list { n += x }; total = n",
    "guard let n = list.first else { return }; total = n + 1", "Task { self.total = list.count }",
    "list.forEach { x in total = x + rate }",
  ])
  func `locals are seen through`(_ code: String) {
    expectMarked(rule, model("private(set) var ↓total = 0", "func f() { \(code) }"))
  }

  @Test(arguments: [
    "total = n", "total = list.count * n", "total = service.find(list.count)",
    "total = await load(list)", "total = total + list.count", "total += list.count", "total = 7",
    "total = Int.random(in: 0..<list.count)", "total = Store.shared.count + list.count",
    "total = list.count; total = 0", "total = rate", "(total, rate) = (list.count, 1)",
    "total = unknown + list.count", "total = Total(list)", "total = take()",
  ])
  func `what comes from elsewhere as well is not`(_ code: String) {
    expectMarked(
      rule,
      model(
        "var total = 0",
        "func f(n: Int) async { \(code) }\nfunc take() -> Int { list = []; return list.count }"
      )
    )
  }

  @Test(arguments: [
    "struct V: View { let m: M; func f() { m.total = 1 } }",
    "struct V: View { @Bindable var m: M; var body: some View { Stepper(value: $m.total) } }",
    "class C { func f(m: M) { m.total = 1 } }", "func f() { unknown { x in x.total = 1 } }",
  ])
  func `nor is what others set`(_ beside: String) {
    expectMarked(rule, model("var total = 0", "func f() { total = list.count }", beside: beside))
  }

  @Test(arguments: ["previousTotal", "lastTotal", "savedTotal", "originalTotal"])
  func `a snapshot is meant to stay behind`(_ name: String) {
    expectMarked(rule, model("var \(name) = 0", "func f() { \(name) = list.count }"))
  }

  @Test func `what only gives a stored value is one by another name`() {
    let alias = "var size: Int { get { rate } set { rate = newValue } }"
    expectMarked(rule, model("var total = 0", "func f() { total = size }\n\(alias)"))
    let circle = "var size: Int { width }; var width: Int { size }"
    expectMarked(rule, model("var total = 0", "func f() { total = size }\n\(circle)"))
    let twice = "var size: Int { rate * 2 }"
    expectMarked(rule, model("var ↓total = 0", "func f() { total = size }\n\(twice)"))
  }

  @Test func `an object made from the others is no copy of them`() {
    let client = "@Observable class Client { init(_ n: Int) {} }"
    for value in ["Client(list.count)", ".init(list.count)"] {
      expectMarked(
        rule,
        "@Observable class M { var list = [1] { didSet { c = \(value) } }; var c: Client }\n\(client)"
      )
    }
  }

  @Test func `a first choice is not what it was chosen from`() {
    expectMarked(
      rule,
      "@Observable class M { var list: [Int] = []; var selected: Int?; func f() { selected = list.first } }"
    )
  }

  @Test(arguments: [
    "var list: [Int] = [] { didSet { total = list.count } }",
    "var list: [Int] = [] { willSet { total = newValue.count } }",
    "var list: [Int] = [] { didSet { update() } }\nprivate func update() { total = list.count }",
    """
    var list: [Int] = [] { didSet { update() } }
    var rate = 0 { didSet { update() } }
    private func update() { total = list.count * rate }
    """,
    """
    private(set) var list: [Int]
    init(list: [Int]) { self.list = list; total = list.count }
    func set(_ new: [Int]) { list = new; update() }
    func add(_ x: Int) { list.append(x); update() }
    private func update() { total = list.count }
    """,
    "private(set) var list: [Int] = []\nfunc set(_ new: [Int]) { list = new; total = list.count }",
    """
    var list: [Int] { get { stored } set { stored = newValue; total = stored.count } }
    private var stored: [Int] = []
    """,
  ])
  func `one private writer that every change passes keeps it in step`(_ code: String) {
    expectMarked(rule, "@Observable class M { private(set) var total = 0\n\(code)\n}")
  }

  @Test(arguments: [
    "var list: [Int] = []\nfunc update() { total = list.count }",
    """
    private(set) var list: [Int] = []
    func add(_ x: Int) { list.append(x) }
    func update() { total = list.count }
    """,
    "var rate = 0\nvar list: [Int] = [] { didSet { total = list.count * rate } }",
    "var a = 0 { didSet { total = a + b } }\nvar b = 0 { didSet { total = a + b } }",
  ])
  func `one that a change can miss does not`(_ code: String) {
    expectMarked(rule, "@Observable class M { private(set) var ↓total = 0\n\(code)\n}")
  }

  @Test func `listening to a publisher changes nothing, assigning by one does`() {
    let model = """
      class M: ObservableObject {
        @Published private(set) var list = [1] { didSet { update() } }
        @Published private(set) var total = 0
        func update() { total = list.count }
      """
    expectMarked(rule, model + "\ninit() { $list.sink { _ in } } }")
    expectMarked(rule, model + "\ninit() { p.assign(to: &$total) } }")
  }

  @Test func `only models are looked at, their extensions included`() {
    expectMarked(
      rule,
      "struct M { var list = [1]; var total = 0; mutating func f() { total = list.count } }"
    )
    expectMarked(
      rule,
      "@Observable class M { var list = [1]; fileprivate(set) var ↓total = 0 }",
      "extension M { func f() { total = list.count } }"
    )
  }
}
