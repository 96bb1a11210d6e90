/// A text that may be translated.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The text as it is shown.
  let string: String
  /// The text with its marks.
  let raw: String

  /// Takes a text.
  public init(_ value: String) {
    var text = MarkedText()
    text.append(value, isWritten: true)
    self.init(text)
  }

  /// Takes a text.
  public init(stringLiteral value: String) { self.init(value) }

  /// Takes a text with values in it.
  public init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.text) }

  private init(_ text: MarkedText) {
    string = text.shown
    raw = text.raw
  }

  /// Collects a text and the values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = MarkedText()

    /// Begins an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    private mutating func add(_ value: String) { text.append(value, isWritten: false) }

    /// Adds a text.
    public mutating func appendLiteral(_ literal: String) {
      text.append(literal, isWritten: true)
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) { add(string) }

    /// Adds a value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { add(String(describing: value)) }

    /// Adds a number in a C format, such as `%.2f`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      add(String(format: specifier, value))
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      add(format.format(input))
    }

    /// Adds a value in a formatter's format.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      add(formatter.string(for: subject) ?? "")
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ text: Text) { add(text.string) }

    /// Adds a symbol.
    public mutating func appendInterpolation(_ image: Image) {}

    /// Adds a moment.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add(Text(date, style: style).string)
    }
  }
}
