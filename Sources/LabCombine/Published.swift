/// A property of an observable object whose writes are told before they happen.
@propertyWrapper
public struct Published<Value> {
  private let box: Box

  /// Begins with a value.
  public init(initialValue: Value) { box = Box(initialValue) }

  /// Begins with a value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// Publishes the values of the property to come, after its present one.
  public struct Publisher: LabCombine.Publisher {
    /// The property's values.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    fileprivate let box: Box

    /// Begins to send to a subscriber, with the present value first.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      box.relay.add(subscriber, first: [box.value])
    }

    /// Writes the property, as `assign(to:)` does.
    func write(_ value: Value) { box.write(value, keyPathOwner: box.owner) }

    /// Keeps a subscription for as long as the property lives.
    func keep(_ line: AnyCancellable) { box.lines.append(line) }
  }

  /// The publisher of the property's values.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set {}
  }

  /// Only classes can publish.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    set { box.value = newValue }
  }

  /// Reads and writes the property of an object; a write is told first.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set {
      let box = object[keyPath: storageKeyPath].box
      box.owner = object
      box.write(newValue, keyPathOwner: object)
    }
  }

  /// Writes the property's publisher; there only because `assign(to:)` takes it `inout`.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let box = object[keyPath: storageKeyPath].box
      box.owner = object
      return Publisher(box: box)
    }
    set {}
  }

  /// Where the value is kept; an object, by which its owner's property is found again.
  fileprivate final class Box: PublishedBox {
    var value: Value
    var lines: [AnyCancellable] = []
    weak var owner: AnyObject?
    let relay = Relay<Value, Never>()

    init(_ value: Value) { self.value = value }

    func write(_ newValue: Value, keyPathOwner: AnyObject?) {
      if let object = keyPathOwner as? any ObservableObject { announce(object) }
      relay.send(newValue)
      value = newValue
    }

    private func announce<Object: ObservableObject>(_ object: Object) {
      guard let publisher = object.objectWillChange as? ObservableObjectPublisher else { return }
      publisher.send(property: name(in: object) ?? "a published property")
    }

    /// The name of the property that this box belongs to.
    private func name(in object: Any) -> String? {
      if let foundName { return foundName }
      var mirror: Mirror? = Mirror(reflecting: object)
      while let level = mirror {
        for child in level.children {
          guard let holder = child.value as? any PublishedHolder, holder.publishedBox === self,
            let label = child.label
          else { continue }
          foundName = String(label.drop { $0 == "_" })
          return foundName
        }
        mirror = level.superclassMirror
      }
      return nil
    }
  }
}

extension Published: PublishedHolder {
  var publishedBox: PublishedBox { box }
}
