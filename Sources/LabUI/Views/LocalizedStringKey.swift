/// A text that may be translated.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let string: String

  /// Takes a text.
  public init(_ value: String) { string = value }

  /// Takes a text.
  public init(stringLiteral value: String) { string = value }

  /// Takes a text with values in it.
  public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.text }

  /// Collects a text and the values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Begins an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) { text += string }

    /// Adds a value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { text += String(describing: value) }

    /// Adds a number in a C format, such as `%.2f`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      text += String(format: specifier, value)
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      text += format.format(input)
    }

    /// Adds a value in a formatter's format.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      text += formatter.string(for: subject) ?? ""
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ text: Text) { self.text += text.string }

    /// Adds a symbol.
    public mutating func appendInterpolation(_ image: Image) {}

    /// Adds a moment.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      text += Text(date, style: style).string
    }
  }
}
