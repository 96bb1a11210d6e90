/// What ``sampleTable`` gives for zsh; tried by hand in that shell.
let zshCompletions = #"""
  #compdef viva
  # Completions of viva for zsh. To install them, write them to a folder of $fpath:
  #   viva completions zsh > ~/.zfunc/_viva

  # What the program knows of the kind $@[-1]; before it stand options of compadd.
  _viva_known() {
    local -a found
    found=(${(f)"$(viva __complete $@[-1] "$PREFIX" 2>/dev/null)"})
    compadd "$@[1,-2]" -a found
  }

  _viva() {
    local curcontext=$curcontext state line ret=1
    local -a commands
    commands=(
      'drill:ask what is due today'
      'exercise:work on code exercises in your own editor'
      'lint:check Swift files against the ownership rules'
      'config:show the settings, or change one'
      'show:show an item'
      'completions:print a shell'\''s completions'
    )
    _arguments -C -s -S \
      '*--content=[read these banks]:PATH:_files' \
      '--color=[when to use colour]:WHEN:(auto always never)' \
      '(-q --quiet)'{-q,--quiet}'[say only what was asked for]' \
      '(- *)'{-h,--help}'[show help]' \
      '1: :->command' \
      '*:: :->rest' && ret=0
    case $state in
      command) _describe -t commands command commands && ret=0 ;;
      rest)
        case $line[1] in
          drill) _viva_drill && ret=0 ;;
          exercise) _viva_exercise && ret=0 ;;
          lint) _viva_lint && ret=0 ;;
          config) _viva_config && ret=0 ;;
          show) _viva_show && ret=0 ;;
          completions) _viva_completions && ret=0 ;;
        esac
        ;;
    esac
    return ret
  }

  _viva_drill() {
    _arguments -s -S \
      '(-n --limit)'{-n+,--limit=}'[at most so many items]:N: ' \
      '*--topic=[only this topic]:T:_viva_known topics' \
      '--level=[only this level]:L:_viva_known levels' \
      '(-c --cram)'{-c,--cram}'[practise what is not due\: the memory stays as it is]' \
      '*--content=[read these banks]:PATH:_files' \
      '--color=[when to use colour]:WHEN:(auto always never)' \
      '(-q --quiet)'{-q,--quiet}'[say only what was asked for]' \
      '(- *)'{-h,--help}'[show help]'
  }

  _viva_exercise() {
    local curcontext=$curcontext state line ret=1
    local -a commands
    commands=(
      'list:list the exercises'
      'start:write an exercise'\''s files'
    )
    _arguments -C -s -S \
      '*--content=[read these banks]:PATH:_files' \
      '--color=[when to use colour]:WHEN:(auto always never)' \
      '(-q --quiet)'{-q,--quiet}'[say only what was asked for]' \
      '(- *)'{-h,--help}'[show help]' \
      '1: :->command' \
      '*:: :->rest' && ret=0
    case $state in
      command) _describe -t commands command commands && ret=0 ;;
      rest)
        case $line[1] in
          list) _viva_exercise_list && ret=0 ;;
          start) _viva_exercise_start && ret=0 ;;
        esac
        ;;
    esac
    return ret
  }

  _viva_exercise_list() {
    _arguments -s -S \
      '*--content=[read these banks]:PATH:_files' \
      '--color=[when to use colour]:WHEN:(auto always never)' \
      '(-q --quiet)'{-q,--quiet}'[say only what was asked for]' \
      '(- *)'{-h,--help}'[show help]'
  }

  _viva_exercise_start() {
    _arguments -s -S \
      '--force[write over files that exist]' \
      '*--content=[read these banks]:PATH:_files' \
      '--color=[when to use colour]:WHEN:(auto always never)' \
      '(-q --quiet)'{-q,--quiet}'[say only what was asked for]' \
      '(- *)'{-h,--help}'[show help]' \
      ':ID:_viva_known exercises'
  }

  _viva_lint() {
    _arguments -s -S \
      '--format=[the form of the output]:F:(text json)' \
      '--fix[repair what is certain \[in place\]]' \
      '*--content=[read these banks]:PATH:_files' \
      '--color=[when to use colour]:WHEN:(auto always never)' \
      '(-q --quiet)'{-q,--quiet}'[say only what was asked for]' \
      '(- *)'{-h,--help}'[show help]' \
      '*:PATH:_files'
  }

  _viva_config() {
    _arguments -s -S \
      '*--content=[read these banks]:PATH:_files' \
      '--color=[when to use colour]:WHEN:(auto always never)' \
      '(-q --quiet)'{-q,--quiet}'[say only what was asked for]' \
      '(- *)'{-h,--help}'[show help]' \
      '::KEY:_viva_known settings' \
      '::VALUE: '
  }

  _viva_show() {
    _arguments -s -S \
      '*--content=[read these banks]:PATH:_files' \
      '--color=[when to use colour]:WHEN:(auto always never)' \
      '(-q --quiet)'{-q,--quiet}'[say only what was asked for]' \
      '(- *)'{-h,--help}'[show help]' \
      ':ID:_viva_known ids'
  }

  _viva_completions() {
    _arguments -s -S \
      '*--content=[read these banks]:PATH:_files' \
      '--color=[when to use colour]:WHEN:(auto always never)' \
      '(-q --quiet)'{-q,--quiet}'[say only what was asked for]' \
      '(- *)'{-h,--help}'[show help]' \
      ':SHELL:(bash zsh fish)'
  }

  if [ "$funcstack[1]" = "_viva" ]; then
    _viva "$@"
  else
    compdef _viva viva
  fi

  """#
