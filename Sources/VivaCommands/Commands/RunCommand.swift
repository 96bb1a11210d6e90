package import Arguments
package import Core
import Effects
import Grading
import LabProtocol
import Scenarios
import StrictJSON

/// `viva run`: runs a snippet in the state runtime and prints what happened.
package struct RunCommand: Command {
  package static let spec = CommandSpec(
    "run",
    "run a snippet; what was evaluated, and why",
    in: .code,
    operands: [OperandSpec("FILE", .oneOrMore, from: .files)],
    options: [
      .value("scenario", "FILE", "steps and expectations, one a line", from: .files),
      .flag("tree", "draw what is shown and stored at the end as well"),
      .flag("compare", "set two versions side by side"),
    ],
    examples: [
      UsageExample("viva run Snippet.swift", "mount it, and tell each body's evaluation"),
      UsageExample("viva run Screen.swift Model.swift --scenario steps.txt", "tap, type, wait"),
      UsageExample(
        "viva run --compare Before.swift After.swift --scenario steps.txt",
        "does the change update less?"
      ),
    ],
    manual: [
      ManualSection(
        "Trace",
        """
        Each step is followed by what it made happen, in order: bodies with the how manieth run it is of that view, their place \
        in the tree and why; models that initial values made, kept and threw away; writes, tasks and warnings. Time is virtual. \
        The tree says how often each body had run after the mount and at the end, and what it reads. Without a scenario the \
        root is mounted and comes to rest. The root is the one that the scenario names: a view, an app, or Preview. Where it \
        names none it is the app, of which the first window is shown; else the only view that no other makes; else, where no \
        view can be mounted as it is or only a preview gives the objects that views need, the first preview. '-' reads the \
        snippet from standard input.
        """
      ),
      .scenarios,
      ManualSection(
        "Comparing",
        """
        --compare takes two files or folders, A and B, and runs both through the same steps. Counts are those after the \
        mount, or since the last 'reset counts'. 'than in NAME' compares B with A; NAME is any word of letters, digits, '-' and '_', as \
        old, and no file name. A version that does not do what is expected is called broken, and its counts are not compared; A \
        may update more often than is expected, which is what B repairs.
        """
      ),
      ManualSection(
        "JSON",
        """
        With --json one object:
          schema        1
          passed        whether the scenario was gone through and all is as expected
          ending        complete, stopped (a step could not be done), aborted (a limit of the runtime), early (no \
        end was told), refused (it does not compile) or unknown (the lab does not know a name)
          reason        how it ended, in words, or null
          root          the view that was mounted, or null
          leftOut       modifiers that the lab does not know
          findings      as 'viva lint': errors where it was refused, else the compiler's warnings
          expectations  an array of objects with line, text, met, expected, actual and trace (numbers of events); met is \
        null where the line was not reached
          events        an array of objects with event (body, made, kept, dropped, wrote, appeared, disappeared, task, \
        warning, step, printed, aborted), number, ms, during, and by event view, path, run, causes (kind, name), model, \
        property, change, text, budget, place
          before, after the views after the mount and at the end: depth, name, runs, reads, values (name, text)
          screen        what is shown at the end, one element a line
          counts        bodies, made, kept and inits by name
          printed       what the snippet printed
          unknown       names that the lab does not know; empty unless ending is unknown
        Each is there in every case, empty or null where there is nothing to tell.
        With --compare: schema, a and b (each as above, without schema), views (view, a and b with runs and reads, or null), \
        outcome (less, more, mixed, same, broken: a version does not do what is expected, apart: no view in common) and verdict; \
        the last three are left out where a version was not run.
        """
      ),
      ManualSection(
        "Status",
        """
        0 done and all as expected, 1 an expectation is unmet (with --compare: in B), or the code does not compile or was \
        stopped, 3 a file or the scenario cannot be read, no root, or a name that the lab does not know, 4 no compiler.
        """
      ),
    ]
  )

  private let paths: [String]
  private let scenario: String?
  private let showsTree: Bool
  private let isComparing: Bool

  package init(_ call: ParsedCommand) throws(UsageError) {
    paths = call.operands(of: "FILE").map(\.text)
    scenario = call.option("scenario")?.text
    showsTree = call.has("tree")
    isComparing = call.has("compare")
    if isComparing, showsTree { throw call.conflict("compare", "tree") }
  }

  package func run(in context: Context) throws -> ExitStatus {
    let file =
      try scenario.map { try ScenarioFile(path: $0, files: context.machine.files) } ?? .empty
    let runner = context.snippets
    if isComparing {
      guard paths.count == 2 else { throw RunProblem.notTwo(paths.count) }
      let versions = try paths.map { try code([$0], in: context).files }
      return try RunPair(context: context, runner: runner).run(versions, of: paths, file)
    }
    try file.requireOneVersion()
    let submission = try code(paths, in: context)
    try file.requireNames(in: DeclaredNames.names(in: submission.files))
    let answer = try runner.run(submission.files, driver: [], file.scenario)
    if context.options.wantsJSON {
      var json: JSONObject = ["schema": 1]
      for member in RunJSON.members(answer, file.scenario).members {
        json[member.key] = member.value
      }
      context.print(JSONValue.object(json).text())
      if case .unknown(let names) = answer { throw RunProblem.unknownToLab(names) }
      return RunPair.status(of: answer)
    }
    switch answer {
    case .ran(let ran):
      RunView(context: context, showsTree: showsTree)
        .show(ran, file.scenario, of: submission.files.map(\.name))
    case .refused(let findings):
      RunPair(context: context, runner: runner).show(findings, in: submission.files)
    case .unknown(let names): throw RunProblem.unknownToLab(names)
    }
    return RunPair.status(of: answer)
  }

  private func code(_ paths: [String], in context: Context) throws -> Submission {
    let submission =
      paths == ["-"]
      ? Submission(text: context.readCode())
      : try Submission(paths: paths, files: context.machine.files)
    guard submission.files.contains(where: { !$0.text.trimmed.isEmpty }) else {
      throw SubmissionProblem.empty
    }
    return submission
  }
}
