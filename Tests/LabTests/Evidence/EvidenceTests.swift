import LabProtocol
import Testing

/// Every claim that a run can show is shown by one: code that breaks it fails the very expectations
/// that code which keeps it meets.
struct EvidenceTests {
  @Test func `every claim that a run shows has its evidence`() throws {
    #expect(try Evidence.all.map(\.claim) == Evidence.claims)
  }

  @Test(arguments: try Evidence.all)
  func `the broken form fails where the claim says, and only there`(_ evidence: Evidence) throws {
    let run = try LiveLab.run(evidence.broken, evidence.scenario)
    #expect(run.ending == .complete)
    let unmet = Set(run.outcomes.filter { !$0.isMet }.map(\.line))
    #expect(!evidence.tellingLines.isEmpty)
    #expect(unmet == evidence.tellingLines)
    #expect(!run.passed)
  }

  @Test(arguments: try Evidence.all)
  func `the repaired form meets all that is expected`(_ evidence: Evidence) throws {
    let run = try LiveLab.run(evidence.repaired, evidence.scenario)
    #expect(run.outcomes.filter { !$0.isMet } == [])
    #expect(run.passed)
  }
}
