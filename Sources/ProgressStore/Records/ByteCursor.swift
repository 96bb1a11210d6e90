import Core
import Glibc

/// Reads JSON of a known shape from bytes, without making values that are not needed.
///
/// Every method takes what it reads, or leaves the place as it was and says no. It is as strict as
/// JSON itself; what it cannot read, as an escape in a string, may still be JSON.
struct ByteCursor {
  /// All bytes of the file.
  let bytes: [UInt8]
  /// Where the next byte is read.
  var place: Int
  /// Where reading ends.
  var end: Int
  private var dayKey = -1
  private var dayNumber = 0

  /// Starts at the first byte.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    place = 0
    end = bytes.count
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { place == end }

  /// The place of the next byte of that value, from a place on.
  func next(_ byte: UInt8, from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    return unsafe bytes.withUnsafeBytes { bytes in
      guard let first = bytes.baseAddress,
        let found = unsafe memchr(first + start, Int32(byte), bytes.count - start)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - first
    }
  }

  /// Takes exactly these bytes.
  mutating func take(_ literal: [UInt8]) -> Bool {
    let count = literal.count
    guard end - place >= count else { return false }
    for index in 0..<count where bytes[place + index] != literal[index] { return false }
    place += count
    return true
  }

  /// Takes exactly these bytes.
  mutating func take(_ literal: StaticString) -> Bool {
    let count = literal.utf8CodeUnitCount
    guard end - place >= count else { return false }
    let isThere = unsafe bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return count == 0 }
      return unsafe memcmp(start + place, literal.utf8Start, count) == 0
    }
    if isThere { place += count }
    return isThere
  }

  /// Takes 16 lower-case hexadecimal digits and the quote after them.
  mutating func seed() -> UInt64? {
    guard end - place > 16, bytes[place + 16] == UInt8(ascii: "\"") else { return nil }
    var number: UInt64 = 0
    for index in place..<(place + 16) {
      guard let digit = Hexadecimal.value(bytes[index]) else { return nil }
      number = number << 4 | digit
    }
    place += 17
    return number
  }

  /// Takes one byte.
  mutating func take(_ byte: UInt8) -> Bool {
    guard place < end, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  /// Takes a string's content and the quote after it: no escapes, no control characters.
  mutating func string() -> Range<Int>? {
    var index = place
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        defer { place = index + 1 }
        return place..<index
      }
      guard byte >= 0x20, byte != UInt8(ascii: "\\") else { return nil }
      index += 1
    }
    return nil
  }

  /// Takes an integer as JSON writes it, of at most 18 digits.
  mutating func integer() -> Int? {
    var index = place
    let isNegative = index < end && bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let first = index
    var value = 0
    while index < end, bytes[index] &- 48 < 10 {
      guard index - first < 18 else { return nil }
      value = value * 10 + Int(bytes[index] - 48)
      index += 1
    }
    guard index > first, index == first + 1 || bytes[first] != 48 else { return nil }
    place = index
    return isNegative ? -value : value
  }

  /// Takes any number as JSON writes it.
  mutating func number() -> Double? {
    var index = place
    while index < end, Self.isPartOfNumber(bytes[index]) { index += 1 }
    guard let value = Double(String(decoding: bytes[place..<index], as: UTF8.self)),
      value.isFinite
    else { return nil }
    place = index
    return value
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    byte &- 48 < 10 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "e")
  }

  /// Reads so many decimal digits at a place.
  private func digits(_ start: Int, _ count: Int) -> Int? {
    var value = 0
    for index in start..<(start + count) {
      let digit = bytes[index] &- 48
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }

  /// Reads `YYYY-MM-DD` at a place that has ten bytes.
  private mutating func day(at start: Int) -> Day? {
    guard bytes[start + 4] == UInt8(ascii: "-"), bytes[start + 7] == UInt8(ascii: "-"),
      let year = digits(start, 4), let month = digits(start + 5, 2),
      let dayOfMonth = digits(start + 8, 2)
    else { return nil }
    // A log names the same day many times in a row.
    let key = (year * 100 + month) * 100 + dayOfMonth
    if key != dayKey {
      guard let day = Day(year: year, month: month, day: dayOfMonth) else { return nil }
      dayKey = key
      dayNumber = day.number
    }
    return Day(number: dayNumber)
  }

  /// Takes `YYYY-MM-DD"`.
  mutating func day() -> Day? {
    guard end - place > 10, bytes[place + 10] == UInt8(ascii: "\""), let day = day(at: place)
    else { return nil }
    place += 11
    return day
  }

  /// Takes `YYYY-MM-DDTHH:MM:SS.mmmZ"`.
  mutating func instant() -> Instant? {
    let start = place
    guard end - start > 24, bytes[start + 24] == UInt8(ascii: "\""),
      bytes[start + 10] == UInt8(ascii: "T"), bytes[start + 13] == UInt8(ascii: ":"),
      bytes[start + 16] == UInt8(ascii: ":"), bytes[start + 19] == UInt8(ascii: "."),
      bytes[start + 23] == UInt8(ascii: "Z"), let hour = digits(start + 11, 2), hour < 24,
      let minute = digits(start + 14, 2), minute < 60, let second = digits(start + 17, 2),
      second < 60, let fraction = digits(start + 20, 3), let day = day(at: start)
    else { return nil }
    place = start + 25
    let seconds = day.number * 86_400 + (hour * 60 + minute) * 60 + second
    return Instant(milliseconds: seconds * 1000 + fraction)
  }

  /// Takes a day or an instant with the quote after it.
  mutating func due() -> Due? {
    if let day = day() { return .day(day) }
    return instant().map(Due.instant)
  }
}
