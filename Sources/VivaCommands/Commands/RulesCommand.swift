package import Arguments
package import Core
import LinterProtocol
import StrictJSON
import Terminal

/// `viva rules`: every rule; one rule with its principle, examples and the items that teach it.
package struct RulesCommand: Command {
  package static let spec = CommandSpec(
    "rules",
    "every ownership rule; one with its principle and examples",
    in: .code,
    operands: [OperandSpec("ID", .optional, from: .known(.rules))],
    examples: [
      UsageExample("viva rules", "all of them, by section"),
      UsageExample("viva rules binding_never_written", "what it finds, and what it does not"),
    ],
    manual: [
      ManualSection(
        "JSON",
        """
        With --json one object:
          schema  1
          rules   an array of objects with id, section, severity, title, rationale, claims, isOptIn, \
        thresholds (name, summary, default, least, most, isWhole), examples (passing and failing, each an array of arrays of files; ↓ marks a finding) and items (the ids that teach it)
        """
      )
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
    if context.options.wantsJSON {
      context.print(json(wanted ?? rules, teaching).text())
    } else if let rule = wanted?.first {
      show(rule, teaching, context)
    } else {
      try context.page(table(of: rules, context))
    }
    return .done
  }

  private func json(_ rules: [RuleDescription], _ teaching: Teaching) -> JSONValue {
    let objects = rules.map { rule -> JSONValue in
      guard var object = rule.json.object else { return rule.json }
      object["items"] = .array(teaching.items(for: rule).map { .string($0.id.text) })
      return .object(object)
    }
    return ["schema": 1, "rules": .array(objects)]
  }

  private func table(of rules: [RuleDescription], _ context: Context) -> String {
    var text = ""
    var sections: [String] = []
    for rule in rules where !sections.contains(rule.section) { sections.append(rule.section) }
    for section in sections.sorted() {
      if !text.isEmpty { text += "\n" }
      text += StyledText(section, .heading).text(context.palette) + "\n"
      text += context.table(
        ["rule", "severity", "finds"],
        rules.filter { $0.section == section }.map {
          [$0.id, $0.severity.name + ($0.isOptIn ? ", opt-in" : ""), $0.title]
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

  private func show(_ rule: RuleDescription, _ teaching: Teaching, _ context: Context) {
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
    for item in teaching.items(for: rule) {
      context.print(
        StyledText("viva show \(item.id) — ") + StyledText(item.title, .muted),
        indent: 2
      )
    }
  }
}
