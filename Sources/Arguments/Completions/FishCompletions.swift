/// Writes completions for fish 3.
struct FishCompletions {
  private let table: CommandTable

  init(_ table: CommandTable) { self.table = table }

  var script: String {
    """
    # Completions of \(name) for fish. To install them:
    #   \(name) completions fish > ~/.config/fish/completions/\(name).fish

    # Prints the words before the cursor that are no options and no values of options.
    function __\(name)_words
        set -l valued \(valued.joined(separator: " "))
        set -l words (commandline -opc)
        set -l skip
        for word in $words[2..-1]
            if test -n "$skip"
                set skip
            else if contains -- $word $valued
                set skip yes
            else if not string match -q -- '-?*' $word
                echo $word
            end
        end
    end

    # Whether those words begin with the command $argv.
    function __\(name)_in
        set -l words (__\(name)_words)
        test (count $words) -ge (count $argv); or return 1
        set -l first $words[1..(count $argv)]
        test "$first" = "$argv"
    end

    # Whether those words are the command $argv[2..-1] and $argv[1] words more; with a plus sign
    # after the number, or even more.
    function __\(name)_at
        set -l words (__\(name)_words)
        set -l more (math (count $words) - (count $argv[2..-1]))
        if string match -q -- '*+' $argv[1]
            test $more -ge (string trim -c + -- $argv[1]); or return 1
        else
            test $more -eq $argv[1]; or return 1
        end
        test (count $argv) -eq 1; or __\(name)_in $argv[2..-1]
    end

    function __\(name)_known
        \(name) __complete $argv[1] (commandline -ct | string replace -r '^--?[^=]*=' '') 2>/dev/null
    end

    \(lines.joined(separator: "\n"))

    """
  }

  private var name: String { table.program }

  private var valued: [String] {
    var seen: Set<String> = []
    return table.everyOption.filter { $0.valueName != nil }
      .flatMap { option in [option.flag] + (option.short.map { ["-\($0)"] } ?? []) }
      .filter { seen.insert($0).inserted }
  }

  private var lines: [String] {
    let help = "complete -c \(name) -s h -l help -d 'show help'"
    return ["complete -c \(name) -f"] + table.globals.filter { !$0.isHidden }.map { option($0) }
      + [help] + ([[]] + table.visiblePaths).flatMap(lines(at:))
  }

  private func lines(at path: [String]) -> [String] {
    let spec = table.command(at: path)
    let commands = table.commands(below: path).filter { !$0.isHidden }.map { command in
      condition("at 0", path) + " -a \(command.name) -d '\(escaped(command.summary))'"
    }
    let options = (spec?.options ?? []).filter { !$0.isHidden }.map { option($0, of: path) }
    let operands = (spec?.operands ?? []).enumerated().compactMap { index, operand in
      values(operand.source).map { values in
        condition("at \(index)\(operand.repeats ? "+" : "")", path) + values
      }
    }
    return commands + options + operands
  }

  private func option(_ option: OptionSpec, of path: [String] = []) -> String {
    var line = path.isEmpty ? "complete -c \(name)" : condition("in", path)
    if let short = option.short { line += " -s \(short)" }
    line += " -l \(option.name)"
    if option.valueName != nil {
      line += option.source == .files ? " -r" : " -x"
      line += values(option.source) ?? ""
    }
    return line + " -d '\(escaped(option.help))'"
  }

  private func condition(_ test: String, _ path: [String]) -> String {
    "complete -c \(name) -n '__\(name)_\(([test] + path).joined(separator: " "))'"
  }

  /// The option of `complete` that offers a source's values; `nil` where there are none.
  private func values(_ source: ValueSource) -> String? {
    switch source {
    case .anything: nil
    case .files: " -F"
    case .folders: " -a '(__fish_complete_directories)'"
    case .values(let values): " -a '\(values.joined(separator: " "))'"
    case .known(let known): " -a '(__\(name)_known \(known.rawValue))'"
    }
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if character == "'" || character == "\\" { result.append("\\") }
      result.append(character)
    }
  }
}
