import Core
import OwnershipRules
import Testing

struct StateNotPrivateTests {
  private let rule = "state_not_private"

  @Test func `the message names the wrapper, the property and the view`() throws {
    let found = findings(rule, in: ["struct V: View { @State var a = 0 }"])
    let message = try #require(found.first?.message)
    #expect(
      message
        == "'@State var a' of 'V' is not private, so the initialiser of 'V' takes a value for it"
    )
  }

  @Test func `a written initialiser takes no value for it, an extension's leaves that as it is`() {
    let written = "struct V: View { @State var a = 0; init() {} }"
    let added = "struct V: View { @State var a = 0 }\nextension V { init(n: Int) {} }"
    #expect(
      (findings(rule, in: [written]) + findings(rule, in: [added])).map(\.message) == [
        "'@State var a' of 'V' is not private, so code outside 'V' can name it and set it",
        "'@State var a' of 'V' is not private, so the initialiser of 'V' takes a value for it",
      ]
    )
  }

  @Test func `each name of a declaration is a finding of its own`() {
    expectMarked(rule, "struct V: View { @State var ↓a = 0, ↓b = 1 }")
  }

  @Test(arguments: [
    "View", "SwiftUI.View", "ViewModifier", "ToolbarContent", "Commands", "App", "Scene",
    "UIViewRepresentable", "NSViewControllerRepresentable",
  ])
  func `whatever may own state is looked at`(_ conformance: String) {
    expectMarked(rule, "struct V: \(conformance) { @State var ↓a = 0 }")
  }

  @Test func `a conformance may stand in another file, or come by way of a protocol`() {
    expectMarked(rule, "struct V { @State var ↓a = 0 }", "extension V: View {}")
    expectMarked(rule, "protocol Screen: View {}", "struct V: Screen { @State var ↓a = 0 }")
    expectMarked(rule, "enum N { struct V<T> { @State var ↓a = 0 } }", "extension N.V: View {}")
    expectMarked(rule, "typealias Screen = View & Sendable\nstruct V: Screen { @State var ↓a = 0 }")
    expectMarked(rule, "typealias A = B\ntypealias B = A\nstruct V: A { @State var a = 0 }")
  }

  @Test func `an attribute counts however it is written`() {
    expectMarked(
      rule,
      """
      struct V: View {
        @SwiftUI.State var ↓a = 0
        @MainActor @State
        var ↓b = 1
        @State(initialValue: 2) var ↓c
        @StateObject private(set) var ↓d = M()
      }
      """
    )
  }

  @Test func `other types, private ones, statics and previews are left alone`() {
    expectMarked(
      rule,
      """
      class M { @State var a = 0 }
      struct S { @State var a = 0 }
      private struct P: View { @State var a = 0 }
      enum E { fileprivate struct Q: View { struct R: View { @State var a = 0 } } }
      private extension E { struct T: View { @State var a = 0 } }
      struct V: View { @State private var a = 0; @State fileprivate var b = 0 }
      #Preview {
        @Previewable @State var a = 0
        struct W: View { @State var a = 0; var body: some View { Text("") } }
        return W()
      }
      """
    )
  }

  @Test func `a type of the run that is called 'View' is not SwiftUI's`() {
    expectMarked(rule, "protocol View {}", "struct V: View { @State var a = 0 }")
  }

  @Test func `'private' is put before the variable`() {
    expectFixed(
      rule,
      "struct V: View { @State var a = 0 }",
      "struct V: View { @State private var a = 0 }"
    )
    expectFixed(
      rule,
      "struct V: View { @State private(set) var a = 0 }",
      "struct V: View { @State private var a = 0 }"
    )
  }

  @Test(arguments: [
    ["struct V: View { @State var a: Int }"],
    ["struct V: View { @State var a = 0 }\nstruct W: View { var body: some View { V(a: 1) } }"],
    ["struct V: View { @State public var a = 0 }"],
    ["struct V: View { @State var a = 0 }", "extension V { var b: Int { a } }"],
  ])
  func `nothing is edited where that might break something`(_ files: [String]) {
    let found = findings(rule, in: files)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.edits.isEmpty })
  }
}
