/// Values in words, without running a snippet's own descriptions.
enum ShownValue {
  private static let longest = 40

  /// A text, a number or a case as Swift writes it; of anything else its type, or its size.
  static func text(of value: Any) -> String {
    if let optional = value as? any WrappingValue {
      return optional.wrapped.map(text) ?? "nil"
    }
    switch value {
    case let text as String:
      let short = text.count > longest ? text.prefix(longest) + "…" : text[...]
      return QuotedText.of(String(short))
    case let number as any FixedWidthInteger: return "\(number)"
    case let number as any BinaryFloatingPoint: return "\(number)"
    case let flag as Bool: return "\(flag)"
    default: return described(value)
    }
  }

  private static func described(_ value: Any) -> String {
    let name = TypeNames.name(of: type(of: value))
    // Of collections only the standard library's own, whose code is not the snippet's.
    let isStandard = ["Array<", "Set<", "Dictionary<"].contains { name.hasPrefix($0) }
    if isStandard, let collection = value as? any Collection {
      return "\(collection.count) element\(collection.count == 1 ? "" : "s")"
    }
    guard !(value is any CustomReflectable), !(value is any CustomStringConvertible),
      Mirror(reflecting: value).displayStyle == .enum
    else { return name }
    return Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }
}
