import BankParsing
import ContentLoading
import Core
import LinterProtocol

/// Everything that `viva check` finds: in the text of the banks, and in their code.
@MainActor
struct BankChecking {
  let context: Context

  /// The findings of all checks, by file and place, and whether everything was looked at.
  func report(on content: LoadedContent) throws -> (report: CheckReport, isWhole: Bool) {
    let library = content.library
    let claims = content.claims.map { Set($0.map(\.number)) }
    let crew = Crew(size: context.machine.processors)
    // While the linter starts and reads, this program would mostly wait.
    let text = Crew.errand { BankCheck.findings(in: library, claims: claims, crew: crew) }
    var found: [Finding] = []
    if RuleNames.areNamed(in: library.items) {
      let rules = RuleNames(known: Set(try context.rules().map(\.id)))
      found += rules.findings(in: library.items)
    }
    let code = BankCode(library: library)
    var isWhole = content.problems.isEmpty
    if !code.isEmpty {
      let outcome = try BankCodeCheck(context: context).outcome(in: code)
      found += outcome.findings
      isWhole = isWhole && outcome.isWhole
    }
    let findings = library.findings + text.result() + found
    var order: [String: Int] = [:]
    for (index, bank) in library.banks.enumerated() { order[bank.file] = index }
    let sorted = findings.enumerated().sorted {
      let left = (order[$0.element.file] ?? -1, $0.element.start, $0.offset)
      let right = (order[$1.element.file] ?? -1, $1.element.start, $1.offset)
      return left < right
    }.map(\.element)
    return (CheckReport(of: library, findings: sorted), isWhole)
  }
}
