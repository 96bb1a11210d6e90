import Testing

@testable import Lab

/// Which names a library leaves to others, read from its bytes.
struct ElfSymbolsTests {
  /// A library of two sections: symbols and their names.
  private static func library(
    names: [(name: String, isDefined: Bool)] = [("write", false), ("mine", true), ("$sSS", false)],
    kind: UInt64 = 11,
    change: (inout [UInt8]) -> Void = { _ in }
  ) -> [UInt8] {
    var strings: [UInt8] = [0]
    var symbols = [UInt8](repeating: 0, count: 24)
    for (name, isDefined) in names {
      symbols += number(UInt64(strings.count), 4) + [0x12, 0] + number(isDefined ? 7 : 0, 2)
      symbols += number(0, 8) + number(0, 8)
      strings += Array(name.utf8) + [0]
    }
    var header: [UInt8] = [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 9)
    header += [UInt8](repeating: 0, count: 24) + number(64, 8) + [UInt8](repeating: 0, count: 10)
    header += number(64, 2) + number(2, 2) + number(0, 2)
    let start = UInt64(64 + 128)
    var bytes = header
    bytes += section(kind, at: start, symbols.count, link: 1, size: 24)
    bytes += section(3, at: start + UInt64(symbols.count), strings.count, link: 0, size: 0)
    bytes += symbols + strings
    change(&bytes)
    return bytes
  }

  private static func section(
    _ kind: UInt64,
    at place: UInt64,
    _ length: Int,
    link: UInt64,
    size: UInt64
  ) -> [UInt8] {
    number(0, 4) + number(kind, 4) + number(0, 8) + number(0, 8) + number(place, 8)
      + number(UInt64(length), 8) + number(link, 4) + number(0, 4) + number(8, 8) + number(size, 8)
  }

  private static func number(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
  }

  @Test func `what is not defined is named in its order`() throws {
    #expect(try ElfSymbols.undefined(in: Self.library()) == ["write", "$sSS"])
    #expect(try ElfSymbols.undefined(in: Self.library(names: [])) == [])
  }

  @Test(arguments: [
    ("nothing", [], ElfSymbols.Problem.foreign),
    ("a text", Array("#!/bin/sh\n".utf8) + [UInt8](repeating: 32, count: 90), .foreign),
    ("another order of bytes", library { $0[5] = 2 }, .foreign),
    ("32 bits", library { $0[4] = 1 }, .foreign),
    ("a header alone", Array(library()[..<64]), .damaged),
    ("no table of symbols", library(kind: 2), .noTable),
    (
      "more sections than there are", library { $0.replaceSubrange(60..<62, with: [255, 255]) },
      .damaged
    ),
    ("sections of no size", library { $0.replaceSubrange(58..<60, with: [0, 0]) }, .damaged),
    (
      "sections beyond all bytes",
      library { $0.replaceSubrange(40..<48, with: [UInt8](repeating: 255, count: 8)) }, .damaged
    ),
    (
      "sections near the largest number",
      library { $0.replaceSubrange(40..<48, with: number(UInt64(Int.max) - 3, 8)) }, .damaged
    ),
    (
      "a table of symbols as long as a number can be",
      library { $0.replaceSubrange(96..<104, with: number(UInt64(Int.max), 8)) }, .damaged
    ),
    (
      "a table of symbols that begins beyond all bytes",
      library { $0.replaceSubrange(88..<96, with: number(1 << 62, 8)) }, .damaged
    ),
    (
      "symbols of one byte", library { $0.replaceSubrange(120..<128, with: number(1, 8)) }, .damaged
    ),
    ("symbols of no size", library { $0.replaceSubrange(120..<128, with: number(0, 8)) }, .damaged),
    ("a table of names that is not there", library { $0[104] = 9 }, .damaged),
    (
      "names beyond all bytes",
      library { $0.replaceSubrange(152..<160, with: number(1 << 40, 8)) }, .damaged
    ),
    ("a name beyond the names", library { $0[216] = 250 }, .damaged),
    ("a name without an end", library { $0[$0.count - 1] = 65 }, .damaged),
  ])
  func `bytes that are no library are refused`(
    _ test: (name: String, bytes: [UInt8], problem: ElfSymbols.Problem)
  ) {
    #expect(throws: test.problem) { try ElfSymbols.undefined(in: test.bytes) }
  }

  @Test func `a library that is cut off anywhere is refused or read, and never more`() {
    let whole = Self.library()
    for length in whole.indices {
      #expect(throws: ElfSymbols.Problem.self) {
        try ElfSymbols.undefined(in: Array(whole[..<length]))
      }
    }
  }

  @Test func `a byte that is another does no harm`() {
    let whole = Self.library()
    for place in whole.indices {
      for value: UInt8 in [0, 1, 127, 128, 255] {
        var bytes = whole
        bytes[place] = value
        _ = try? ElfSymbols.undefined(in: bytes)
      }
    }
  }
}
