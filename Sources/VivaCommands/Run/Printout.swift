import Core
import LabProtocol
import Lab
import Quizzing
import Scenarios

/// What running the code of a prediction came to.
enum Printout: Equatable {
  /// It came to its end, and printed this.
  case printed(String)
  /// It broke off; why, and at which line of the scenario.
  case stopped(String, line: Int?)
  /// It does not parse or compile.
  case refused([Finding])
  /// It cannot be run as it is written; why.
  case unfit(String)
  /// It was not run, which says nothing of it; why.
  case notRun(String)

  /// Runs a prediction's code, by what runs files through a scenario.
  ///
  /// What is wrong with scenario or code is the author's; what keeps the lab from its work is nobody's.
  init(
    of prediction: Prediction,
    running run: ([CodeFile], Scenario) throws -> RunAnswer
  ) throws {
    let (scenario, problems) = Scenario.reading(prediction.scenario)
    if let problem = problems.first {
      self = .unfit("line \(problem.position.line) of the scenario: \(problem)")
      return
    }
    do {
      self.init(try run(prediction.run, scenario))
    } catch let problem as RunProblem {
      self = .unfit("\(problem)")
    } catch LabError.interrupted {
      throw LabError.interrupted
    } catch let error as LabError {
      self = error.isCodes ? .unfit("\(error)") : .notRun("\(error)")
    }
  }

  private init(_ answer: RunAnswer) {
    switch answer {
    case .refused(let findings): self = .refused(findings)
    case .unknown(let names): self = .unfit("\(RunProblem.unknownToLab(names))")
    case .ran(let ran):
      let run = ran.run
      guard run.ending != .complete else {
        self = .printed(run.printed)
        return
      }
      let failed = run.outcomes.last { !$0.isMet }
      let reason = run.ending == .stopped ? failed?.actual : nil
      self = .stopped(reason ?? "\(run.ending)", line: run.passages.last?.line)
    }
  }

  /// Why no output is known, in a phrase; `nil` where it is.
  var reason: String? {
    switch self {
    case .printed: nil
    case .stopped(let reason, let line):
      "it stopped" + (line.map { " at line \($0) of the scenario" } ?? "") + ": \(reason)"
    case .refused(let findings): "it does not compile: \(findings.first?.message ?? "")"
    case .unfit(let reason), .notRun(let reason): reason
    }
  }

  /// Where what was printed first differs from what a bank says, in a phrase; `nil` where nowhere.
  static func difference(of printed: String, to output: String) -> String? {
    let told = PredictSheet(output: output).lines
    let real = PredictSheet(output: printed).lines
    guard told != real else { return nil }
    let place = zip(told, real).prefix { $0 == $1 }.count
    func text(_ lines: [String]) -> String {
      place < lines.count ? "'\(VisibleText.escapedLine(lines[place]))'" : "nothing more"
    }
    return "line \(place + 1) is \(text(real)), and the bank says \(text(told))"
  }
}

extension LabError {
  /// Whether the code is the reason, rather than the machine.
  var isCodes: Bool {
    switch self {
    case .compilerStopped, .tooLarge, .compilerBroke, .notLinked, .noRoot: true
    case .noCompiler, .strangeCompiler, .noLinker, .labMissing, .foreign, .notBuilt, .notMade,
      .noRoom,
      .noPlace, .locked, .process, .interrupted:
      false
    }
  }
}
