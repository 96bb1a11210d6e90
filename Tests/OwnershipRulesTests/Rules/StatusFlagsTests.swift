import Core
import OwnershipRules
import Testing

struct StatusFlagsTests {
  private let rule = "status_flags"

  @Test func `the message lists the flags`() {
    let found = findings(
      rule,
      in: [
        "@Observable class M { var isLoading = false; var didLoad = false; var hasError = false }"
      ]
    )
    #expect(
      found.map(\.message) == [
        "'isLoading', 'didLoad' and 'hasError' of 'M' name phases of the same work, so they can "
          + "contradict each other"
      ]
    )
  }

  @Test(arguments: [
    ["loading", "failed"], ["isLoadingPosts", "didFailPosts"], ["isSaving", "saveFailed"],
    ["uploadPending", "uploadDidFinish"], ["isLoadingPost", "isSavingPost"], ["busy", "idle"],
    ["isSyncing", "syncError"], ["shouldRefresh", "isRefreshing"], ["is_loading", "has_error"],
    ["didFinishLoading", "isLoading"], ["isLoading", "isReloading"],
    ["isURLLoading", "didURLFail"],
  ])
  func `phases of one work are found`(_ names: [String]) {
    expectMarked(
      rule,
      "class M: ObservableObject { var ↓\(names[0]) = false; var \(names[1]): Bool = true }"
    )
  }

  @Test(arguments: [
    ["isLoadingPosts", "isSavingProfile"], ["isLoading", "isEnabled"],
    ["isLoadingPost", "isSaving"], ["loginLoading", "loginReload"], ["isLoading", "shouldReload"],
    ["isOpen", "isExpanded"], ["showsError", "isLoading"],
  ])
  func `flags of different work are not`(_ names: [String]) {
    expectMarked(rule, "@Observable class M { var \(names[0]) = false; var \(names[1]) = false }")
  }

  @Test(arguments: [
    "let didFail = false", "@Binding var didFail: Bool", "var didFail: Bool { false }",
    "static var didFail = false", "var didFail: String?", "var didFail = 0",
    "@AppStorage(\"a\") var didFail = false",
  ])
  func `what is no stored switch of its own does not count`(_ member: String) {
    expectMarked(rule, "struct V: View { @State private var isLoading = false; \(member) }")
  }

  @Test func `only models and views have phases`() {
    expectMarked(rule, "struct S { var isLoading = false; var didFail = false }")
    expectMarked(rule, "class C { var isLoading = false; var didFail = false }")
  }
}
