/// A text that is translated when it is shown; the lab has no translations.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  let key: LocalizedStringKey

  /// Takes a text.
  public init(stringLiteral value: String) { key = LocalizedStringKey(value) }

  /// Takes a text with values in it.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    key = LocalizedStringKey(stringInterpolation: stringInterpolation)
  }

  /// Takes a text with a note for translators.
  public init(_ key: LocalizedStringKey, table: String? = nil, comment: StaticString? = nil) {
    self.key = key
  }
}

extension Text {
  /// Shows a text, translated where a translation exists; the lab has none.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(resource.key) }

  /// Shows the time between two moments.
  public init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: "\(dates.lowerBound.formatted()) – \(dates.upperBound.formatted())")
  }
}

extension String {
  /// What a translated text is made of.
  public typealias LocalizationValue = LocalizedStringKey

  /// Takes a text, translated where a translation exists; the lab has none.
  public init(
    localized key: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = Locale(identifier: "en_US"),
    comment: StaticString? = nil
  ) {
    self = key.raw
  }

  /// Takes a text, translated where a translation exists; the lab has none.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.key.raw }
}
