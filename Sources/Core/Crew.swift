import Glibc
import Synchronization

/// Some threads that share a piece of work.
///
/// What is computed is cut into the same pieces whatever their number, and the results come back in
/// the order of the pieces; so sums do not depend on it.
package struct Crew: Sendable {
  /// How many work at once, the caller's thread included; 1 and up.
  package let size: Int

  /// Makes a crew; below 1 counts as 1.
  package init(size: Int) { self.size = min(max(size, 1), 64) }

  /// Computes each piece, and gives the results in order.
  ///
  /// - Parameters:
  ///   - pieces: How many pieces there are.
  ///   - work: Computes the piece of a number, on any thread.
  /// - Returns: A result for each piece.
  package func map<Result: Sendable>(
    _ pieces: Int,
    _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let size = min(size, pieces)
    guard size > 1 else { return (0..<pieces).map(work) }
    let table = Table<Result>(pieces)
    let next = Counter()
    let share: @Sendable () -> Void = {
      while let piece = next.take(below: pieces) { table.keep(work(piece), at: piece) }
    }
    let helpers = (1..<size).compactMap { _ in Self.start(share) }
    share()
    for helper in helpers { pthread_join(helper, nil) }
    return table.results
  }

  /// Starts something beside what the caller goes on with.
  ///
  /// - Parameter work: Computes it, on a thread of its own where one is to be had.
  /// - Returns: What it comes to, to be asked for when it is needed.
  package static func errand<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
  ) -> Errand<Result> {
    let found = Table<Result>(1)
    return Errand(
      work: work,
      found: { found.results.first },
      thread: start { found.keep(work(), at: 0) }
    )
  }

  /// Something that is computed beside what its owner does.
  package struct Errand<Result: Sendable>: ~Copyable {
    fileprivate let work: @Sendable () -> Result
    fileprivate let found: @Sendable () -> Result?
    fileprivate let thread: pthread_t?

    /// What it came to, once it has.
    package consuming func result() -> Result {
      if let thread { pthread_join(thread, nil) }
      return found() ?? work()
    }
  }

  /// The next piece that nobody has taken.
  private final class Counter: Sendable {
    private let next = Atomic<Int>(0)

    func take(below end: Int) -> Int? {
      let piece = next.wrappingAdd(1, ordering: .relaxed).oldValue
      return piece < end ? piece : nil
    }
  }

  /// The results so far.
  private final class Table<Result: Sendable>: Sendable {
    private let kept: Mutex<[Result?]>

    init(_ count: Int) { kept = Mutex(Array(repeating: nil, count: count)) }

    func keep(_ result: Result, at piece: Int) { kept.withLock { $0[piece] = result } }

    var results: [Result] { kept.withLock { $0.compactMap { $0 } } }
  }

  private final class Work: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
    let passed = unsafe Unmanaged.passRetained(Work(work)).toOpaque()
    var thread = pthread_t()
    let code = unsafe pthread_create(
      &thread,
      nil,
      { raw in
        guard let raw = unsafe raw else { return nil }
        unsafe Unmanaged<Work>.fromOpaque(raw).takeRetainedValue().run()
        return nil
      },
      passed
    )
    // Where no thread is to be had the caller's does all of it.
    guard code == 0 else {
      unsafe Unmanaged<Work>.fromOpaque(passed).release()
      return nil
    }
    return thread
  }
}
