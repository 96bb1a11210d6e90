/// What ``sampleTable`` gives for bash; tried by hand in that shell.
let bashCompletions = #"""
  # Completions of viva for bash. To install them:
  #   viva completions bash > ~/.local/share/bash-completion/completions/viva

  # The words that may follow the command $1.
  _viva_commands() {
    case $1 in
      '') echo 'drill exercise lint config show completions' ;;
      'exercise') echo 'list start' ;;
    esac
  }

  # The options of the command $1.
  _viva_options() {
    echo '--content --color --quiet --help'
    case $1 in
      'drill') echo '--limit --topic --level --cram' ;;
      'exercise start') echo '--force' ;;
      'lint') echo '--format --fix' ;;
    esac
  }

  # What the option $2 of the command $1 takes; nothing when it takes no value.
  _viva_value() {
    case "$1 $2" in
      *' --content') echo 'files' ;;
      *' --color') echo 'values auto always never' ;;
      'drill'' --limit'|'drill'' -n') echo 'text' ;;
      'drill'' --topic') echo 'topics' ;;
      'drill'' --level') echo 'levels' ;;
      'lint'' --format') echo 'values text json' ;;
    esac
  }

  # What the operand number $2 of the command $1 is.
  _viva_operand() {
    case "$1 $2" in
      'exercise start 1') echo 'exercises' ;;
      'lint '*) echo 'files' ;;
      'config 1') echo 'settings' ;;
      'show 1') echo 'ids' ;;
      'completions 1') echo 'values bash zsh fish' ;;
    esac
  }

  _viva() {
    local current=${COMP_WORDS[COMP_CWORD]} path= value= kind= only= word index operand=1
    COMPREPLY=()
    for (( index = 1; index < COMP_CWORD; index++ )); do
      word=${COMP_WORDS[index]}
      if [[ -n $value ]]; then
        [[ $word == = ]] || value=
      elif [[ $word == -- ]]; then
        only=operands
      elif [[ -z $only && $word == -?* ]]; then
        value=$(_viva_value "$path" "$word")
      elif [[ -z $only && " $(_viva_commands "$path") " == *" $word "* ]]; then
        path=${path:+$path }$word
      else
        (( operand++ ))
      fi
    done
    [[ -n $value && $current == = ]] && current=
    if [[ -n $value ]]; then
      kind=$value
    elif [[ -z $only && $current == -* ]]; then
      kind="values $(_viva_options "$path" | tr '\n' ' ')"
    elif [[ $operand -eq 1 && -n $(_viva_commands "$path") ]]; then
      kind="values $(_viva_commands "$path")"
    else
      kind=$(_viva_operand "$path" "$operand")
    fi
    case $kind in
      values\ *) mapfile -t COMPREPLY < <(compgen -W "${kind#values }" -- "$current") ;;
      files) compopt -o default ;;
      folders) compopt -o dirnames ;;
      ''|text) ;;
      *) mapfile -t COMPREPLY < <("$1" __complete "$kind" "$current" 2>/dev/null) ;;
    esac
  }

  complete -F _viva viva

  """#
