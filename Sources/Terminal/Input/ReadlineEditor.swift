@unsafe @preconcurrency internal import CReadline
@unsafe @preconcurrency internal import Glibc

/// The one user of readline's global variables.
///
/// It runs readline's callback interface under its own waiting, so that signals end a line
/// cleanly: readline is told of a signal, restores the terminal and passes the signal on to our
/// handler, which only notes it.
@MainActor
enum ReadlineEditor {
  /// What the line handler was given; `nil` while the line is being edited.
  private static var result: LineInput?
  private static var completer: LineCompleter?
  private static var isPrepared = false
  private static let tabulator: Int32 = 9

  /// Edits one line.
  static func readLine(
    prompt: String,
    history: [String],
    insertsTabs: Bool,
    completer: LineCompleter?
  ) -> LineInput {
    prepare()
    load(history)
    Self.completer = completer
    if insertsTabs {
      rl_bind_key(tabulator, rl_insert)
    } else {
      rl_bind_key(tabulator, rl_complete)
    }
    result = nil
    // A stop that was over before this prompt needs no redrawing.
    _ = CaughtSignals.take(SIGCONT)
    CaughtSignals.setPrompting(true)
    defer { CaughtSignals.setPrompting(false) }
    unsafe rl_callback_handler_install(prompt) { line in
      unsafe ReadlineEditor.take(line)
    }
    while result == nil { step() }
    return result ?? .endOfInput
  }

  private static func step() {
    let event = InputWaiting.wait(for: STDIN_FILENO) {
      rl_pending_signal() != 0 || !CaughtSignals.isEmpty
    }
    switch event {
    case .input: rl_callback_read_char()
    case .signal: obeySignals()
    }
  }

  private static func obeySignals() {
    // Lets readline restore the terminal and pass the signal on to us, or stop the process.
    rl_check_signals()
    if let number = CaughtSignals.termination {
      finish(.terminated(signal: number))
    } else if CaughtSignals.take(SIGINT) {
      finish(.interrupted)
    } else if CaughtSignals.take(SIGCONT) {
      unsafe fputs("\r", rl_outstream)
      rl_on_new_line()
      rl_forced_update_display()
    }
  }

  /// Gives the line up, and the terminal back.
  private static func finish(_ input: LineInput) {
    rl_free_line_state()
    rl_callback_sigcleanup()
    rl_cleanup_after_signal()
    rl_callback_handler_remove()
    endScreenLine()
    result = input
  }

  /// Takes a finished line from readline, or the end of input.
  private static func take(_ line: UnsafeMutablePointer<CChar>?) {
    guard let line = unsafe line else { return takeEnd() }
    rl_callback_handler_remove()
    var text = unsafe String(cString: line)
    unsafe free(line)
    while text.hasSuffix("\n") { text.removeLast() }
    result = .line(text)
  }

  /// A terminal that goes away sends a signal and ends the input; the signal says more.
  private static func takeEnd() {
    rl_check_signals()
    rl_callback_handler_remove()
    result = CaughtSignals.termination.map { .terminated(signal: $0) } ?? .endOfInput
    // With bracketed paste readline has ended the line itself.
    let pastes = unsafe rl_variable_value("enable-bracketed-paste")
    if unsafe pastes.map({ unsafe String(cString: $0) }) != "on" { endScreenLine() }
  }

  private static func endScreenLine() {
    unsafe fputs("\n", rl_outstream)
    unsafe fflush(rl_outstream)
  }

  private static func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    chooseLocale()
    CaughtSignals.watch()
    // readline keeps these pointers, so they are never freed.
    unsafe rl_readline_name = UnsafePointer(strdup("viva"))
    unsafe rl_completer_word_break_characters = UnsafePointer(strdup(" \t\n"))
    unsafe rl_completer_quote_characters = UnsafePointer(strdup("'\""))
    unsafe rl_filename_quote_characters = UnsafePointer(strdup(" \t\n\\'\""))
    unsafe rl_instream = stdin
    unsafe rl_outstream = outputStream()
    rl_catch_signals = 1
    rl_catch_sigwinch = 1
    rl_persistent_signal_handlers = 1
    rl_change_environment = 0
    rl_sort_completion_matches = 0
    unsafe rl_attempted_completion_function = { word, _, end in
      unsafe ReadlineEditor.complete(word, end: Int(end))
    }
    using_history()
  }

  /// Where prompts go: standard error where it is a terminal, else the terminal itself.
  private static func outputStream() -> UnsafeMutablePointer<FILE>? {
    if isatty(STDERR_FILENO) == 1 { return unsafe stderr }
    return unsafe fopen("/dev/tty", "we") ?? stderr
  }

  /// readline edits by characters only in a locale that knows UTF-8.
  private static func chooseLocale() {
    unsafe setlocale(LC_CTYPE, "")
    let code = unsafe nl_langinfo(nl_item(CODESET)).map { unsafe String(cString: $0) }
    if code != "UTF-8" { unsafe setlocale(LC_CTYPE, "C.UTF-8") }
  }

  private static func load(_ entries: [String]) {
    clear_history()
    for entry in entries { unsafe add_history(entry) }
  }

  /// The answer to a press of the tabulator, as readline wants it: what the completions have in
  /// common, then the completions, then null; all of it for readline to free.
  private static func complete(
    _ word: UnsafePointer<CChar>?,
    end: Int
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    rl_attempted_completion_over = 1
    guard let completer, let buffer = unsafe rl_line_buffer else { return nil }
    let bytes = unsafe UnsafeBufferPointer(start: buffer, count: end).map { UInt8(bitPattern: $0) }
    let found = completer(String(decoding: bytes, as: UTF8.self))
    guard let first = found.first else { return nil }
    if found.contains(where: { $0.text.contains(" ") }) {
      // Only names of files are quoted by readline.
      rl_filename_completion_desired = 1
    }
    rl_completion_append_character = found.count == 1 && first.isFinal ? 32 : 0
    let common = found.dropFirst().reduce(first.text) { $0.commonPrefix(with: $1.text) }
    let texts = found.count == 1 ? [common] : [common] + found.map(\.text)
    let size = unsafe (texts.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
    let list = unsafe malloc(size)?.bindMemory(
      to: UnsafeMutablePointer<CChar>?.self,
      capacity: texts.count + 1
    )
    for (index, text) in texts.enumerated() { unsafe list?[index] = strdup(text) }
    unsafe list?[texts.count] = nil
    return unsafe list
  }
}

extension String {
  /// What two texts begin with alike, in whole characters.
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
