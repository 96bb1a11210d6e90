import Arguments
import Core
import Effects
import Grading
import Lab
import ProgressStore

/// An error on its way to a person: its words and its status.
struct Failure {
  /// What is said, without the program's name.
  let text: String
  /// What the shell is told.
  let status: ExitStatus

  /// Finds the words and the status of an error.
  init(_ error: any Error) {
    text = "\(error)"
    status =
      switch error {
      case let error as ContentPlace.Problem: error.status
      case let error as FileError: Self.status(of: error)
      case let error as GradingError: Self.status(of: error)
      case let error as LabError: Self.status(of: error)
      case RunProblem.notTwo: .usage
      case let error as SettingError: error.status
      case let error as ShellProblem: error.status
      case let error as StoreError: Self.status(of: error)
      case is OptimizeProblem, is PlanProblem, is UsageError, is SplitProblem, is TopicProblem:
        .usage
      case ExerciseProblem.unwritable: .environment
      case is ProcessError, is ProgramProblem: .environment
      default: .badInput
      }
  }

  /// Says it on a sink; the answer is its status.
  func tell(on talk: any OutputSink, program: String) -> ExitStatus {
    talk.write("\(program): \(VisibleText.escaped(text))\n")
    return status
  }

  /// A root that is not there, and too much code, is the input's fault, all else the machine's.
  private static func status(of error: LabError) -> ExitStatus {
    switch error {
    case .noRoot, .tooLarge: .badInput
    case .interrupted: .interrupted
    default: .environment
    }
  }

  /// What is missing or refused is the input's fault; what is full or read-only the machine's.
  private static func status(of error: FileError) -> ExitStatus {
    switch error {
    case .full, .readOnly: .environment
    default: .badInput
    }
  }

  /// What cannot be read, and a record that is no good, is bad input; the rest is the machine's.
  private static func status(of error: StoreError) -> ExitStatus {
    switch error {
    case .unreadable, .invalidRecord: .badInput
    case .unwritable, .notSaved, .unsure, .busy, .newerDevice, .unreadableDevice: .environment
    }
  }

  /// A helper that is missing or broken is the machine's fault, a wrong rule the call's.
  private static func status(of error: GradingError) -> ExitStatus {
    switch error {
    case .helperMissing, .helperFailed, .unexpectedAnswer: .environment
    case .tooLarge, .unreadable, .unchangedStarter, .otherCode, .missingFiles: .badInput
    case .unknownRules: .usage
    case .interrupted: .interrupted
    }
  }
}
