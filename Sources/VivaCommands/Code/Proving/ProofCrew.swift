import Grading
import Core
import Synchronization

/// Does the jobs of a check on several threads, each with a linter and a lab of its own.
struct ProofCrew: Sendable {
  let tools: CodeTools
  let rules: Set<String>
  let progress: ProgressLine
  /// How many threads work at once, 1 and up.
  let size: Int

  /// What became of one job: a proof for each of its entries, or what kept the linter from its work.
  private typealias Done = (number: Int, proofs: Result<[CodeProof], any Error>)

  /// How far all threads together have come.
  private final class Share: Sendable {
    let next = Atomic<Int>(0)
    let done = Atomic<Int>(0)
  }

  /// The proofs of all jobs, in their order.
  func proofs(of jobs: [ProofJob]) throws -> [[CodeProof]] {
    let share = Share()
    let size = min(size, jobs.count)
    let parts = Crew(size: size).map(size) { _ in work(on: jobs, share) }
    progress.clear()
    return try parts.joined().sorted { $0.number < $1.number }.map { try $0.proofs.get() }
  }

  private func work(on jobs: [ProofJob], _ share: Share) -> [Done] {
    let linter = tools.linter()
    defer { linter.stop() }
    var prover = CodeProver(
      linter: linter,
      lab: tools.lab(reading: linter) { [progress] in progress.say($0) },
      rules: rules
    )
    let all = jobs.reduce(0) { $0 + $1.entries.count }
    var results: [Done] = []
    while true {
      let number = share.next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard number < jobs.count else { return results }
      let job = jobs[number]
      do {
        results.append((number, .success(try prover.proofs(of: job))))
      } catch {
        // What keeps this one from its work keeps it from the rest.
        return results + [(number, .failure(error))]
      }
      let done = share.done.add(job.entries.count, ordering: .relaxed).newValue
      progress.show(done, of: all)
    }
  }
}
