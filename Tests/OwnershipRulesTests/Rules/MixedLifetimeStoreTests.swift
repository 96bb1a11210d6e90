import Core
import OwnershipRules
import Testing

struct MixedLifetimeStoreTests {
  private let rule = "mixed_lifetime_store"

  @Test func `the message names each concern with the first property that shows it`() {
    let found = findings(
      rule,
      in: [
        "@Observable class M { var isFocused = 0; var draft = 0; var drafts = 0; var token = 0 }"
      ]
    )
    #expect(
      found.map(\.message) == [
        "'M' holds state of unlike lifetimes: focus ('isFocused'), drafts ('draft') and "
          + "authentication ('token')"
      ]
    )
    #expect(found.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    "focus", "focusedField", "isValid", "invalidFields", "validationErrors", "draftTitle", "drafts",
    "authState", "isAuthenticated", "apiToken", "currentUser", "currentUserName", "isSignedIn",
    "loggedInAt", "navigationStack", "navigationPath", "path", "activeRoute", "destination",
    "shownSheet", "alertText", "popover", "isPresented", "presented_item",
  ])
  func `a word of a concern counts wherever it stands in the name`(_ name: String) {
    let pairs = [
      ["focusA", "draftA"], ["draftA", "tokenA"], ["routeA", "sheetA"], ["validA", "tokenA"],
    ]
    let found = pairs.map { pair in
      let members = (pair + [name]).map { "var \($0) = 0" }.joined(separator: "; ")
      return findings(rule, in: ["@Observable class M { \(members) }"]).count
    }
    #expect(found.contains(1))
  }

  @Test(arguments: [
    "author", "relativePath", "launchAtLogin", "focusing", "invalidate", "signedAt", "currentTrack",
    "alerts", "routes", "pathLength", "tokens", "loginCount",
  ])
  func `a part of a word, or a word alone, is no concern`(_ name: String) {
    expectMarked(rule, "@Observable class M { var focus = 0; var draft = 0; var \(name) = 0 }")
  }

  @Test(arguments: [
    "let token = 0", "static var token = 0", "var token: Int { 0 }", "let auth = N()",
    "var auth = N()", "func token() {}",
  ])
  func `what is no variable of its own does not count`(_ member: String) {
    expectMarked(
      rule,
      "@Observable class N {}\n@Observable class M { var focus = 0; var draft = 0; \(member) }"
    )
  }

  @Test func `only models are stores`() {
    let members = "var focus = 0; var draft = 0; @Published var token = 0"
    expectMarked(rule, "struct M { \(members) }\nclass N { \(members) }")
    expectMarked(rule, "class ↓M: ObservableObject { \(members) }")
    expectMarked(rule, "class ↓M { \(members) }", "extension M: ObservableObject {}")
  }
}
