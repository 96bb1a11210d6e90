/// Writes completions for zsh on its own `_arguments`.
struct ZshCompletions {
  private let table: CommandTable

  init(_ table: CommandTable) { self.table = table }

  var script: String {
    let functions = ([[]] + table.visiblePaths).map(function)
    return """
      #compdef \(name)
      # Completions of \(name) for zsh. To install them, write them to a folder of $fpath:
      #   \(name) completions zsh > ~/.zfunc/_\(name)

      # What the program knows of the kind $@[-1]; before it stand options of compadd.
      _\(name)_known() {
        local -a found
        found=(${(f)"$(\(name) __complete $@[-1] "$PREFIX" 2>/dev/null)"})
        compadd "$@[1,-2]" -a found
      }

      \(functions.joined(separator: "\n\n"))

      if [ "$funcstack[1]" = "_\(name)" ]; then
        _\(name) "$@"
      else
        compdef _\(name) \(name)
      fi

      """
  }

  private var name: String { table.program }

  private func function(_ path: [String]) -> String {
    let commands = table.commands(below: path).filter { !$0.isHidden }
    let title = functionName(path)
    guard !commands.isEmpty else {
      return """
        \(title)() {
          _arguments -s -S \\
        \(specs(path).joined(separator: " \\\n"))
        }
        """
    }
    return """
      \(title)() {
        local curcontext=$curcontext state line ret=1
        local -a commands
        commands=(
      \(commands.map { "    '\($0.name):\(escaped($0.summary))'" }.joined(separator: "\n"))
        )
        _arguments -C -s -S \\
      \((specs(path) + ["    '1: :->command'", "    '*:: :->rest'"]).joined(separator: " \\\n")) && ret=0
        case $state in
          command) _describe -t commands command commands && ret=0 ;;
          rest)
            case $line[1] in
      \(commands.map { "        \($0.name)) \(functionName(path + [$0.name])) && ret=0 ;;" }
        .joined(separator: "\n"))
            esac
            ;;
        esac
        return ret
      }
      """
  }

  private func functionName(_ path: [String]) -> String {
    (["_" + name] + path).joined(separator: "_")
  }

  private func specs(_ path: [String]) -> [String] {
    let options = table.options(at: path).filter { !$0.isHidden }.map(spec)
    let help = "    '(- *)'{-h,--help}'[show help]'"
    let operands = (table.command(at: path)?.operands ?? []).map { operand in
      let start = operand.repeats ? "*" : operand.isRequired ? "" : ":"
      return "    '\(start):\(escaped(operand.name)):\(action(operand.source))'"
    }
    return options + [help] + operands
  }

  private func spec(_ option: OptionSpec) -> String {
    let value = option.valueName.map { ":\(escaped($0)):\(action(option.source))" } ?? ""
    let tail = "[\(escaped(option.help))]\(value)'"
    let equals = option.valueName == nil ? "" : "="
    let repeats = option.isRepeatable ? "*" : ""
    guard let short = option.short else { return "    '\(repeats)\(option.flag)\(equals)\(tail)" }
    let plus = option.valueName == nil ? "" : "+"
    let exclusion = option.isRepeatable ? "'*'" : "'(-\(short) \(option.flag))'"
    return "    \(exclusion){-\(short)\(plus),\(option.flag)\(equals)}'\(tail)"
  }

  private func action(_ source: ValueSource) -> String {
    switch source {
    case .anything: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .values(let values): "(\(values.joined(separator: " ")))"
    case .known(let known): "_\(name)_known \(known.rawValue)"
    }
  }

  /// Takes the meaning off the characters that end a description, within single quotes.
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "'": result += "'\\''"
      case "[", "]", ":", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}
