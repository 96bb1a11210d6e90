import Core

/// Refuses text that the Markdown library could not read in good time and bounded memory.
///
/// It looks at bytes and knows nothing of fences, since what it takes for one the library may not;
/// so it counts what might be a container or a table everywhere. Debian's cmark-gfm visits every
/// open container on every line, gives each short row of a table all its cells, and reads a whole
/// paragraph again at each line that could head a table.
struct StructureGuard {
  private let source: SourceText
  private var blocks = 0
  private var deepest = 0
  private var runStart = 0
  private var isAfterBlank = true
  private var searched = 0
  private var table: (line: Int, columns: Int, rows: Int)?
  private var cells = 0

  /// Throws the first limit that the text breaks.
  static func check(_ source: SourceText) throws(SourceText.Refusal) {
    var state = StructureGuard(source: source)
    for line in 1..<(source.lineCount + 1) { try state.read(line) }
  }

  private init(source: SourceText) { self.source = source }

  private mutating func read(_ line: Int) throws(SourceText.Refusal) {
    let range = source.range(ofLine: line)
    let prefix = LinePrefix(of: source.bytes, in: range)
    blocks += 1 + prefix.markers
    guard blocks <= BankLimits.fileBlocks else { throw refusal(.tooManyBlocks, line) }
    guard !prefix.isBlank else {
      table = nil
      isAfterBlank = true
      runStart = range.upperBound + 1
      return
    }
    try readContainers(prefix, line)
    try readTable(in: range, line)
    isAfterBlank = false
  }

  private mutating func readContainers(
    _ prefix: LinePrefix,
    _ line: Int
  ) throws(SourceText.Refusal) {
    if isAfterBlank, prefix.markers == 0, prefix.columns == 0 { deepest = 0 }
    // A list item goes on where a line is indented by two columns or more.
    let depth = prefix.markers + min(prefix.columns / 2, deepest)
    guard depth <= BankLimits.containers else { throw refusal(.nestedTooDeep, line) }
    if prefix.markers > 0 { deepest = max(deepest, depth) }
  }

  private mutating func readTable(in range: Range<Int>, _ line: Int) throws(SourceText.Refusal) {
    if var open = table {
      open.rows += 1
      cells += open.columns
      guard open.columns * open.rows <= BankLimits.tableCells else {
        throw refusal(.tableTooLarge(cells: open.columns * open.rows), open.line)
      }
      guard cells <= BankLimits.fileTableCells else { throw refusal(.tablesTooLarge, line) }
      table = open
    }
    guard let columns = delimitedColumns(in: range) else { return }
    guard columns <= BankLimits.tableColumns else {
      throw refusal(.tableTooWide(columns: columns), line)
    }
    searched += range.lowerBound - runStart
    guard searched <= BankLimits.tableSearch else { throw refusal(.tableSearchTooLong, line) }
    if let open = table {
      table = (open.line, max(open.columns, columns), open.rows)
    } else {
      table = (line, columns, 1)
    }
  }

  /// The columns of a table whose delimiter row this line could be.
  private func delimitedColumns(in range: Range<Int>) -> Int? {
    var pipes = 0
    var dashes = 0
    var previous = Ascii.space
    for offset in range {
      let byte = source.bytes[offset]
      switch byte {
      case Ascii.pipe: pipes += 1
      case Ascii.hyphen: dashes += previous == Ascii.hyphen ? 0 : 1
      case Ascii.colon, Ascii.space, Ascii.tab, 0x0b, 0x0c: break
      // What may stand before it: marks of quotes and lists.
      case UInt8(ascii: ">"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "."),
        Ascii.closeParenthesis, 48...57:
        break
      default: return nil
      }
      previous = byte
    }
    return pipes > 0 && dashes > 0 ? dashes : nil
  }

  private func refusal(_ problem: BankProblem, _ line: Int) -> SourceText.Refusal {
    SourceText.Refusal(problem, at: TextPosition(line: line, column: 1))
  }
}
