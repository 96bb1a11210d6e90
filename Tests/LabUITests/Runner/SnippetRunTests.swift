import LabProtocol
import Testing

/// What needs a process of its own: a snippet compiled as learners' are, and virtual time.
@Suite(.serialized)
struct SnippetRunTests {
  private static let profile = """
    import Combine
    import SwiftUI

    @Observable
    final class ProfileEditor {
      enum Phase { case idle, saving, saved }

      var name = ""
      private(set) var phase = Phase.idle

      func save() async {
        phase = .saving
        try? await Task.sleep(for: .milliseconds(300))
        phase = .saved
      }
    }

    final class Clicks: ObservableObject {
      @Published var count = 0
    }

    struct ProfileScreen: View {
      @State private var editor = ProfileEditor()
      @StateObject private var clicks = Clicks()
      @State private var isLoaded = false
      @State private var id = 1
      @State private var isThere = true

      var body: some View {
        Form {
          TextField("Name", text: $editor.name)
          Text("\\(String(describing: editor.phase))")
          Button("Save") { Task { await editor.save() } }.disabled(editor.name.isEmpty)
          Button("Next") { id += 1 }
          Button("Leave") { isThere = false }
          Button("Later") { DispatchQueue.main.async { clicks.count += 1 } }
          Text("\\(isLoaded ? "loaded" : "loading") \\(clicks.count)")
          if isThere { Worker(id: id) }
        }
        .task {
          try? await Task.sleep(for: .milliseconds(50))
          isLoaded = true
        }
      }
    }

    struct Worker: View {
      let id: Int
      @State private var text = "waiting"

      var body: some View {
        Text(text).task(id: id) {
          do {
            try await Task.sleep(for: .seconds(1))
            text = "finished \\(id)"
          } catch {
            text = "cancelled \\(id)"
          }
        }
      }
    }
    """

  private static let scenario = """
    expect text "loading 0" is shown
    advance 49 ms
    expect text "loading 0" is shown
    advance 1 ms
    expect text "loaded 0" is shown
    expect control "Save" is disabled
    type "Ada" into "Name"
    expect control "Save" is enabled
    tap "Save"
    expect body ProfileScreen ran because "ProfileEditor.phase"
    advance 299 ms
    expect text "saving" is shown
    advance 1 ms
    expect text "saved" is shown
    tap "Next"
    expect text "cancelled 1" is shown
    expect state Worker.text survived
    advance 1 s
    expect text "finished 2" is shown
    tap "Later"
    expect text "loaded 1" is shown
    tap "Next"
    tap "Leave"
    expect text "finished 2" is not shown
    expect made ProfileEditor more than 0 times
    expect kept ProfileEditor 1 time
    expect no warning "update"
    """

  @Test func `tasks run in virtual time, restart with their id and end with their view`() throws {
    let snippet = try CompiledSnippet(Self.profile, root: "ProfileScreen")
    let run = try snippet.run(Self.scenario)
    #expect(run.outcomes.filter { !$0.isMet } == [])
    #expect(run.passed)
    let changes = run.events.compactMap { event in
      if case .task(let change, _) = event.fact { change } else { nil }
    }
    #expect(
      changes
        == [.began, .began, .ended, .cancelled, .began, .ended, .began, .cancelled]
    )
  }

  @Test func `the trees before and after say what views read, store and how often they ran`() throws
  {
    let snippet = try CompiledSnippet(Self.profile, root: "ProfileScreen")
    let run = try snippet.run("tap \"Next\"")
    let mounted = try #require(run.mounted)
    #expect(mounted.views.map(\.name) == ["ProfileScreen", "Worker"])
    #expect(mounted.views.map(\.runs) == [1, 1])
    let root = try #require(run.final?.views.first)
    #expect(root.runs == 2)
    #expect(
      root.reads == [
        "Clicks, all of it", "ProfileEditor.name", "ProfileEditor.phase", "ProfileScreen.id",
        "ProfileScreen.isLoaded", "ProfileScreen.isThere",
      ]
    )
    #expect(
      root.values == [
        TreeView.StoredValue(name: "editor", text: "ProfileEditor"),
        TreeView.StoredValue(name: "clicks", text: "Clicks"),
        TreeView.StoredValue(name: "isLoaded", text: "false"),
        TreeView.StoredValue(name: "id", text: "2"),
        TreeView.StoredValue(name: "isThere", text: "true"),
      ]
    )
  }

  private static let storm = """
    import SwiftUI

    struct Storm: View {
      var body: some View {
        Button("Start") { Task { while true { await Task.yield() } } }
      }
    }
    """

  @Test func `tasks without end are stopped, and the run says so`() throws {
    let snippet = try CompiledSnippet(Self.storm, root: "Storm")
    let run = try snippet.run("tap \"Start\"")
    #expect(run.ending == .aborted(.taskStorm, place: ""))
    #expect(!run.passed)
  }

  @Test func `a step that cannot be done ends the run with the reason`() throws {
    let snippet = try CompiledSnippet(Self.storm, root: "Storm")
    let run = try snippet.run("tap \"Strat\"")
    #expect(run.ending == .stopped)
    #expect(
      run.outcomes == [
        LineOutcome(
          line: 1,
          isMet: false,
          expected: "this can be done",
          actual: "no button 'Strat' is shown; did you mean 'Start'?"
        )
      ]
    )
  }
}
