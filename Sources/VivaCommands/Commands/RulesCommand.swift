package import Arguments
package import Core
import LinterProtocol
import ProgressStore
import Scheduling
import StrictJSON
import Terminal

/// `viva rules`: every rule, with the learner's own failures so far; one rule with its principle, examples and the items that teach it.
package struct RulesCommand: Command {
  package static let spec = CommandSpec(
    "rules",
    "every ownership rule; one with its principle and examples",
    in: .code,
    operands: [OperandSpec("ID", .optional, from: .known(.rules))],
    examples: [
      UsageExample("viva rules", "all of them, by section, with how often you failed each"),
      UsageExample("viva rules binding_never_written", "what it finds, and what it does not"),
    ],
    manual: [
      ManualSection(
        "Failures",
        """
        A failure is one answer of yours to an exercise, graded or in a session, in which the rule was found as an error or \
        a warning, or as a note where the exercise names the rule; of an audit one in which a fault of the rule was missed, or \
        named where there is none. Several findings in one answer count once, an answer taken back not at all.
        """
      ),
      ManualSection(
        "JSON",
        """
        With --json one object:
          schema  1
          rules   an array of objects with id, section, severity, title, rationale, claims, isOptIn, \
        thresholds (name, summary, default, least, most, isWhole), examples (passing and failing, each an array of arrays of \
        files; ↓ marks a finding), items (the ids that teach it), failures (the number of your answers that failed it) and \
        lastFailed (the study day of the last, or null)
        """
      ),
    ]
  )

  private let id: Argument?

  package init(_ call: ParsedCommand) throws(UsageError) { id = call.operand("ID") }

  package func run(in context: Context) throws -> ExitStatus {
    let rules = try context.rules()
    let wanted = try id.map { argument in
      guard let rule = rules.first(where: { $0.id == argument.text }) else {
        throw argument.notFound(
          "rule",
          nearest: Suggestion.nearest(to: argument.text, among: rules.map(\.id))
        )
      }
      return [rule]
    }
    let teaching = Teaching(context: context)
    let failures = try context.store.progress.failures
    if context.options.wantsJSON {
      context.print(json(wanted ?? rules, teaching, failures).text())
    } else if let rule = wanted?.first {
      show(rule, teaching, failures[rule.id], context)
    } else {
      try context.page(table(of: rules, failures, context))
    }
    return .done
  }

  private func json(
    _ rules: [RuleDescription],
    _ teaching: Teaching,
    _ failures: [String: RuleFailures]
  ) -> JSONValue {
    let objects = rules.map { rule -> JSONValue in
      guard var object = rule.json.object else { return rule.json }
      object["items"] = .array(teaching.items(for: rule).map { .string($0.id.text) })
      object["failures"] = .integer(failures[rule.id]?.count ?? 0)
      object["lastFailed"] =
        failures[rule.id].map { .string($0.lastDay.description) } ?? .null
      return .object(object)
    }
    return ["schema": 1, "rules": .array(objects)]
  }

  private func table(
    of rules: [RuleDescription],
    _ failures: [String: RuleFailures],
    _ context: Context
  ) -> String {
    var text = ""
    var sections: [String] = []
    for rule in rules where !sections.contains(rule.section) { sections.append(rule.section) }
    for section in sections.sorted() {
      if !text.isEmpty { text += "\n" }
      text += StyledText(section, .heading).text(context.palette) + "\n"
      text += context.table(
        ["rule", "severity", "failures", "finds"],
        numbers: ["failures"],
        rules.filter { $0.section == section }.map { rule in
          [
            rule.id, rule.severity.name + (rule.isOptIn ? ", opt-in" : ""),
            String(failures[rule.id]?.count ?? 0), rule.title,
          ]
        }
      )
    }
    return text
  }

  /// A threshold, as a project may set it: `reads: 4 tracked properties … (2 to 99)`.
  private static func line(for threshold: Threshold) -> StyledText {
    let ends =
      "\(Threshold.text(threshold.range.lowerBound)) to \(Threshold.text(threshold.range.upperBound))"
    return StyledText("\(threshold.name): \(Threshold.text(threshold.standard))", .strong)
      + StyledText(" \(threshold.summary) ") + StyledText("(\(ends))", .muted)
  }

  private func show(
    _ rule: RuleDescription,
    _ teaching: Teaching,
    _ failures: RuleFailures?,
    _ context: Context
  ) {
    context.print(StyledText(rule.id, .heading) + StyledText(" · \(rule.severity.name)", .muted))
    context.print(rule.title)
    context.print("")
    context.show(Markdown(rule.rationale))
    for threshold in rule.thresholds { context.print(Self.line(for: threshold)) }
    for (title, examples) in [("Finds", rule.failing), ("Accepts", rule.passing)] {
      for example in examples {
        context.print(StyledText(title, .strong))
        for text in example { context.show(CodeFile(name: "", text: text, line: 1)) }
      }
    }
    if !rule.claims.isEmpty { context.print("claims: \(rule.claims.joined(separator: " "))") }
    let failed = failures.map { "\($0.count), the last on \($0.lastDay)" } ?? "none so far"
    context.print("failures: \(failed)")
    for item in teaching.items(for: rule) {
      context.print(
        StyledText("viva show \(item.id) — ") + StyledText(item.title, .muted),
        indent: 2
      )
    }
  }
}
