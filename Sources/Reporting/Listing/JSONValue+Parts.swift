import Core
import StrictJSON

extension JSONValue {
  /// A text, or null where there is none.
  static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// A number to four decimals, or null where there is none or it is not finite.
  static func rounded(_ number: Double?) -> JSONValue {
    guard let number, number.isFinite else { return .null }
    return .number((number * 10_000).rounded() / 10_000)
  }

  /// A day, an instant as a clock with that offset shows it, or null.
  static func due(_ due: Due?, offset: Int) -> JSONValue {
    switch due {
    case .day(let day): .string(day.description)
    case .instant(let instant): .string(instant.iso8601(offset: offset))
    case nil: .null
    }
  }
}
