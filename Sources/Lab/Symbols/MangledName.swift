/// The identifiers in a name that Swift's compiler has made for the linker.
///
/// Which module, type and member a symbol belongs to stands in it as lengths and letters; words that
/// came before are named by a letter. What else the name holds is passed over.
struct MangledName {
  /// The identifiers, in their order.
  let identifiers: [String]
  /// Whether the name begins with an identifier, which is a module's.
  let beginsWithModule: Bool

  /// Reads a symbol; `nil` where it is no name of Swift's.
  init?(_ symbol: String) {
    guard symbol.hasPrefix("$s") else { return nil }
    var reading = Reading(symbol.utf8.dropFirst(2))
    // What is associated with a protocol stands before the module of the protocol.
    beginsWithModule = reading.isAtDigit && !symbol.hasSuffix("Tl")
    reading.readAll()
    identifiers = reading.identifiers
  }

  private struct Reading {
    private(set) var identifiers: [String] = []
    private let bytes: [UInt8]
    private var place = 0
    private var words: [String] = []

    private static let mostWords = 26

    init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    var isAtDigit: Bool { peek.map(Self.isDigit) ?? false }

    private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

    mutating func readAll() {
      while let byte = peek {
        if Self.isDigit(byte) {
          let start = place
          if let name = identifier() {
            identifiers.append(name)
          } else {
            place = start + 1
          }
          continue
        }
        place += 1
        switch byte {
        case UInt8(ascii: "A"): passRepetitions()
        case UInt8(ascii: "S"):
          _ = natural()
          if peek == UInt8(ascii: "c") { place += 1 }
          place += 1
        case UInt8(ascii: "q"):
          if peek == UInt8(ascii: "d") { place += 1 }
          passIndex()
        default: break
        }
      }
    }

    /// What was named before, by letters, the last of which is a capital.
    private mutating func passRepetitions() {
      while let byte = peek {
        if Self.isDigit(byte) {
          _ = natural()
        } else {
          place += 1
          if !Self.isLower(byte) { return }
        }
      }
    }

    private mutating func passIndex() {
      let start = place
      if natural() != nil, peek != UInt8(ascii: "_") { place = start }
    }

    private mutating func natural() -> Int? {
      guard let first = peek, Self.isDigit(first) else { return nil }
      var number = 0
      while let byte = peek, Self.isDigit(byte) {
        place += 1
        // No name is as long.
        number = min(number * 10 + Int(byte - UInt8(ascii: "0")), 1 << 30)
      }
      return number
    }

    private mutating func identifier() -> String? {
      var hasWords = false
      var isEncoded = false
      if peek == UInt8(ascii: "0") {
        place += 1
        isEncoded = peek == UInt8(ascii: "0")
        hasWords = !isEncoded
        if isEncoded { place += 1 }
      }
      var name = ""
      repeat {
        while hasWords, let byte = peek, Self.isLetter(byte) {
          place += 1
          hasWords = Self.isLower(byte)
          let index = Int(byte - UInt8(ascii: hasWords ? "a" : "A"))
          guard words.indices.contains(index) else { return nil }
          name += words[index]
        }
        if peek == UInt8(ascii: "0") {
          place += 1
          break
        }
        guard let length = natural(), length > 0 else { return nil }
        if isEncoded, peek == UInt8(ascii: "_") { place += 1 }
        guard length <= bytes.count - place else { return nil }
        let text = bytes[place..<(place + length)]
        place += length
        name += String(decoding: text, as: UTF8.self)
        remember(Array(text))
      } while hasWords
      return name
    }

    /// Notes the words of an identifier, which begin with capitals or after underscores.
    private mutating func remember(_ text: [UInt8]) {
      var start: Int?
      for index in 0...text.count {
        let byte = index < text.count ? text[index] : UInt8(ascii: "_")
        if let first = start, Self.isEnd(byte, after: text[index - 1]) {
          if index - first >= 2, words.count < Self.mostWords {
            words.append(String(decoding: text[first..<index], as: UTF8.self))
          }
          start = nil
        }
        if start == nil, byte != UInt8(ascii: "_"), !Self.isDigit(byte) { start = index }
      }
    }

    private static func isEnd(_ byte: UInt8, after previous: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || isUpper(byte) && !isUpper(previous)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isLower(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }

    private static func isUpper(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { isLower(byte) || isUpper(byte) }
  }
}
