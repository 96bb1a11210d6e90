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

  private static let queues = """
    import SwiftUI

    final class Store: ObservableObject {
      @Published var told: [String] = []
      private let queue = DispatchQueue(label: "store")
      private var cache: [Int: String] = [:]

      func load() {
        queue.async {
          self.cache[1] = "cached"
          DispatchQueue.main.async { self.told.append("main") }
        }
        told.append(queue.sync { cache[1] ?? "missing" })
        let group = DispatchGroup()
        for _ in 1...2 { DispatchQueue.global().async(group: group) {} }
        group.notify(queue: .main) { self.told.append("both") }
        let semaphore = DispatchSemaphore(value: 0)
        DispatchQueue.global(qos: .utility).async { semaphore.signal() }
        semaphore.wait()
        DispatchQueue.global().async {
          DispatchQueue.main.sync { self.told.append("sync") }
          let count = DispatchQueue.main.sync { self.told.count }
          DispatchQueue.main.async { self.told.append("\\(count)") }
        }
      }

      func publish() {
        DispatchQueue.global().async { self.told = ["background"] }
      }
    }

    struct Screen: View {
      @StateObject private var store = Store()

      var body: some View {
        Text(store.told.joined(separator: " ")).onAppear { store.load() }
        Button("Publish") { store.publish() }
      }
    }

    """

  @Test func `queues do their work in order, and those who wait for them go on`() throws {
    let run = try LiveLab.run(
      Self.queues,
      """
      root Screen
      expect text "cached main both sync 4" is shown
      expect no warning "background"
      tap "Publish"
      expect text "background" is shown
      expect warning "Publishing changes from background threads is not allowed"
      """
    )
    #expect(run.outcomes.filter { !$0.isMet } == [])
    #expect(run.passed)
  }

  private static let timers = """
    import SwiftUI

    @Observable final class Clock {
      var seconds = 0
      var isOver = false
      @ObservationIgnored private var timer: Timer?

      func start() {
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.seconds += 1 }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
        let end = Timer(timeInterval: 5, repeats: false) { [weak self] _ in self?.isOver = true }
        RunLoop.current.add(end, forMode: .default)
      }

      func stop() { timer?.invalidate() }
    }

    struct Screen: View {
      @State private var clock = Clock()

      var body: some View {
        Text("\\(clock.seconds) \\(clock.isOver)").onAppear { clock.start() }
        Button("Stop") { clock.stop() }
      }
    }

    """

  @Test func `timers of a run loop fire in virtual time until they are invalidated`() throws {
    let run = try LiveLab.run(
      Self.timers,
      """
      root Screen
      advance 3 s
      expect text "3 false" is shown
      tap "Stop"
      advance 9 s
      expect text "3 true" is shown
      """
    )
    #expect(run.outcomes.filter { !$0.isMet } == [])
    #expect(run.passed)
  }

  private static let clocks = """
    import SwiftUI

    struct Screen: View {
      @State private var start = Date()
      @State private var began = ContinuousClock.now
      @State private var told = ""
      @State private var up = ProcessInfo.processInfo.systemUptime
      @State private var ticks = DispatchTime.now().uptimeNanoseconds

      var body: some View {
        Text(told)
        TimelineView(.periodic(from: start, by: 2)) { context in
          Text("\\(Int(context.date.timeIntervalSince(start).rounded())) s")
        }
        Button("Ask") {
          let elapsed = Date.now.timeIntervalSince(start).rounded()
          let uptime = ProcessInfo.processInfo.systemUptime - up
          let nanoseconds = DispatchTime.now().uptimeNanoseconds - ticks
          told = "\\(elapsed) \\(began.duration(to: .now)) \\(Int(-start.timeIntervalSinceNow))"
            + " \\(Int(uptime.rounded())) \\(nanoseconds / 1_000_000_000)"
        }
        Button("Measure") {
          Task {
            let time = await ContinuousClock().measure { try? await Task.sleep(for: .seconds(2)) }
            told = "\\(time)"
          }
        }
      }
    }

    """

  @Test func `dates and clocks go on as the scenario lets time go by`() throws {
    let run = try LiveLab.run(
      Self.clocks,
      """
      expect text "0 s" is shown
      advance 5 s
      expect text "4 s" is shown
      tap "Ask"
      expect text "5.0 5.0 seconds 5 5 5" is shown
      tap "Measure"
      advance 2 s
      expect text "2.0 seconds" is shown
      """
    )
    #expect(run.outcomes.filter { !$0.isMet } == [])
    #expect(run.passed)
  }

  private static let lifetimes = """
    import SwiftUI

    @Observable final class Model { deinit { print("gone") } }
    final class Old: ObservableObject { deinit { print("gone, the older one") } }

    struct Inner: View {
      @State private var model = Model()
      @StateObject private var old = Old()
      var body: some View { Text("inner") }
    }

    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Button("Hide") { isShown = false }
        if isShown { Inner() }
      }
    }

    """

  @Test func `a model that was there from the beginning goes with its view`() throws {
    let run = try LiveLab.run(
      Self.lifetimes,
      """
      tap "Hide"
      expect text "inner" is not shown
      """
    )
    #expect(run.passed)
    #expect(run.printed.contains("gone\n"))
    #expect(run.printed.contains("gone, the older one\n"))
  }
}
