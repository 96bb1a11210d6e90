import Core
import OwnershipRules
import Testing

struct FrequentValueAtRootTests {
  private let rule = "frequent_value_at_root"

  /// A model with a method, injected by an app whose home reads the value and shows a view.
  private func app(_ members: String, isFound: Bool, type: String = "@Observable final class M")
    -> String
  {
    """
    enum K { static let tick = 1.0 / 30; static let slow = 5.0 }
    let beat: TimeInterval = 0.25
    \(type) { var v = 0; \(members) }
    struct A: App {
      @State private var m = M()
      var body: some Scene { WindowGroup { Home().\(isFound ? "↓" : "")environment(m) } }
    }
    struct Home: View {
      @Environment(M.self) private var m
      var body: some View { Text("\\(m.v)"); Leaf() }
    }
    struct Leaf: View { var body: some View { Text("") } }
    """
  }

  @Test func `the message names the model, the property and the view`() {
    let text = app("func f() async { for await x in xs { v = x } }", isFound: false)
    #expect(
      findings(rule, in: [text]).map(\.message) == [
        "'M' is injected at the root and writes 'v' many times a second, so 'Home' updates as "
          + "often with all that it shows"
      ]
    )
  }

  @Test(arguments: [
    "func f() async { for await x in xs { v = x } }",
    "func f() async throws { for try await x in xs where x > 0 { self.v += x } }",
    "func f() async { for await x in player.publisher(for: \\.time).values { v = x } }",
    "func f() async { for await x in xs.notifications() { v = x } }",
    "func f() { Task { for await x in xs { set(x) } } }; private func set(_ x: Int) { v = x }",
    "func f() { Timer.scheduledTimer(withTimeInterval: K.tick, repeats: true) { _ in self.v += 1 } }",
    "func f() { Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in "
      + "self?.v += 1 } }",
    "func f() { Timer.publish(every: beat, on: .main, in: .common).autoconnect()"
      + ".sink { _ in self.v = 1 }.store(in: &bag) }",
    "func f() async { while true { v += 1; try? await Task.sleep(for: .milliseconds(100)) } }",
    "func f() async { while true { v += 1; try? await Task.sleep(for: .seconds(0.1)) } }",
    "func f() async { while true { v += 1; try? await Task.sleep(nanoseconds: 500_000_000) } }",
    "func f() async { repeat { v += 1; try? await clock.sleep(until: .now + .milliseconds(16)) } "
      + "while true }",
    "static let wait = Duration.milliseconds(50)\n"
      + "func f() async { while true { v += 1; try? await Task.sleep(for: Self.wait) } }",
    "func f() { while true { v += 1; usleep(2 * 1000) } }",
  ])
  func `a stream, a fast timer and a loop with a short sleep are frequent`(_ members: String) {
    expectMarked(rule, app(members, isFound: true))
  }

  @Test(arguments: [
    "func f() { v = 1 }",
    "func f() { for x in xs { v = x } }",
    "func f() async { for await x in xs { raw = x } }; @ObservationIgnored var raw = 0",
    "func f() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.v += 1 } }",
    "func f() { Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in self.v += 1 } }",
    "func f() { Timer.scheduledTimer(withTimeInterval: K.slow, repeats: true) { _ in self.v = 1 } }",
    "func f(_ s: Double) { Timer.scheduledTimer(withTimeInterval: s, repeats: true) { _ in v = 1 } }",
    "func f() async { while true { v += 1; try? await Task.sleep(for: .seconds(2)) } }",
    "let wait: Double; func f() async { while true { v += 1; try? await Task.sleep(for: wait) } }",
    "func f() async { while true { v += 1; await next() } }",
    "func f() async { for await _ in xs { v = nil } }",
    "func f() async { for await x in NotificationCenter.default.notifications(named: .a) { v = 1 } }",
    "func f() async { for await x in center.notifications(named: .a).map({ 1 }) { add() } }\n"
      + "func add() { v += 1 }",
    "func f() async { for await x in center.publisher(for: .a).values { Task { v += 1 } } }",
    "func f() async { while !v { if ready { on() }; usleep(9) } }; func on() { v = true }",
  ])
  func `slow, single, untracked and unknown ones are not`(_ members: String) {
    expectMarked(rule, app(members, isFound: false))
  }

  @Test(arguments: [
    ("Text(\"\").task { for await x in xs { m.set(x) } }", true),
    ("Text(\"\").onReceive(fast) { x in m.set(x) }", true),
    ("Text(\"\").onReceive(slow) { x in m.set(x) }", false),
    ("Text(\"\").task { for await x in xs { other.set(x) } }", false),
  ])
  func `a method that others call so is frequent`(_ body: String, _ isFound: Bool) {
    expectMarked(
      rule,
      app("func set(_ x: Int) { v = x }", isFound: isFound),
      """
      struct Feed: View {
        let m: M
        private let fast = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
        private let slow = Timer.publish(every: 2, on: .main, in: .common).autoconnect()
        var body: some View { \(body) }
      }
      """
    )
  }

  @Test func `a legacy model counts by what it publishes`() {
    expectMarked(
      rule,
      """
      final class M: ObservableObject {
        @Published var v = 0
        func f() async { for await x in xs { v = x } }
      }
      struct A: App {
        @StateObject private var m = M()
        var body: some Scene { WindowGroup { Home().↓environmentObject(m) } }
      }
      struct Home: View {
        @EnvironmentObject var m: M
        var body: some View { Text("\\(m.v)"); Leaf() }
      }
      struct Leaf: View { var body: some View { Text("") } }
      """
    )
  }

  @Test(arguments: [
    ("Mid().↓environment(m)", "Text(\"\\(m.v)\"); Leaf()", "Root()"),
    ("Mid().environment(m)", "Text(\"\\(m.v)\")", "Root()"),
    ("Mid().environment(m)", "Leaf()", "Root()"),
    ("Mid().environment(m)", "Text(\"\\(m.v)\"); Leaf()", "Outer()"),
  ])
  func `the root is what nothing contains, and the reader shows others`(
    _ root: String,
    _ mid: String,
    _ shown: String
  ) {
    expectMarked(
      rule,
      """
      @Observable final class M { var v = 0; func f() async { for await x in xs { v = x } } }
      struct A: App { var body: some Scene { WindowGroup { \(shown) } } }
      \(shown == "Root()" ? "" : "struct Outer: View { var body: some View { Root() } }")
      struct Root: View { @State private var m = M(); var body: some View { \(root) } }
      struct Mid: View { @Environment(M.self) var m; var body: some View { \(mid) } }
      struct Leaf: View { var body: some View { Text("") } }
      """
    )
  }

  @Test func `handing on a binding is no read`() {
    expectMarked(
      rule,
      """
      @Observable final class M { var v = 0; func f() async { for await x in xs { v = x } } }
      struct A: App {
        @State private var m = M()
        var body: some Scene { WindowGroup { Home().environment(m) } }
      }
      struct Home: View {
        @Bindable var m: M
        var body: some View { Leaf(v: $m.v) }
      }
      struct Leaf: View { @Binding var v: Int; var body: some View { Text("\\(v)") } }
      """
    )
  }
}
