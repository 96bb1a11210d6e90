import Core
import OwnershipRules
import Testing

struct ServiceNotInjectedTests {
  private let rule = "service_not_injected"

  private let types = """
    final class SearchClient { static let shared = SearchClient(); func run() {} }
    final class FileLogger {}
    final class Store {}
    struct TokenClient {}
    protocol Searching {}
    """

  private func expect(_ members: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expectMarked(
      rule,
      types,
      "@Observable final class M {\n  \(members)\n}",
      sourceLocation: sourceLocation
    )
  }

  @Test func `the message names the model, the collaborator and the property`() {
    let model = "@Observable final class M { private let client = SearchClient() }"
    #expect(
      findings(rule, in: [types, model]).map(\.message)
        == ["'M' makes the 'SearchClient' for 'client' itself, so no test can give it another"]
    )
  }

  @Test(arguments: [
    "private let ↓c = SearchClient()", "@ObservationIgnored var ↓c: SearchClient = .init()",
    "@ObservationIgnored lazy var ↓c = SearchClient()", "let ↓c: any Searching = SearchClient()",
    "var ↓c: SearchClient?; init() { c = SearchClient() }",
    "let ↓c: SearchClient; init() { self.c = .init() }",
    "let ↓c: SearchClient; init() { let made = SearchClient(); c = made }",
    "let ↓c = NSCache<NSString, NSData>()", "let ↓c = URLSession(configuration: .default)",
    "var ↓c: SearchClient? = nil; init() { c = SearchClient() }",
    "let ↓c: SearchClient?; init(on: Bool) { c = on ? SearchClient() : nil }",
    "let ↓c: SearchClient = isLive ? SearchClient() : .init()",
    "let ↓c: SearchClient = if isLive { SearchClient() } else { SearchClient() }",
    "let ↓c: SearchClient = { let made = SearchClient(); made.run(); return made }()",
  ])
  func `making one at the declaration or in 'init' is found`(_ members: String) {
    expect(members)
  }

  @Test(arguments: [
    "let c: SearchClient; init(c: SearchClient = SearchClient()) { self.c = c }",
    "let c: SearchClient; init(c: SearchClient? = nil) { self.c = c ?? SearchClient() }",
    "let c: SearchClient; init() { c = SearchClient() }; init(c: SearchClient) { self.c = c }",
    "let make: () -> SearchClient; init(make: @escaping () -> SearchClient = { SearchClient() }) "
      + "{ self.make = make }",
    "let c: SearchClient; init(d: SearchClient, on: Bool) { c = on ? d : SearchClient() }",
    "var c = SearchClient(); init(c: SearchClient?) { self.c = c ?? SearchClient() }",
    "let c: SearchClient = { pool.client() }()",
    "private let c = FileLogger()", "private let c = Store()", "private let c = TokenClient()",
    "private let c = RemoteClient()", "private let c = SearchClient.shared",
    "private let c = URLSession.shared", "static let c = SearchClient()",
    "func f() { let c = SearchClient(); c.run() }", "var c: SearchClient { SearchClient() }",
  ])
  func `defaults, loggers, statics, values and methods are not`(_ members: String) {
    expect(members)
  }

  @Test func `only observable models are looked at`() {
    expectMarked(rule, types, "final class M: ObservableObject { let c = SearchClient() }")
    expectMarked(rule, types, "final class M { let c = SearchClient() }")
    expectMarked(rule, types, "struct V: View { let c = SearchClient() }")
  }

  @Test(arguments: [("Text(\"\\(m.count)\")", ""), ("Button(\"\") { print(m.count) }", "↓")])
  func `a model that views read through another's computed property is data`(
    _ body: String,
    _ mark: String
  ) {
    expectMarked(
      rule,
      """
      @Observable final class CartService { var n = 0 }
      @Observable final class M {
        private let \(mark)service = CartService()
        var count: Int { service.n }
      }
      struct V: View { let m: M; var body: some View { \(body) } }
      """
    )
  }
}
