@_spi(Reflection) import Swift

/// How two values of one type are compared where the type is known only at run time.
///
/// Wrappers have rules of their own; classes are the same by identity, `Equatable` values by `==`,
/// structs and tuples field by field, and the rest (closures, enums, existentials) by its bits.
struct SameValue {
  nonisolated(unsafe) private static var known: [ObjectIdentifier: SameValue] = [:]

  private let compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private init(_ compare: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool) {
    self.compare = compare
  }

  /// The rule for a type.
  static func of(_ type: Any.Type) -> SameValue {
    if let rule = known[ObjectIdentifier(type)] { return rule }
    let rule = make(type)
    known[ObjectIdentifier(type)] = rule
    return rule
  }

  /// Whether the values at two places are the same.
  func callAsFunction(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    compare(left, right)
  }

  /// Whether two values are the same.
  static func isSame<T>(_ left: T, _ right: T) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in
        of(T.self)(UnsafeRawPointer(left), UnsafeRawPointer(right))
      }
    }
  }

  private static func make(_ type: Any.Type) -> SameValue {
    if let wrapper = type as? any DynamicProperty.Type {
      return dynamicProperty(wrapper)
    }
    if let view = type as? any TransparentView.Type {
      return of(view.comparedType)
    }
    if type is AnyClass {
      return SameValue {
        $0.load(as: UnsafeRawPointer.self) == $1.load(as: UnsafeRawPointer.self)
      }
    }
    if let type = type as? any Equatable.Type { return equatable(type) }
    if let type = type as? any OptionalValue.Type { return type.sameValue }
    var kinds: [Bool] = []
    let isWhole = _forEachField(of: type, options: []) { _, _, _, _ in
      kinds.append(true)
      return true
    }
    if isWhole, !kinds.isEmpty, !isEnumeration(type) {
      // Looked up when it is first used, since a type may hold itself.
      return SameValue { FieldTable.of(type).isSame($0, $1) }
    }
    return bits(size(of: type))
  }

  private static func dynamicProperty<T: DynamicProperty>(_ type: T.Type) -> SameValue {
    SameValue { T._isSame($0, $1) }
  }

  private static func equatable<T: Equatable>(_ type: T.Type) -> SameValue {
    SameValue {
      $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee
    }
  }

  private static func bits(_ size: Int) -> SameValue { SameValue { memcmp($0, $1, size) == 0 } }

  private static func size(of type: Any.Type) -> Int {
    func open<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }

  private static func isEnumeration(_ type: Any.Type) -> Bool { Kind.of(type) == .enumeration }

  /// The kind of a type, as its metadata says.
  private enum Kind: Int {
    case enumeration = 0x201
    case optional = 0x202

    static func of(_ type: Any.Type) -> Kind? {
      let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
      return Kind(rawValue: kind)
    }
  }
}

extension SameValue {
  /// The rule for an optional of a type.
  static func optional<W>(of type: W.Type) -> SameValue {
    let rule = of(type)
    return SameValue { left, right in
      let left = left.assumingMemoryBound(to: W?.self).pointee
      let right = right.assumingMemoryBound(to: W?.self).pointee
      switch (left, right) {
      case (nil, nil): return true
      case (let left?, let right?):
        return withUnsafePointer(to: left) { left in
          withUnsafePointer(to: right) { rule(UnsafeRawPointer(left), UnsafeRawPointer($0)) }
        }
      default: return false
      }
    }
  }
}
