/// Blocks that were given to queues other than the main one.
///
/// The lab has one thread, so they run on it, one after another in the order in which they were given,
/// when nothing else is to do. Where code waits for a queue, a group or a semaphore, what it waits for is done first.
enum QueuedWork {
  private struct Item {
    let number: Int
    let queue: DispatchQueue
    let work: () -> Void
  }

  private nonisolated(unsafe) static var waiting: [Item] = []
  private nonisolated(unsafe) static var count = 0

  /// Whether such a block is running: what it does, it does off the main thread.
  private(set) nonisolated(unsafe) static var isRunning = false

  /// Keeps a block until it is its turn.
  static func add(to queue: DispatchQueue, _ work: @escaping () -> Void) {
    count += 1
    let number = count
    waiting.append(Item(number: number, queue: queue, work: work))
    let turn = Turn { finish { $0.number == number } }
    Task { @MainActor in turn.take() }
  }

  /// Runs what waits in a queue.
  static func finish(_ queue: DispatchQueue) {
    finish { $0.queue === queue }
  }

  /// Runs all that waits.
  static func finishAll() {
    finish { _ in true }
  }

  /// Runs a block as one of a queue's, unless that is the main one.
  static func run(on queue: DispatchQueue, _ work: () -> Void) {
    guard !queue.isMain else { return work() }
    let before = isRunning
    isRunning = true
    defer { isRunning = before }
    queue.sync(execute: work)
  }

  /// Runs a block as the main thread's, which a queue's block waits for.
  static func runOnMain<Result>(_ work: () throws -> Result) rethrows -> Result {
    isRunning = false
    defer { isRunning = true }
    return try work()
  }

  private static func finish(_ isMeant: (Item) -> Bool) {
    while let index = waiting.firstIndex(where: isMeant) {
      let item = waiting.remove(at: index)
      run(on: item.queue, item.work)
    }
  }

  /// A block's turn, which a task takes on the one thread.
  private struct Turn: @unchecked Sendable {
    let take: () -> Void

    init(_ take: @escaping () -> Void) { self.take = take }
  }
}

/// Gives a block to a queue; a snippet's own module declares Dispatch's function anew and calls this.
public func _labAsync(_ queue: DispatchQueue, _ group: DispatchGroup?, _ work: @escaping () -> Void)
{
  group?.enter()
  let whole = {
    work()
    group?.leave()
  }
  if queue.isMain || !VirtualTime.isInstalled {
    let block = DispatchWorkItem(block: whole)
    queue.async(execute: block)
  } else {
    QueuedWork.add(to: queue, whole)
  }
}

/// Waits for a block that runs in a queue, behind what was given to it before.
public func _labSync<Result>(_ queue: DispatchQueue, _ work: () throws -> Result) rethrows -> Result
{
  if queue.isMain, QueuedWork.isRunning { return try QueuedWork.runOnMain(work) }
  QueuedWork.finish(queue)
  return try queue.sync(execute: work)
}

/// Waits for a group, all of whose work is done first.
public func _labWait(_ group: DispatchGroup) {
  QueuedWork.finishAll()
  group.wait()
}

/// Waits for a signal, which work that waits may give.
public func _labWait(_ semaphore: DispatchSemaphore) {
  QueuedWork.finishAll()
  semaphore.wait()
}

extension DispatchQueue {
  /// Whether it is the main queue, which has a new object at each call.
  fileprivate var isMain: Bool { label == "com.apple.main-thread" }
}
