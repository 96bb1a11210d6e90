import Lab
import LinterProtocol
import Core
import Effects
import Grading

/// Holds the banks' code against what it is there for, what was found good before excepted.
@MainActor
struct BankCodeCheck {
  let context: Context

  /// What came of a check.
  struct Outcome {
    /// What is wrong, in no certain order.
    var findings: [Finding] = []
    /// Whether everything was looked at.
    var isWhole = true
  }

  /// The findings in all code; what is not run is said.
  func outcome(in code: BankCode) throws -> Outcome {
    var outcome = Outcome()
    let permissions = permissions(for: code)
    let mayRun = { (item: Item) in permissions[item.file]?.isGranted ?? true }
    for permission in permissions.values where !permission.isGranted { outcome.isWhole = false }
    let store = ProofStore(
      in: context.workspace.tools.cache,
      stamp: stamp,
      files: context.machine.files
    )
    let known = store.keys()
    let keys = code.entries.map { store.key(of: $0, running: mayRun($0.item)) }
    let jobs = ProofJob.jobs(
      for: zip(code.entries, keys).filter { !known.contains($1) }.map(\.0),
      running: mayRun
    )
    guard !jobs.isEmpty else { return outcome }
    let crew = ProofCrew(
      tools: context.workspace.tools,
      rules: Set(try context.rules().map(\.id)),
      progress: ProgressLine(context: context, "checked", "item with code"),
      size: context.machine.processors
    )
    var good: Set<String> = []
    var reasons: [String] = []
    for (job, proofs) in zip(jobs, try crew.proofs(of: jobs)) {
      for (entry, proof) in zip(job.entries, proofs) {
        outcome.findings += proof.findings
        if let reason = proof.notRun, !reasons.contains(reason) { reasons.append(reason) }
        if proof.isWhole { good.insert(store.key(of: entry, running: mayRun(entry.item))) }
      }
    }
    for reason in reasons { context.say("code was linted, and not compiled or run: \(reason)") }
    if !reasons.isEmpty { outcome.isWhole = false }
    store.keep(good, of: known.intersection(keys).isEmpty ? [] : known)
    return outcome
  }

  /// Whether the code of each bank may run, by its path; what may not is said once a bank.
  private func permissions(for code: BankCode) -> [String: RunPermission] {
    var permissions: [String: RunPermission] = [:]
    for entry in code.entries
    where entry.item.content.isRun && permissions[entry.item.file] == nil {
      let permission = context.permissionToRun(entry.item)
      permissions[entry.item.file] = permission
      context.tellNotRun(permission)
    }
    return permissions
  }

  /// What changes whenever one of the programs does that prove.
  var stamp: String {
    let tools = context.workspace.tools
    let programs = [context.machine.executable, tools.helper].map { path in
      let status = (try? context.machine.files.status(path)) ?? nil
      return "\(path) \(status?.size ?? 0) \(status?.modified ?? 0)"
    }
    return (programs + [context.lab.stamp() ?? "no compiler"]).joined(separator: "\n")
  }
}
