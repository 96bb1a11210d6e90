import LabProtocol
import Testing

/// Pipelines whose operators wait, in virtual time.
@Suite(.serialized)
struct CombineTests {
  private static let ticker = """
    import Combine
    import SwiftUI

    final class Model: ObservableObject {
      @Published var heard: [String] = []
      @Published var query = ""
      let subject = PassthroughSubject<Int, Never>()
      private var lines = Set<AnyCancellable>()

      init() {
        subject.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
          .sink { [weak self] in self?.heard.append("latest \\($0)") }
          .store(in: &lines)
        subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: false)
          .sink { [weak self] in self?.heard.append("earliest \\($0)") }
          .store(in: &lines)
        subject.timeout(.seconds(5), scheduler: RunLoop.main)
          .sink { [weak self] _ in self?.heard.append("timed out") } receiveValue: { _ in }
          .store(in: &lines)
        $query
          .dropFirst()
          .map { q in Just("found \\(q)").delay(for: .seconds(1), scheduler: RunLoop.main) }
          .switchToLatest()
          .sink { [weak self] in self?.heard.append($0) }
          .store(in: &lines)
        $query
          .dropFirst()
          .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
          .sink { [weak self] in self?.heard.append("calm \\($0)") }
          .store(in: &lines)
      }
    }

    struct Screen: View {
      @StateObject private var model = Model()
      @State private var last = ""

      var body: some View {
        Text(model.heard.joined(separator: ", "))
        Text("last \\(last)").task { for await query in model.$query.values { last = query } }
        Button("Send") { for value in 1...3 { model.subject.send(value) } }
        Button("a") { model.query = "a" }
        Button("b") { model.query = "b" }
      }
    }

    """

  @Test func `a throttled pipeline sends at once and then once a while`() throws {
    let run = try LiveLab.run(
      Self.ticker,
      """
      root Screen
      tap "Send"
      expect text "latest 1, earliest 1" is shown
      advance 999 ms
      expect text "latest 1, earliest 1" is shown
      advance 1 ms
      expect text "latest 1, earliest 1, latest 3, earliest 2" is shown
      advance 3999 ms
      expect text "latest 1, earliest 1, latest 3, earliest 2" is shown
      advance 1 ms
      expect text "latest 1, earliest 1, latest 3, earliest 2, timed out" is shown
      """
    )
    #expect(run.outcomes.filter { !$0.isMet } == [])
    #expect(run.passed)
  }

  @Test func `a search lets go of the request before, and waits for calm`() throws {
    let run = try LiveLab.run(
      Self.ticker,
      """
      root Screen
      tap "a"
      expect text "last a" is shown
      advance 200 ms
      tap "b"
      advance 299 ms
      expect text "last b" is shown
      expect text "calm b" is not shown
      advance 1 ms
      expect text "calm b" is shown
      advance 700 ms
      expect text "calm b, found b" is shown
      """
    )
    #expect(run.outcomes.filter { !$0.isMet } == [])
    #expect(run.passed)
  }
}
