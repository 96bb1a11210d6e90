extension Binding: Sequence where Value: MutableCollection {
  /// A binding to each element.
  public typealias Element = Binding<Value.Element>
  /// Goes from element to element.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A place in the collection.
  public typealias Index = Value.Index
  /// The places in the collection.
  public typealias Indices = Value.Indices

  /// The place of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// All places.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The place after another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// Moves a place on.
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to the element at a place.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let element = wrappedValue[position]
    return Binding<Value.Element>(ElementLocation(location, position, element), element)
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// The place before another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }

  /// Moves a place back.
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
