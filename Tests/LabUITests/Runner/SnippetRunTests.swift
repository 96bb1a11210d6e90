import StrictJSON
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

  private static let scenario = [
    #"{"expect":"text","text":"loading 0","is":true}"#,
    #"{"do":"advance","ms":49}"#,
    #"{"expect":"text","text":"loading 0","is":true}"#,
    #"{"do":"advance","ms":1}"#,
    #"{"expect":"text","text":"loaded 0","is":true}"#,
    #"{"expect":"enabled","name":"Save","is":false}"#,
    #"{"do":"type","text":"Ada","name":"Name"}"#,
    #"{"expect":"enabled","name":"Save","is":true}"#,
    #"{"do":"tap","name":"Save"}"#,
    #"{"expect":"cause","view":"ProfileScreen","text":"ProfileEditor.phase"}"#,
    #"{"do":"advance","ms":299}"#,
    #"{"expect":"text","text":"saving","is":true}"#,
    #"{"do":"advance","ms":1}"#,
    #"{"expect":"text","text":"saved","is":true}"#,
    #"{"do":"tap","name":"Next"}"#,
    #"{"expect":"text","text":"cancelled 1","is":true}"#,
    #"{"do":"advance","ms":1000}"#,
    #"{"expect":"text","text":"finished 2","is":true}"#,
    #"{"do":"tap","name":"Later"}"#,
    #"{"expect":"text","text":"loaded 1","is":true}"#,
    #"{"do":"tap","name":"Next"}"#,
    #"{"do":"tap","name":"Leave"}"#,
    #"{"expect":"text","text":"finished 2","is":false}"#,
    #"{"expect":"made","model":"ProfileEditor","op":">","count":0}"#,
    #"{"expect":"kept","model":"ProfileEditor","count":1}"#,
  ]

  @Test func `tasks run in virtual time, restart with their id and end with their view`() throws {
    let snippet = try CompiledSnippet(Self.profile, root: "ProfileScreen")
    let records = try snippet.run(Self.scenario)
    let unmet = records.filter { $0["outcome"] == false }
    #expect(unmet.map { $0["actual"]?.string } == [])
    let asked = Self.scenario.count { $0.contains("expect") }
    #expect(records.count { $0["outcome"] != nil } == asked)
    let end = try #require(records.last)
    #expect(end["end"] == true)
    #expect(end["nonce"]?.string == CompiledSnippet.nonce)
    let changes = records.filter { $0["event"] == "task" }.compactMap { $0["change"]?.string }
    #expect(
      changes == ["began", "began", "ended", "cancelled", "began", "ended", "began", "cancelled"]
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
    let records = try snippet.run([#"{"do":"tap","name":"Start"}"#])
    #expect(records.last?["end"] == false)
    #expect(records.last?["aborted"]?.string == "task-storm")
  }

  @Test func `a step that cannot be done ends the run with the reason`() throws {
    let snippet = try CompiledSnippet(Self.storm, root: "Storm")
    let records = try snippet.run([#"{"do":"tap","name":"Strat"}"#])
    let outcome = try #require(records.first { $0["outcome"] != nil })
    #expect(outcome["actual"]?.string == "no button 'Strat' is shown; did you mean 'Start'?")
    #expect(records.last?["end"] == false)
  }
}
