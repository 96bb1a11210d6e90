import BankParsing
import ContentLoading
import Core
import Effects
import LinterProtocol

@MainActor final class LinterClient {
  init(helper: String, processes: any ProcessRunner) {}
  func lint(_ job: LintJob) throws -> [Finding] { [] }
  func rules() throws -> [RuleDescription] { [] }
}
enum GradingError: Error { case x; var status: ExitStatus { .environment } }
@MainActor struct Verdict { var passed = true }
@MainActor struct Submission {
  init(answer: String, exercise: Exercise, context: Context) throws {}
}
@MainActor struct GradingRun {
  let context: Context; func verdict(on: Submission, for item: Item) throws -> Verdict { Verdict() }
}
@MainActor struct VerdictView {
  let context: Context; func show(_ verdict: Verdict, on item: Item) {}
}
@MainActor struct BankChecking {
  let context: Context;
  func findings(in content: LoadedContent) throws -> [Finding] { content.library.findings }
}
