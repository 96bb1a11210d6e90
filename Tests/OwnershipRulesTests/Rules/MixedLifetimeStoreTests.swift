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
    let others = [
      "focusX", "validX", "draftX", "authX", "routeX", "sheetX",
    ].map { "var \($0) = 0" }
    let alone = "@Observable class M { var \(name) = 0; var isOn = 0 }"
    #expect(findings(rule, in: [alone]).isEmpty)
    let pairs = others.map { "@Observable class M { \($0); var \(name) = 0; var a = 0 }" }
    #expect(pairs.allSatisfy { findings(rule, in: [$0]).isEmpty })
    let triple = "@Observable class ↓M { \(others.joined(separator: "; ")); var \(name) = 0 }"
    expectMarked(rule, triple)
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
