import BankParsing
import Core
import Effects
import Terminal

extension Context {
  /// Writes text as it is to the results.
  func write(_ text: String) { machine.output.write(text) }

  /// Writes a line, or several, to the results; what a terminal would obey is written out.
  func print(_ text: String) { write(VisibleText.escaped(text) + "\n") }

  /// Writes text to the results, wrapped to the screen, each line so many cells from the left.
  func print(_ text: StyledText, indent: Int = 0) {
    let margin = String(repeating: " ", count: indent)
    for line in text.wrapped(to: screen.textWidth - indent) {
      write(margin + line.text(palette) + "\n")
    }
  }

  /// Writes lines that are laid out already.
  func print(_ lines: [StyledText]) {
    for line in lines { write(line.text(palette) + "\n") }
  }

  /// Shows Markdown, after a mark on its first line where one is given.
  func show(_ markdown: Markdown, after mark: String = "") {
    let margin = String(repeating: " ", count: CellWidth.of(mark))
    let renderer = RichTextRenderer(
      width: screen.textWidth - margin.count,
      palette: palette,
      isAccessible: screen.isAccessible
    )
    let lines = renderer.lines(RichText.blocks(of: markdown))
    for (index, line) in lines.enumerated() {
      write((StyledText(index == 0 ? mark : margin) + line).text(palette) + "\n")
    }
  }

  /// Shows a question: its heading as a heading, without the marks it has in the bank.
  func show(question: Markdown) {
    var blocks = RichText.blocks(of: question)
    let renderer = RichTextRenderer(
      width: screen.textWidth,
      palette: palette,
      isAccessible: screen.isAccessible
    )
    if case .heading(_, let spans) = blocks.first {
      blocks.removeFirst()
      let title = StyledText(
        renderer.text(spans).runs.map { StyledText.Run($0.text, [.heading] + $0.roles) }
      )
      print(title)
      if !blocks.isEmpty { print("") }
    }
    print(renderer.lines(blocks))
  }

  /// Shows a file of code under its name, its lines numbered where they will be spoken of.
  func show(_ file: CodeFile, isNumbered: Bool = false, note: String = "") {
    if !file.name.isEmpty {
      print(StyledText(note.isEmpty ? file.name : "\(file.name) (\(note))", .muted))
    }
    let renderer = RichTextRenderer(
      width: screen.width,
      palette: palette,
      isAccessible: screen.isAccessible
    )
    let lines = renderer.code(file.text, info: file.name.isEmpty ? "" : "swift")
    for (index, line) in lines.enumerated() {
      let number = isNumbered ? CellText.padded(String(index + 1), to: 4, .right) + " " : ""
      write((StyledText(number, .muted) + line).text(palette) + "\n")
    }
  }

  /// Shows the steps of a scenario, where there are any.
  func show(scenario: String) {
    guard !scenario.isEmpty else { return }
    print(StyledText("What the user does", .strong))
    show(CodeFile(name: "", text: scenario, line: 1))
  }

  /// A table in lines, for the results; numbers stand at the right of the columns titled so.
  func table(_ titles: [String], numbers: [String] = [], _ rows: [[String]]) -> String {
    let columns = titles.map { TextTable.Column($0, numbers.contains($0) ? .right : .left) }
    return TextTable(columns, rows: rows.map { $0.map { StyledText($0) } })
      .lines(width: screen.width, isAccessible: screen.isAccessible)
      .map { $0.text(palette) + "\n" }.joined()
  }

  /// A table of one line a row; on a terminal the last column is cut where the line would not fit,
  /// and columns before it are left out while it would have no room.
  func lines(_ titles: [String], _ rows: [[String]]) -> String {
    guard !screen.isAccessible else { return table(titles, rows) }
    var columns = Array(titles.indices)
    let widths = columns.map { column in
      ([titles] + rows).map { CellWidth.of($0[column]) }.max() ?? 0
    }
    func room() -> Int {
      screen.width - columns.dropLast().reduce(0) { $0 + widths[$1] + 2 }
    }
    while machine.output.isTerminal, columns.count > 2, room() < min(30, widths[titles.count - 1]) {
      columns.remove(at: columns.count - 2)
    }
    return ([titles] + rows).enumerated().map { index, row in
      let cells = columns.dropLast().map { CellText.padded(row[$0], to: widths[$0] + 2) }
      let last = row[titles.count - 1]
      let cut = machine.output.isTerminal ? CellText.truncated(last, to: max(1, room())) : last
      let line = StyledText(cells.joined() + cut)
      return (index == 0 ? StyledText(line.plain, .heading) : line).text(palette) + "\n"
    }.joined()
  }

  /// Writes long text to the results, through a pager where a person would want one.
  func page(_ text: String) throws {
    let lineCount = text.utf8.count { $0 == UInt8(ascii: "\n") }
    guard machine.output.isTerminal, lineCount >= screen.height,
      let words = Pager.command(isTerminal: true, machine.variables),
      let program = ProgramPath.find(words[0], machine),
      let folder = Folders(machine.variables)?.state
    else { return write(text) }
    // A file, for a pager that has the terminal cannot be fed through a pipe at the same time.
    let path = Paths.join(folder, "page.txt")
    try machine.files.makeFolder(folder, mode: 0o700)
    try machine.files.replace(path, with: Array(text.utf8), mode: 0o600)
    defer { try? machine.files.remove(path) }
    try machine.output.flush()
    _ = try machine.processes.runInteractively(
      ProcessCommand(
        program,
        Array(words.dropFirst()) + [path],
        environment: machine.variables.values
      )
    )
  }

  /// Says something beside the results, unless quiet was asked for.
  func say(_ text: String) {
    guard !options.isQuiet else { return }
    talk(StyledText(text))
  }

  /// Says a line beside the results whatever was asked for.
  func tell(_ line: StyledText) { talk(line) }

  /// Says something that only those want who asked for more.
  func explain(_ text: String) {
    guard options.isVerbose else { return }
    talk(StyledText(text, .muted))
  }

  /// Warns beside the results.
  func warn(_ text: String) { talk(StyledText("warning: ", .warning) + StyledText(text)) }

  /// Says what went wrong; the answer is the status for the shell.
  @discardableResult
  func report(_ error: any Error) -> ExitStatus {
    try? machine.output.flush()
    let failure = Failure(error)
    talk(StyledText("viva: ", .error) + StyledText(failure.text))
    return failure.status
  }

  private func talk(_ text: StyledText) {
    try? machine.output.flush()
    for line in text.lines {
      let parts = machine.talk.isTerminal ? line.wrapped(to: screen.width) : [line]
      for part in parts { machine.talk.write(part.text(talkPalette) + "\n") }
    }
    try? machine.talk.flush()
  }
}

extension Context {
  /// Waits for a line, once everything said before it is on the screen.
  func readLine(
    _ prompt: StyledText,
    _ mode: InputMode,
    _ completer: LineCompleter? = nil
  ) -> LineInput {
    // A reader that went away is told at the end; the session goes on without it.
    try? machine.output.flush()
    try? machine.talk.flush()
    return lines.readLine(prompt, mode, completer)
  }

  /// Reads code of several lines, up to a line that holds only a dot or the end of input.
  func readCode() -> String {
    if lines.isInteractive { say("paste or type the code; a line with only a dot ends it") }
    guard case .line(let text) = readLine(StyledText("  ", .prompt), .code) else { return "" }
    return text
  }
}
