/// What ``sampleTable`` gives for fish; tried by hand in that shell.
let fishCompletions = #"""
  # Completions of viva for fish. To install them:
  #   viva completions fish > ~/.config/fish/completions/viva.fish

  # Prints the words before the cursor that are no options and no values of options.
  function __viva_words
      set -l valued --content --color --limit -n --topic --level --format
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
  function __viva_in
      set -l words (__viva_words)
      test (count $words) -ge (count $argv); or return 1
      set -l first $words[1..(count $argv)]
      test "$first" = "$argv"
  end

  # Whether those words are the command $argv[2..-1] and $argv[1] words more; with a plus sign
  # after the number, or even more.
  function __viva_at
      set -l words (__viva_words)
      set -l more (math (count $words) - (count $argv[2..-1]))
      if string match -q -- '*+' $argv[1]
          test $more -ge (string trim -c + -- $argv[1]); or return 1
      else
          test $more -eq $argv[1]; or return 1
      end
      test (count $argv) -eq 1; or __viva_in $argv[2..-1]
  end

  function __viva_known
      viva __complete $argv[1] (commandline -ct | string replace -r '^--?[^=]*=' '') 2>/dev/null
  end

  complete -c viva -f
  complete -c viva -l content -r -F -d 'read these banks'
  complete -c viva -l color -x -a 'auto always never' -d 'when to use colour'
  complete -c viva -s q -l quiet -d 'say only what was asked for'
  complete -c viva -s h -l help -d 'show help'
  complete -c viva -n '__viva_at 0' -a drill -d 'ask what is due today'
  complete -c viva -n '__viva_at 0' -a exercise -d 'work on code exercises in your own editor'
  complete -c viva -n '__viva_at 0' -a lint -d 'check Swift files against the ownership rules'
  complete -c viva -n '__viva_at 0' -a config -d 'show the settings, or change one'
  complete -c viva -n '__viva_at 0' -a show -d 'show an item'
  complete -c viva -n '__viva_at 0' -a completions -d 'print a shell\'s completions'
  complete -c viva -n '__viva_in drill' -s n -l limit -x -d 'at most so many items'
  complete -c viva -n '__viva_in drill' -l topic -x -a '(__viva_known topics)' -d 'only this topic'
  complete -c viva -n '__viva_in drill' -l level -x -a '(__viva_known levels)' -d 'only this level'
  complete -c viva -n '__viva_in drill' -s c -l cram -d 'practise what is not due: the memory stays as it is'
  complete -c viva -n '__viva_at 0 exercise' -a list -d 'list the exercises'
  complete -c viva -n '__viva_at 0 exercise' -a start -d 'write an exercise\'s files'
  complete -c viva -n '__viva_in exercise start' -l force -d 'write over files that exist'
  complete -c viva -n '__viva_at 0 exercise start' -a '(__viva_known exercises)'
  complete -c viva -n '__viva_in lint' -l format -x -a 'text json' -d 'the form of the output'
  complete -c viva -n '__viva_in lint' -l fix -d 'repair what is certain [in place]'
  complete -c viva -n '__viva_at 0+ lint' -F
  complete -c viva -n '__viva_at 0 config' -a '(__viva_known settings)'
  complete -c viva -n '__viva_at 0 show' -a '(__viva_known ids)'
  complete -c viva -n '__viva_at 0 completions' -a 'bash zsh fish'

  """#
