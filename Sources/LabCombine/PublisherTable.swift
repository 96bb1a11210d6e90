/// The publishers of observable objects that do not bring their own.
///
/// Swift has no stored properties in extensions, so they stand beside the objects. An address may be
/// used again for another object; the weak owner tells the difference.
final class PublisherTable {
  private struct Entry {
    weak var owner: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  /// The one table; snippets run on one thread.
  nonisolated(unsafe) static let shared = PublisherTable()

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = 1024

  /// The publisher of an object, the same for as long as the object lives.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.owner === object { return entry.publisher }
    if entries.count >= sweepAt {
      entries = entries.filter { $0.value.owner != nil }
      sweepAt = max(1024, entries.count * 2)
    }
    let publisher = ObservableObjectPublisher()
    entries[key] = Entry(owner: object, publisher: publisher)
    return publisher
  }
}
