/// Where words stand in the bytes of some files, whether in code, comments or texts.
///
/// A pass over bytes costs a hundredth of one over the tokens of their trees.
struct WordIndex: Sendable {
  private let texts: [[UInt8]]
  /// The files in which a word stands, by the word's hash.
  private let files: [UInt64: [Int]]
  /// How often a file has been looked through.
  private var passes: [Int: Int] = [:]
  /// The places of all words of the files that are asked for very often.
  private var tables: [Int: [UInt64: [Int]]] = [:]
  /// A table costs as much as some passes.
  private static let mostPasses = 16

  init(_ texts: [[UInt8]]) {
    self.texts = texts
    var files: [UInt64: [Int]] = [:]
    for (file, text) in texts.enumerated() {
      Self.forEachWord(in: text) { hash, _ in
        if files[hash]?.last != file { files[hash, default: []].append(file) }
      }
    }
    self.files = files
  }

  /// Where a word may stand: all its places, and those of words that share its hash.
  mutating func places(of word: String) -> [(file: Int, offset: Int)] {
    let wanted = Self.hash(of: word)
    var places: [(file: Int, offset: Int)] = []
    for file in files[wanted] ?? [] {
      if tables[file] == nil {
        passes[file, default: 0] += 1
        if passes[file, default: 0] > Self.mostPasses { tables[file] = Self.table(of: texts[file]) }
      }
      if let table = tables[file] {
        places += (table[wanted] ?? []).map { (file, $0) }
        continue
      }
      Self.forEachWord(in: texts[file]) { hash, offset in
        if hash == wanted { places.append((file, offset)) }
      }
    }
    return places
  }

  private static func table(of text: [UInt8]) -> [UInt64: [Int]] {
    var table: [UInt64: [Int]] = [:]
    forEachWord(in: text) { hash, offset in table[hash, default: []].append(offset) }
    return table
  }

  /// Hands out the hash of each word and the offset of its first byte.
  private static func forEachWord(in text: [UInt8], _ visit: (UInt64, Int) -> Void) {
    let bytes = text.span
    var hash = seed
    var start: Int?
    for offset in bytes.indices {
      if isWordByte(bytes[offset]) {
        if start == nil { start = offset }
        hash = mix(hash, bytes[offset])
      } else if let first = start {
        visit(hash, first)
        (hash, start) = (seed, nil)
      }
    }
    if let start { visit(hash, start) }
  }

  private static func hash(of word: String) -> UInt64 { word.utf8.reduce(seed, mix) }

  // FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
  private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325
  private static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
