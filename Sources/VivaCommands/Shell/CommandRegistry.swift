package import Arguments

/// The commands of the program, for the command line and the prompt alike.
@MainActor
package enum CommandRegistry {
  /// Every command, sorted by name.
  ///
  /// A new command is a file and a line here.
  package static let all: [any Command.Type] = [
    BuryCommand.self,
    CheckCommand.self,
    CompleteCommand.self,
    CompletionsCommand.self,
    ConfigCommand.self,
    DoctorCommand.self,
    DrillCommand.self,
    DueCommand.self,
    EditCommand.self,
    ExerciseCommand.self,
    ForgetCommand.self,
    GradeCommand.self,
    HelpCommand.self,
    LintCommand.self,
    ListCommand.self,
    NewCommand.self,
    OptimizeCommand.self,
    PlanCommand.self,
    ReportCommand.self,
    ResumeCommand.self,
    RulesCommand.self,
    RunCommand.self,
    ShowCommand.self,
    SuspendCommand.self,
    TrustCommand.self,
    UndoCommand.self,
  ]

  /// The table that parsing, help and completions work from.
  package static let table = CommandTable(
    program: "viva",
    summary: "prepares iOS engineers for the SwiftUI state part of an interview",
    globals: GlobalOptions.specs,
    commands: all.map { $0.spec },
    examples: [
      UsageExample("viva drill", "today's session"),
      UsageExample("viva grade Snippet.swift", "check a snippet by the ownership rules"),
      UsageExample("viva report", "how ready you are"),
    ]
  )

  /// The command at the beginning of a path of names.
  package static func command(_ name: String) -> (any Command.Type)? {
    all.first { $0.spec.name == name }
  }
}
