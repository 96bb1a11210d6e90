import BankParsing
import ContentLoading
import Core
import Effects
import LinterProtocol
import Quizzing
import Terminal

/// What findings are good for: a session of the items that teach the rules found.
@MainActor
struct Lesson {
  let context: Context
  let findings: [Finding]

  /// Offers the session to a person and holds it for a script; the status is not the findings'.
  func offer() throws -> ExitStatus {
    guard !findings.isEmpty else {
      context.say("there is nothing to practise")
      return .done
    }
    let items = try context.content().library.items
    let teaching = Teaching(items: items, rules: try context.rules())
    let ids = teaching.ids(for: findings)
    var options = DrillOptions(mode: .all)
    options.filter.ids = ids
    var run = try DrillRun(options, of: items, in: context)
    switch run.first() {
    case .finished(let end): context.say("\(occasion); \(excuse(for: end, ids))")
    case .ask(let question):
      let sentence = "\(occasion); \(teachers(question.total))."
      guard context.lines.isInteractive else {
        context.say(sentence)
        return try run.hold()
      }
      switch isWanted(sentence) {
      case .yes: return try run.hold()
      case .no: break
      case .ended(let status): return status
      }
    }
    return .done
  }

  /// Says how to come to the session, to a person who has findings on the screen.
  func mention() {
    guard !findings.isEmpty, context.machine.output.isTerminal, context.lines.isInteractive
    else { return }
    context.say(
      "with --drill you practise what teaches \(ruleCount == 1 ? "this rule" : "these rules")"
    )
  }

  private enum Wish {
    case yes
    case no
    case ended(ExitStatus)
  }

  /// Asks whether to practise now.
  private func isWanted(_ sentence: String) -> Wish {
    let prompt = StyledText("\(sentence) Practise now? [Y/n] ", .prompt)
    while true {
      switch context.readLine(prompt, .answer) {
      case .line(let line):
        switch line.trimmed.lowercased() {
        case "", "y", "yes": return .yes
        case "n", "no", "q", ":q": return .no
        default: context.say("y or Enter begins, n does not")
        }
      case .endOfInput: return .no
      case .interrupted: return context.isPrompt ? .no : .ended(.interrupted)
      case .terminated(let signal):
        context.endSignal = signal
        return .ended(.interrupted)
      }
    }
  }

  private var ruleCount: Int { Set(findings.map(\.code)).count }

  private var rules: String { ruleCount == 1 ? "it" : "them" }

  private var occasion: String {
    "\(count(findings.count, "finding")) of \(count(ruleCount, "rule"))"
  }

  private func teachers(_ number: Int) -> String {
    "\(count(number, "item")) \(number == 1 ? "teaches" : "teach") \(rules)"
  }

  /// Why there is nothing to ask.
  private func excuse(for end: DrillEnd, _ ids: [ItemID]) -> String {
    switch end {
    case .noItems: "no item of the loaded banks teaches \(rules)"
    case .nextAt(let instant):
      "what teaches \(rules) comes up again at "
        + DueText.time(instant, offset: context.machine.clock.offset(at: instant))
    default:
      "\(teachers(ids.count)), but all are suspended, buried or past today's limit"
    }
  }
}
