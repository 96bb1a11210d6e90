import Glibc
import Synchronization

/// Runs work on threads whose stacks hold the deepest trees that a file may have.
///
/// Parser and walkers go one level of the stack deeper for each level of the tree; a call in a
/// chain of twenty thousand is a level. The memory is only reserved, not used, until it is needed.
enum LargeStack {
  /// The bytes reserved for each stack.
  static let size = 512 << 20

  /// Runs work once on each of some threads and waits for all of them.
  ///
  /// - Parameters:
  ///   - threads: How many, at least 1.
  ///   - work: What each does; it is told its number, from 0.
  static func run(threads: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let started = (0..<threads).compactMap { number in start { work(number) } }
    for thread in started { pthread_join(thread, nil) }
  }

  /// Runs work on one thread and gives what it gives.
  static func value<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value? {
    let result = Mutex<Value?>(nil)
    let shared = Shared(result)
    run(threads: 1) { _ in
      let value = work()
      shared.mutex.withLock { $0 = value }
    }
    return shared.mutex.withLock { $0 }
  }

  /// A place that two threads can write.
  private final class Shared<Value: Sendable>: Sendable {
    let mutex: Mutex<Value?>
    init(_ mutex: consuming Mutex<Value?>) { self.mutex = mutex }
  }

  private final class Work: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, size)
    let passed = unsafe Unmanaged.passRetained(Work(work)).toOpaque()
    var thread = pthread_t()
    let code = unsafe pthread_create(
      &thread,
      &attributes,
      { raw in
        guard let raw = unsafe raw else { return nil }
        let work = unsafe Unmanaged<Work>.fromOpaque(raw).takeRetainedValue()
        work.run()
        return nil
      },
      passed
    )
    guard code == 0 else {
      unsafe Unmanaged<Work>.fromOpaque(passed).release()
      return nil
    }
    return thread
  }
}
