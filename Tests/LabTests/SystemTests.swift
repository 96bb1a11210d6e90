import LabProtocol
import Testing

/// What of the system around SwiftUI answers in the lab, and how.
@Suite(.serialized)
struct SystemTests {
  private static let countdown = """
    import Combine
    import SwiftUI

    struct Screen: View {
      @State private var left = 10
      @State private var isShown = true
      let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

      var body: some View {
        Text("\\(left) s")
        Button("Hide") { isShown = false }
        if isShown { Text("watch").onReceive(timer) { _ in left -= 1 } }
      }
    }

    """

  @Test func `a timer ticks in virtual time for as long as someone listens`() throws {
    let run = try LiveLab.run(
      Self.countdown,
      """
      root Screen
      advance 999 ms
      expect text "10 s" is shown
      advance 2001 ms
      expect text "7 s" is shown
      tap "Hide"
      advance 5 s
      expect text "7 s" is shown
      """
    )
    #expect(run.outcomes.filter { !$0.isMet } == [])
    #expect(run.passed)
  }

  private static let feed = """
    import SwiftUI

    extension Notification.Name {
      static let loggedOut = Notification.Name("loggedOut")
    }

    struct Screen: View {
      @State private var rows = 1
      @State private var message = "not asked"
      @State private var isIn = true

      var body: some View {
        List(0..<rows, id: \\.self) { Text("row \\($0)") }
          .refreshable {
            try? await Task.sleep(for: .seconds(1))
            rows += 1
          }
        Text(message)
        Button("Fetch") { Task { await fetch() } }
        Text(isIn ? "in" : "out")
          .onReceive(NotificationCenter.default.publisher(for: .loggedOut)) { _ in isIn = false }
        Button("Log out") { NotificationCenter.default.post(name: .loggedOut, object: nil) }
      }

      private func fetch() async {
        do {
          let (data, _) = try await URLSession.shared.data(from: URL(filePath: "/"))
          message = "\\(data.count) bytes"
        } catch let error as URLError where error.code == .notConnectedToInternet {
          message = "offline"
        } catch {
          message = "another error"
        }
      }
    }

    """

  @Test func `a refresh waits, a request fails at once, and notifications arrive`() throws {
    let run = try LiveLab.run(
      Self.feed,
      """
      root Screen
      refresh
      expect text "row 1" is not shown
      advance 1 s
      expect text "row 1" is shown
      tap "Fetch"
      expect text "offline" is shown
      tap "Log out"
      expect text "out" is shown
      """
    )
    #expect(run.outcomes.filter { !$0.isMet } == [])
    #expect(run.passed)
  }
}
