/// Writes completions for bash 4.4 and later, which need nothing but bash itself.
struct BashCompletions {
  private let table: CommandTable

  init(_ table: CommandTable) { self.table = table }

  var script: String {
    """
    # Completions of \(name) for bash. To install them:
    #   \(name) completions bash > ~/.local/share/bash-completion/completions/\(name)

    # The words that may follow the command $1.
    _\(name)_commands() {
      case $1 in
    \(cases(commandCases))
      esac
    }

    # The options of the command $1.
    _\(name)_options() {
      echo '\(flags(table.globals)) --help'
      case $1 in
    \(cases(optionCases))
      esac
    }

    # What the option $2 of the command $1 takes; nothing when it takes no value.
    _\(name)_value() {
      case "$1 $2" in
    \(cases(valueCases))
      esac
    }

    # What the operand number $2 of the command $1 is.
    _\(name)_operand() {
      case "$1 $2" in
    \(cases(operandCases))
      esac
    }

    _\(name)() {
      local current=${COMP_WORDS[COMP_CWORD]} path= value= kind= only= word index operand=1
      COMPREPLY=()
      for (( index = 1; index < COMP_CWORD; index++ )); do
        word=${COMP_WORDS[index]}
        if [[ -n $value ]]; then
          [[ $word == = ]] || value=
        elif [[ $word == -- ]]; then
          only=operands
        elif [[ -z $only && $word == -?* ]]; then
          value=$(_\(name)_value "$path" "$word")
        elif [[ -z $only && " $(_\(name)_commands "$path") " == *" $word "* ]]; then
          path=${path:+$path }$word
        else
          (( operand++ ))
        fi
      done
      [[ -n $value && $current == = ]] && current=
      if [[ -n $value ]]; then
        kind=$value
      elif [[ -z $only && $current == -* ]]; then
        kind="values $(_\(name)_options "$path" | tr '\\n' ' ')"
      elif [[ $operand -eq 1 && -n $(_\(name)_commands "$path") ]]; then
        kind="values $(_\(name)_commands "$path")"
      else
        kind=$(_\(name)_operand "$path" "$operand")
      fi
      case $kind in
        values\\ *) mapfile -t COMPREPLY < <(compgen -W "${kind#values }" -- "$current") ;;
        files) compopt -o default ;;
        folders) compopt -o dirnames ;;
        ''|text) ;;
        *) mapfile -t COMPREPLY < <("$1" __complete "$kind" "$current" 2>/dev/null) ;;
      esac
    }

    complete -F _\(name) \(name)

    """
  }

  private var name: String { table.program }

  private func cases(_ cases: [String]) -> String {
    (cases.isEmpty ? ["*) ;;"] : cases).map { "    " + $0 }.joined(separator: "\n")
  }

  private var commandCases: [String] {
    ([[]] + table.visiblePaths).compactMap { path in
      let names = table.commands(below: path).filter { !$0.isHidden }.map(\.name)
      guard !names.isEmpty else { return nil }
      return "'\(path.joined(separator: " "))') echo '\(names.joined(separator: " "))' ;;"
    }
  }

  private var optionCases: [String] {
    table.visiblePaths.compactMap { path in
      let own = flags(table.command(at: path)?.options ?? [])
      return own.isEmpty ? nil : "'\(path.joined(separator: " "))') echo '\(own)' ;;"
    }
  }

  private var valueCases: [String] {
    let globals = table.globals.compactMap { valueCase($0, before: "*") }
    return globals
      + table.visiblePaths.flatMap { path in
        let before = "'\(path.joined(separator: " "))'"
        return (table.command(at: path)?.options ?? []).compactMap { valueCase($0, before: before) }
      }
  }

  private func valueCase(_ option: OptionSpec, before place: String) -> String? {
    guard option.valueName != nil, !option.isHidden else { return nil }
    var patterns = ["\(place)' \(option.flag)'"]
    if let short = option.short { patterns.append("\(place)' -\(short)'") }
    return "\(patterns.joined(separator: "|"))) echo '\(kind(option.source))' ;;"
  }

  private var operandCases: [String] {
    table.visiblePaths.flatMap { path in
      (table.command(at: path)?.operands ?? []).enumerated().compactMap { index, operand in
        guard operand.source != .anything else { return nil }
        let number = operand.repeats ? "'*" : "\(index + 1)'"
        return "'\(path.joined(separator: " ")) \(number)) echo '\(kind(operand.source))' ;;"
      }
    }
  }

  private func flags(_ options: [OptionSpec]) -> String {
    options.filter { !$0.isHidden }.map(\.flag).joined(separator: " ")
  }

  private func kind(_ source: ValueSource) -> String {
    switch source {
    case .anything: "text"
    case .files: "files"
    case .folders: "folders"
    case .values(let values): "values " + values.joined(separator: " ")
    case .known(let known): known.rawValue
    }
  }
}
