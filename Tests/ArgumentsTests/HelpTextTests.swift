import Arguments
import Testing

struct HelpTextTests {
  private let help = HelpText(sampleTable)

  @Test func `the short overview explains the first section and names the rest`() {
    #expect(
      help.text(for: [], .short) == """
        Usage: viva [options] [COMMAND]
        Prepares for an interview, one question at a time.

        Study:
          drill     ask what is due today
          exercise  work on code exercises in your own editor

        More commands:
          lint, show, config, completions

        See 'viva COMMAND -h' for one of them, 'viva help' for all with the global
        options.

        """
    )
  }

  @Test func `the long overview explains every command by section`() {
    #expect(
      help.text(for: [], .long) == """
        viva - prepares for an interview, one question at a time

        Usage: viva [options] [COMMAND]

        Examples:
          viva drill
              today's session

        Study:
          drill     ask what is due today
          exercise  work on code exercises in your own editor

        Code:
          lint  check Swift files against the ownership rules

        Banks:
          show  show an item

        The program:
          config       show the settings, or change one
          completions  print a shell's completions

        Global options, before or after the command:
          --content PATH…  read these banks
          --color WHEN     when to use colour: auto, always or never
          -q, --quiet      say only what was asked for
          -h, --help       show this help; -h a shorter one

        See 'viva help COMMAND' for a command's examples, options and output.

        """
    )
  }

  @Test func `short help of a command lists its own options`() {
    #expect(
      help.text(for: ["drill"], .short) == """
        Usage: viva drill [options]

        Ask what is due today.

          -n, --limit N  at most so many items
          --topic T…     only this topic
          --level L      only this level
          -c, --cram     practise what is not due: the memory stays as it is

        See 'viva help drill' for examples and all the rest.

        """
    )
  }

  @Test func `long help of a command begins with examples and ends with its JSON`() {
    #expect(
      help.text(for: ["drill"], .long) == """
        viva drill - ask what is due today

        Usage: viva drill [options]

        Examples:
          viva drill --topic ownership
              only the items on ownership
          viva drill -n 5
              five items at most

        Asks the items that are due, then new ones. What was answered is kept even when
        the session is broken off.

        Options:
          -n, --limit N  at most so many items
          --topic T…     only this topic
          --level L      only this level
          -c, --cram     practise what is not due: the memory stays as it is

        Global options:
          --content PATH…  read these banks
          --color WHEN     when to use colour: auto, always or never
          -q, --quiet      say only what was asked for
          -h, --help       show this help; -h a shorter one

        JSON:
        One object:
          {"schema":1,"due":N}

        """
    )
  }

  @Test func `long help of a command with subcommands lists them and their options`() {
    #expect(
      help.text(for: ["exercise"], .long) == """
        viva exercise - work on code exercises in your own editor

        Usage: viva exercise list|start

        Commands:
          list                list the exercises
          start ID [options]  write an exercise's files

        Options of viva exercise start:
          --force  write over files that exist

        Global options:
          --content PATH…  read these banks
          --color WHEN     when to use colour: auto, always or never
          -q, --quiet      say only what was asked for
          -h, --help       show this help; -h a shorter one

        """
    )
  }

  @Test(arguments: sampleTable.commands.map { [$0.name] } + [[]])
  func `short help fits on a screen and no help is wider than 80 columns`(path: [String]) {
    #expect(
      help.text(for: path, .short).split(separator: "\n", omittingEmptySubsequences: false).count
        <= 25
    )
    for form in [HelpForm.short, .long] {
      #expect(help.text(for: path, form).split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }
}
