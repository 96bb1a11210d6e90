/// A text.
public struct Text: Equatable {
  let string: String

  /// Shows a text, translated where a translation exists; the lab has none.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    string = key.string
  }

  /// Shows a text as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { string = String(content) }

  /// Shows a text as it is.
  public init(verbatim content: String) { string = content }

  /// Shows a text with attributes, which a text from the source code is not.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    string = String(attributedContent.characters)
  }

  /// Shows a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    string = format.format(input)
  }

  /// Shows a value in a formatter's format.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    string = formatter.string(for: subject) ?? ""
  }

  /// Shows a moment.
  public init(_ date: Date, style: DateStyle) { string = style.text(of: date) }

  /// Shows a clock that runs; the lab shows when it ends.
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    string = DateStyle.time.text(of: timerInterval.upperBound)
  }

  /// Shows a symbol within a text.
  public init(_ image: Image) { string = "" }

  /// How a moment is shown.
  public struct DateStyle: Sendable, Equatable {
    /// The time of day.
    public static let time = DateStyle(date: .omitted, time: .shortened)
    /// The day.
    public static let date = DateStyle(date: .long, time: .omitted)
    /// How long ago; the lab shows the moment.
    public static let relative = DateStyle(date: .abbreviated, time: .shortened)
    /// The distance from now; the lab shows the moment.
    public static let offset = relative
    /// A running clock; the lab shows the moment.
    public static let timer = relative

    private let date: Date.FormatStyle.DateStyle
    private let time: Date.FormatStyle.TimeStyle

    private init(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) {
      self.date = date
      self.time = time
    }

    fileprivate func text(of moment: Date) -> String {
      moment.formatted(date: date, time: time)
    }
  }

  /// Where a text is cut.
  public enum TruncationMode: Sendable {
    /// At its start.
    case head
    /// At its end.
    case tail
    /// In its middle.
    case middle
  }

  /// How the letters are changed.
  public enum Case: Sendable {
    /// To capital letters.
    case uppercase
    /// To small letters.
    case lowercase
  }

  /// One text after another.
  public static func + (left: Text, right: Text) -> Text {
    Text(verbatim: left.string + right.string)
  }
}

// Stated here, so that a text can be made off the main actor.
extension Text: View, Primitive {
  func render(in node: _ViewNode) {
    let string = string
    node.element = { _ in [Element(.text, string)] }
  }
}
