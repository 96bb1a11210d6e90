/// The code that stands beside a snippet.
enum EntryText {
  /// The file that is compiled with a snippet of so many files.
  ///
  /// The snippet's files call what stands here, so that they need not import the lab. What is declared
  /// in their own module comes before what Foundation and Dispatch have by the same name.
  static func file(for count: Int) -> String {
    let calls = (0..<count).map { "    __vivaRegister\($0)()\n" }.joined()
    return """
      import SwiftUI

      nonisolated final class __VivaProbe: Sendable {
        private let probe: SwiftUI._InitProbe
        init(_ type: Swift.String) { probe = SwiftUI._InitProbe(type) }
      }

      nonisolated struct __VivaValueProbe: Hashable, Sendable {
        init(_ type: Swift.String) { _ = SwiftUI._InitProbe.Value(type) }
      }

      nonisolated func __vivaName(_ path: Swift.AnyKeyPath, _ name: Swift.String) {
        SwiftUI._labRegister(path, name)
      }

      @MainActor func __vivaRoot<V: SwiftUI.View>(_ make: @escaping @MainActor () -> V) {
        SwiftUI._labRegister(make)
      }

      @MainActor func __vivaApp<A: SwiftUI.App>(_ make: @escaping @MainActor () -> A) {
        SwiftUI._labRegister(app: make)
      }

      @MainActor func __vivaCall(
        _ name: Swift.String, _ call: @escaping @MainActor () -> Swift.Void
      ) {
        SwiftUI._labRegister(name, calling: call)
      }

      typealias ContinuousClock = SwiftUI._LabClock
      typealias SuspendingClock = SwiftUI._LabClock

      nonisolated extension Foundation.Date {
        static var now: Foundation.Date { .init() }
        init() { self.init(timeIntervalSinceReferenceDate: SwiftUI._labNow()) }
        init(timeIntervalSinceNow interval: Foundation.TimeInterval) {
          self.init(timeIntervalSinceReferenceDate: SwiftUI._labNow() + interval)
        }
        var timeIntervalSinceNow: Foundation.TimeInterval {
          timeIntervalSinceReferenceDate - SwiftUI._labNow()
        }
      }

      nonisolated extension Foundation.Timer {
        @discardableResult static func scheduledTimer(
          withTimeInterval interval: Foundation.TimeInterval, repeats: Swift.Bool,
          block: @escaping @Sendable (Foundation.Timer) -> Swift.Void
        ) -> Foundation.Timer { SwiftUI._labTimer(every: interval, repeats: repeats, block) }
        convenience init(
          timeInterval interval: Foundation.TimeInterval, repeats: Swift.Bool,
          block: @escaping @Sendable (Foundation.Timer) -> Swift.Void
        ) {
          self.init(
            fire: Foundation.Date(timeIntervalSinceNow: interval), interval: interval,
            repeats: repeats, block: block)
        }
      }

      nonisolated extension Foundation.RunLoop {
        func add(_ timer: Foundation.Timer, forMode mode: Foundation.RunLoop.Mode) {
          SwiftUI._labAdd(timer)
        }
      }

      nonisolated extension Dispatch.DispatchQueue {
        func asyncAfter(deadline: Dispatch.DispatchTime, execute: Dispatch.DispatchWorkItem) {
          SwiftUI._labLater(self, deadline, execute)
        }
        @preconcurrency func async(
          group: Dispatch.DispatchGroup? = nil, qos: Dispatch.DispatchQoS = .unspecified,
          flags: Dispatch.DispatchWorkItemFlags = [],
          execute work: @escaping @Sendable @convention(block) () -> Swift.Void
        ) { SwiftUI._labAsync(self, group, work) }
        func async(execute item: Dispatch.DispatchWorkItem) {
          SwiftUI._labAsync(self, nil) { item.perform() }
        }
        func async(group: Dispatch.DispatchGroup, execute item: Dispatch.DispatchWorkItem) {
          SwiftUI._labAsync(self, group) { item.perform() }
        }
        func sync(execute work: () -> Swift.Void) { SwiftUI._labSync(self, work) }
        func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
          try SwiftUI._labSync(self, work)
        }
        func sync<Result>(
          flags: Dispatch.DispatchWorkItemFlags, execute work: () throws -> Result
        ) rethrows -> Result { try SwiftUI._labSync(self, work) }
      }

      nonisolated extension Dispatch.DispatchTime {
        static func now() -> Dispatch.DispatchTime {
          .init(uptimeNanoseconds: SwiftUI._labUptime())
        }
      }

      nonisolated extension Foundation.ProcessInfo {
        var systemUptime: Foundation.TimeInterval {
          Foundation.TimeInterval(SwiftUI._labUptime()) / 1e9
        }
      }

      nonisolated extension Dispatch.DispatchGroup {
        func wait() { SwiftUI._labWait(self) }
      }

      nonisolated extension Dispatch.DispatchSemaphore {
        func wait() { SwiftUI._labWait(self) }
      }

      @_cdecl("lab_entry") public func __vivaEntry() {
        MainActor.assumeIsolated {
      \(calls)  }
      }

      """
  }

  /// What is added after a file's last line.
  ///
  /// It stands in the file itself, where private types can be named.
  static func registration(
    number: Int,
    of file: FileFacts,
    calling functions: [FileFacts.Function],
    roots: [TypeFacts],
    app: TypeFacts?,
    preview: PreviewRoot?,
    namings: [String],
    after text: String
  ) -> String {
    let offered = Set(roots.map(ObjectIdentifier.init))
    var calls = file.types.filter { offered.contains(ObjectIdentifier($0)) }
      .map { "__vivaRoot { \($0.path)() }" }
    if let app, file.types.contains(where: { $0 === app }) {
      calls.append("__vivaApp { \(app.path)() }")
    }
    if preview != nil { calls.append("__vivaRoot { \(PreviewRoot.name)() }") }
    calls += functions.map { function in
      let call =
        "\(function.throws ? "try? " : "")\(function.isAsync ? "await " : "")\(function.name)()"
      return function.isAsync
        ? "__vivaCall(\"\(function.name)\") { _Concurrency.Task { _ = \(call) } }"
        : "__vivaCall(\"\(function.name)\") { _ = \(call) }"
    }
    calls += namings
    let start = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
    let declaration = preview?.declaration ?? ""
    return
      "\(start)\(declaration.isEmpty ? "" : "\(declaration); ")@MainActor func __vivaRegister\(number)() { \(calls.joined(separator: "; ")) }\n"
  }
}
