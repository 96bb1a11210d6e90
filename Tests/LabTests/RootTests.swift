import LabProtocol
import Testing

/// What is mounted where a scenario names no view of the code: an app, or a preview.
@Suite(.serialized)
struct RootTests {
  private static let store = """
    import SwiftUI

    @Observable final class Store { var count = 1 }

    struct Screen: View {
      @Environment(Store.self) private var store
      @Environment(\\.locale) private var locale
      var body: some View {
        Button("Add") { store.count += 1 }
        Text("\\(store.count) \\(locale.identifier)")
      }
    }

    """

  @Test(arguments: [
    (
      "Main",
      """
      @main struct Main: App {
        @State private var store = Store()
        var body: some Scene {
          WindowGroup { Screen().environment(store) }
            .environment(\\.locale, Locale(identifier: "fr"))
          Settings { Text("settings") }
        }
      }
      """
    ),
    (
      "Preview",
      """
      #Preview {
        @Previewable @State var store = Store()
        Screen().environment(store).environment(\\.locale, Locale(identifier: "fr"))
      }
      """
    ),
    (
      "Preview",
      """
      struct ScreenPreviews: PreviewProvider {
        static var previews: some View {
          Screen().environment(Store()).environment(\\.locale, Locale(identifier: "fr"))
        }
      }
      """
    ),
  ])
  func `objects come from the app, or from the preview where there is none`(
    _ root: String,
    _ code: String
  ) throws {
    let run = try LiveLab.run(
      Self.store + code,
      """
      tap "Add"
      expect text "2 fr" is shown
      expect body Screen ran 1 time
      """
    )
    #expect(run.outcomes.filter { !$0.isMet } == [])
    #expect(run.passed)
    #expect(run.events.contains { $0.isBody(of: root) })
  }

  @Test(arguments: [
    """
    #Preview("Card") {
      @Previewable @State var isOn = true
      Card(title: "Wifi", isOn: $isOn)
    }
    """,
    """
    struct Holder: View {
      let title: String
      @State private var isOn = true
      var body: some View { Card(title: title, isOn: $isOn) }
    }
    struct CardPreviews: PreviewProvider {
      static var previews: some View { Holder(title: "Wifi").padding() }
    }
    """,
  ])
  func `where no view can be mounted as it is, the first preview is`(_ preview: String) throws {
    let card = """
      import SwiftUI

      struct Card: View {
        let title: String
        @Binding var isOn: Bool
        var body: some View { Toggle(title, isOn: $isOn) }
      }

      """
    let run = try LiveLab.run(
      card + preview,
      """
      root Preview
      toggle "Wifi"
      expect value "Wifi" is "off"
      expect body Card ran 1 time
      """
    )
    #expect(run.outcomes.filter { !$0.isMet } == [])
    #expect(run.passed)
  }

  @Test func `a named app is mounted with its own storage`() throws {
    let run = try LiveLab.run(
      """
      import SwiftUI

      @main struct Main: App {
        @State private var name = "a"
        @State private var isShown = false
        var body: some Scene {
          WindowGroup { Button(name) { name = "b" } }
            .onChange(of: name) { isShown = true }
        }
      }
      struct Other: View { var body: some View { Text("other") } }

      """,
      """
      root Main
      tap "a"
      expect text "b" is shown
      expect state Main.isShown survived
      """
    )
    #expect(run.outcomes.filter { !$0.isMet } == [])
    #expect(run.passed)
  }
}

extension TraceEvent {
  /// Whether a body of a view ran.
  fileprivate func isBody(of view: String) -> Bool {
    if case .body(view, _, _, _) = fact { true } else { false }
  }
}
