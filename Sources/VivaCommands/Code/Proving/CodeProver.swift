import Core
import Grading
import Lab
import LinterProtocol

/// Holds the code of items against what it is there for: snippets parse, starters fail for what they
/// name, solutions pass, an audit's faults are what the linter finds, an output is what was printed.
struct CodeProver {
  let linter: LinterClient
  /// What compiles and runs; `nil` once it turned out that nothing does.
  private(set) var lab: (any Laboratory)?
  private let rules: Set<String>
  private var reason = ""

  /// Makes a prover that knows some rules.
  init(linter: LinterClient, lab: any Laboratory, rules: Set<String>) {
    self.linter = linter
    self.lab = lab
    self.rules = rules
  }

  /// Holds the code of a job's items against what it is there for.
  ///
  /// - Parameter job: The items and their code.
  /// - Returns: For each what is wrong, and why the code was not run.
  /// - Throws: What keeps the linter from its work.
  mutating func proofs(of job: ProofJob) throws -> [CodeProof] {
    guard job.entries.contains(where: { $0.item.content.isJudged }) else {
      return try syntax(of: job.entries).map { CodeProof(findings: $0) }
    }
    var proofs: [CodeProof] = []
    for entry in job.entries { proofs.append(try proof(of: entry, running: job.mayRun)) }
    return proofs
  }

  private mutating func proof(of entry: BankCode.Entry, running mayRun: Bool) throws -> CodeProof {
    var proof = CodeProof(findings: try syntax(of: [entry])[0])
    switch entry.item.content {
    case .exercise(let exercise):
      proof.findings += try ExerciseLinting(item: entry.item, linter: linter, rules: rules)
        .findings(in: exercise)
      try run(&proof, running: mayRun) {
        try ExerciseRunning(item: entry.item, lab: $0).check(exercise)
      }
    case .predict(let prediction):
      try run(&proof, running: mayRun) {
        try PredictionRunning(item: entry.item, lab: $0).check(prediction)
      }
    case .audit(let audit):
      proof.findings += try AuditLinting(item: entry.item, linter: linter, rules: rules)
        .findings(in: audit)
    default: break
    }
    return proof
  }

  /// The code in the prose of some items that does not parse, for each; one call is made for all.
  private func syntax(of entries: [BankCode.Entry]) throws -> [[Finding]] {
    var files: [LintJob.File] = []
    var owners: [String: (entry: Int, file: CodeFile)] = [:]
    for (number, entry) in entries.enumerated() {
      for file in entry.loose {
        let path = "\(files.count)/\(file.name)"
        owners[path] = (number, file)
        files.append(LintJob.File(path: path, text: file.text))
      }
    }
    var found = entries.map { _ in [Finding]() }
    guard !files.isEmpty else { return found }
    // Such code is an illustration, which no rule is about.
    let job = LintJob(files: files, settings: LintSettings(rules: []))
    for finding in try linter.lint(job) where finding.code == "syntax" {
      guard let (number, file) = owners[finding.file] else { continue }
      var place = finding
      place.file = file.name
      found[number].append(
        ItemFault(item: entries[number].item)(
          "snippet_does_not_parse",
          finding.message,
          at: place,
          in: [file]
        )
      )
    }
    return found
  }

  /// Runs a check that needs the lab, unless it must not be, or no lab is to be had.
  private mutating func run(
    _ proof: inout CodeProof,
    running mayRun: Bool,
    _ check: ((any Laboratory)?) throws -> CodeProof
  ) throws {
    let result = try check(mayRun ? lab : nil)
    proof.findings += result.findings
    guard mayRun else { return }
    if let found = result.notRun {
      lab = nil
      reason = found
    }
    if lab == nil { proof.notRun = reason }
  }
}
