@_spi(Reflection) import Swift

/// The stored properties of a type: where they lie, how they are compared, which are wrappers.
final class FieldTable {
  /// One stored property.
  struct Field {
    let label: String
    let offset: Int
    let isSame: SameValue
    let wrapper: (any DynamicProperty.Type)?
  }

  nonisolated(unsafe) private static var known: [ObjectIdentifier: FieldTable] = [:]

  let fields: [Field]
  /// The fields that are linked to storage before a body runs.
  let wrappers: [Field]
  /// Whether it is a type of views with a body that is evaluated.
  let isComposite: Bool
  /// Which of the views in it a modifier around a view of the type reaches.
  let reach: Reach

  private init(_ type: Any.Type) {
    fields = Self.fields(of: type)
    wrappers = fields.filter { $0.wrapper != nil }
    isComposite = (type as? any View.Type).map { Self.hasBody($0) } ?? false
    // A view with a body stands for what that is made of.
    reach = (type as? any PassingView.Type)?.reach ?? (isComposite ? .all : .itself)
  }

  /// The table of a type.
  static func of(_ type: Any.Type) -> FieldTable {
    if let table = known[ObjectIdentifier(type)] { return table }
    let table = FieldTable(type)
    known[ObjectIdentifier(type)] = table
    return table
  }

  /// The label of the first field that differs between two values of the table's type.
  func firstDifference<T>(_ old: T, _ new: T) -> String? {
    withUnsafePointer(to: old) { oldPointer in
      withUnsafePointer(to: new) { newPointer in
        let old = UnsafeRawPointer(oldPointer)
        let new = UnsafeRawPointer(newPointer)
        return fields.first { !$0.isSame(old + $0.offset, new + $0.offset) }?.label
      }
    }
  }

  /// Whether all fields are the same.
  func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    fields.allSatisfy { $0.isSame(old + $0.offset, new + $0.offset) }
  }

  /// Links the wrappers of a value to their storage.
  func install(at pointer: UnsafeMutableRawPointer, with installation: _Installation) {
    for field in wrappers {
      installation.label = field.label
      field.wrapper?._install(pointer + field.offset, installation)
    }
  }

  private static func hasBody<V: View>(_ type: V.Type) -> Bool {
    if V.Body.self != Never.self { return true }
    // A body that never returns, as a learner may have written it, is evaluated as well.
    return !(type is any Primitive.Type || type is any Shape.Type)
  }

  private static func fields(of type: Any.Type) -> [Field] {
    var fields: [Field] = []
    _ = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
      let label = plain(String(cString: name))
      if fieldType is any ViewModifier.Type || fieldType is any App.Type
        || label == "style" && type is any HoldingStyle.Type
      {
        // The wrappers of a modifier, an app or a style and their inputs count as those of the node that runs its body.
        fields += self.fields(of: fieldType).map {
          Field(
            label: $0.label,
            offset: offset + $0.offset,
            isSame: $0.isSame,
            wrapper: $0.wrapper
          )
        }
      } else {
        fields.append(
          Field(
            label: label,
            offset: offset,
            isSame: SameValue.of(fieldType),
            wrapper: fieldType as? any DynamicProperty.Type
          )
        )
      }
      return true
    }
    return fields
  }

  /// A stored property's name without the underscore of its wrapper.
  private static func plain(_ name: String) -> String {
    name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}
