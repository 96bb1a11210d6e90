import LabProtocol
import Testing

/// What becomes of screens, and of their tasks, as they cover each other.
@Suite(.serialized)
struct ScreenTests {
  private static let screens = """
    import SwiftUI

    struct Page: View {
      let name: String
      @Binding var log: String
      var body: some View {
        Text("page \\(name)").task {
          log += "\\(name) begins "
          do {
            try await Task.sleep(for: .seconds(5))
            log += "\\(name) ends "
          } catch {
            log += "\\(name) is cancelled "
          }
        }
      }
    }

    struct Tabs: View {
      @State private var log = ""
      var body: some View {
        TabView {
          Page(name: "a", log: $log).tabItem { Text("A") }
          Page(name: "b", log: $log).tabItem { Text("B") }
        }
        Text(log)
      }
    }

    struct Stack: View {
      @State private var log = ""
      var body: some View {
        NavigationStack {
          VStack {
            Page(name: "a", log: $log)
            NavigationLink("B") { Page(name: "b", log: $log) }
          }
          .navigationTitle("A")
        }
        Text(log)
      }
    }

    struct Grouped: View {
      @State private var log = ""
      @State private var isLoaded = false
      var body: some View {
        Group { if isLoaded { Text("loaded") } else { Text("waiting") } }
          .task {
            log += "began "
            try? await Task.sleep(for: .seconds(1))
            isLoaded = true
          }
        Text(log)
      }
    }

    """

  @Test(arguments: ["Tabs", "Stack"])
  func `the task of a screen is cancelled when it is covered and begins again afterwards`(
    _ root: String
  ) throws {
    let run = try LiveLab.run(
      Self.screens,
      """
      root \(root)
      expect text "a begins " is shown
      tap "B"
      expect text "page b" is shown
      expect text "page a" is not shown
      advance 6 s
      tap "A"
      expect text "a begins b begins a is cancelled b ends a begins " is shown
      """
    )
    #expect(run.outcomes.filter { !$0.isMet } == [])
    #expect(run.passed)
  }

  @Test func `the task of a group is not begun again by what comes into it`() throws {
    let run = try LiveLab.run(
      Self.screens,
      """
      root Grouped
      advance 2 s
      expect text "loaded" is shown
      expect text "began " is shown
      """
    )
    #expect(run.outcomes.filter { !$0.isMet } == [])
    #expect(run.passed)
  }

  @Test func `a body that never returns ends the run as it would the app`() throws {
    let run = try LiveLab.run(
      """
      import SwiftUI

      struct Screen: View { var body: some View { fatalError("not yet") } }
      """,
      "root Screen"
    )
    #expect(!run.passed)
    #expect("\(run.ending)" == "it crashed: not yet, in Screen.body")
  }
}
