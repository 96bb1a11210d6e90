import Synchronization

/// Hands out pieces of work to threads, each piece to one of them.
final class WorkQueue<Item: Sendable, Result: Sendable>: Sendable {
  private let items: [Item]
  private let work: @Sendable (Item) -> Result
  private let next = Atomic<Int>(0)
  private let finished = Atomic<Int>(0)
  private let done: Mutex<[Result?]>
  private let tell: @Sendable (Int) -> Void

  private init(
    _ items: [Item],
    _ tell: @escaping @Sendable (Int) -> Void,
    _ work: @escaping @Sendable (Item) -> Result
  ) {
    self.items = items
    self.tell = tell
    self.work = work
    done = Mutex(Array(repeating: nil, count: items.count))
  }

  /// Does some work on threads with large stacks, and gives what came of it in the items' order;
  /// `tell` hears, on any thread, how many pieces are done.
  static func results(
    of items: [Item],
    threads: Int,
    telling tell: @escaping @Sendable (Int) -> Void = { _ in },
    _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let queue = WorkQueue(items, tell, work)
    LargeStack.run(threads: max(1, min(threads, items.count))) { _ in queue.takeAll() }
    return queue.done.withLock { $0.compactMap(\.self) }
  }

  /// Takes pieces until none is left.
  private func takeAll() {
    while true {
      let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard number < items.count else { return }
      let result = work(items[number])
      done.withLock { $0[number] = result }
      tell(finished.wrappingAdd(1, ordering: .relaxed).newValue)
    }
  }
}
