import Core
import OwnershipRules
import Testing

struct ServiceNotIgnoredTests {
  private let rule = "service_not_ignored"

  private let types = """
    final class SearchClient { static let shared = SearchClient(); func run() {} }
    final class FileLogger {}
    protocol UserRepository {}
    protocol MailGateway: AnyObject {}
    actor ImageCache {}
    struct TokenClient {}
    @Observable final class CartService { var n = 0 }
    @Observable final class HiddenService { var n = 0 }
    final class Song { var title = "" }
    struct V: View { let cart: CartService; var body: some View { Text("\\(cart.n)") } }
    """

  private func expect(_ property: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expectMarked(
      rule,
      types,
      "@Observable final class M {\n  \(property)\n}",
      sourceLocation: sourceLocation
    )
  }

  @Test func `the message names the property, the collaborator and the model`() {
    let model = "@Observable final class M { private var client: SearchClient }"
    #expect(
      findings(rule, in: [types, model]).map(\.message)
        == ["'client' holds the collaborator 'SearchClient', which views of 'M' do not show"]
    )
  }

  @Test(arguments: [
    "private var ↓c: SearchClient", "var ↓c: SearchClient?", "var ↓c = SearchClient()",
    "var ↓c = SearchClient.shared", "var ↓c: SearchClient = .init()", "var ↓c: FileLogger",
    "var ↓c: any UserRepository", "var ↓c: UserRepository", "var ↓c: (any MailGateway)?",
    "var ↓c: any RemoteService", "var ↓c = URLSession.shared", "var ↓c: URLSession",
    "var ↓c: NSCache<NSString, NSData>", "var ↓c = NSCache<NSString, NSData>()",
    "var ↓c: HiddenService", "var ↓c: SearchClient { didSet { print(1) } }",
  ])
  func `a tracked collaborator is found by its type, or by what makes it`(_ property: String) {
    expect(property)
  }

  @Test(arguments: [
    "@ObservationIgnored private var c: SearchClient",
    "@Observation.ObservationIgnored var c: SearchClient", "let c: SearchClient",
    "static var c = SearchClient()", "var c: SearchClient { .shared }", "var c: Song?",
    "var c = TokenClient()", "var c = ImageCache()", "var c: RemoteClient", "var c: CartService",
    "var c: [SearchClient] = []", "var client = 0",
    "@ObservationIgnored lazy var c = SearchClient()",
  ])
  func `ignored ones, constants, values, data and unknown types are not`(_ property: String) {
    expect(property)
  }

  @Test func `legacy models track by other means`() {
    expectMarked(rule, types, "final class M: ObservableObject { var c: SearchClient }")
  }

  @Test func `the attribute is put before the declaration`() {
    expectFixed(
      rule,
      "final class C_API {}\n@Observable class M {\n  /// Calls.\n  private var c: C_API\n}",
      "final class C_API {}\n@Observable class M {\n  /// Calls.\n"
        + "  @ObservationIgnored private var c: C_API\n}"
    )
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
        private var \(mark)service = CartService()
        var count: Int { service.n }
      }
      struct V: View { let m: M; var body: some View { \(body) } }
      """
    )
  }
}
