import Arguments

/// A table with one of everything: globals, options of each form, subcommands, nested operands.
let sampleTable = CommandTable(
  program: "viva",
  summary: "prepares for an interview, one question at a time",
  globals: [
    .value("content", "PATH", "read these banks", from: .files, isRepeatable: true),
    .value("color", "WHEN", "when to use colour", from: .values(["auto", "always", "never"])),
    .flag("quiet", short: "q", "say only what was asked for"),
    .flag("secret", "not for everybody", isHidden: true),
  ],
  commands: [
    CommandSpec(
      "drill",
      "ask what is due today",
      options: [
        .value("limit", short: "n", "N", "at most so many items"),
        .value("topic", "T", "only this topic", from: .known(.topics), isRepeatable: true),
        .value("level", "L", "only this level", from: .known(.levels)),
        .flag("cram", short: "c", "practise what is not due: the memory stays as it is"),
      ],
      examples: [
        UsageExample("viva drill --topic ownership", "only the items on ownership"),
        UsageExample("viva drill -n 5", "five items at most"),
      ],
      manual: [
        ManualSection(
          "",
          """
          Asks the items that are due, then new ones. What was answered is kept even when the \
          session is broken off.
          """
        ),
        ManualSection("JSON", "One object:\n  {\"schema\":1,\"due\":N}"),
      ]
    ),
    CommandSpec(
      "exercise",
      "work on code exercises in your own editor",
      subcommands: [
        CommandSpec("list", "list the exercises"),
        CommandSpec(
          "start",
          "write an exercise's files",
          operands: [OperandSpec("ID", from: .known(.exercises))],
          options: [.flag("force", "write over files that exist")]
        ),
      ]
    ),
    CommandSpec(
      "lint",
      "check Swift files against the ownership rules",
      in: .code,
      operands: [OperandSpec("PATH", .oneOrMore, from: .files)],
      options: [
        .value("format", "F", "the form of the output", from: .values(["text", "json"])),
        .flag("fix", "repair what is certain [in place]"),
      ]
    ),
    CommandSpec(
      "config",
      "show the settings, or change one",
      in: .program,
      operands: [
        OperandSpec("KEY", .optional, from: .known(.settings)), OperandSpec("VALUE", .optional),
      ]
    ),
    CommandSpec(
      "show",
      "show an item",
      in: .banks,
      operands: [OperandSpec("ID", from: .known(.ids))]
    ),
    CommandSpec(
      "completions",
      "print a shell's completions",
      in: .program,
      operands: [OperandSpec("SHELL", from: .values(["bash", "zsh", "fish"]))]
    ),
    CommandSpec(
      "__complete",
      "list what the program knows",
      in: .program,
      operands: [OperandSpec("KIND"), OperandSpec("PREFIX", .optional)],
      isHidden: true
    ),
  ],
  examples: [UsageExample("viva drill", "today's session")]
)
