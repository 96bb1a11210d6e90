import Testing
import TestSupport

@MainActor
struct RulesCommandTests {
  private static let rules = """
    {"rules":[{"id":"state_not_private","section":"A Ownership","severity":"warning",\
    "title":"state that others could set","rationale":"State belongs to its view.","claims":["C01"],\
    "isOptIn":false,"thresholds":[{"name":"reads","summary":"properties read","default":4,"least":2,\
    "most":99,"isWhole":true}],"examples":{"passing":[["@State private var a = 0\\n"]],\
    "failing":[["@State ↓var a = 0\\n"]]}}]}
    """

  private var desk: Desk {
    var desk = Desk()
    desk.processes = CannedPrograms(answers: ["\"rules\"": Self.rules])
    return desk
  }

  @Test func `rules are listed by section with how often they were failed`() {
    #expect(
      desk.run("rules").output == """
        A Ownership
        rule               severity  failures  finds
        ─────────────────  ────────  ────────  ───────────────────────────
        state_not_private  warning          0  state that others could set

        """
    )
  }

  @Test func `failures are counted from the log, and one taken back is none`() {
    let desk = desk
    let head = #"{"v":1,"t":"2026-11-30T09:00:00.000Z","off":0,"day":"#
    let lines = [
      head + #""2026-11-30","id":"a-1","k":"review","item":"x","rating":1}"#,
      head
        + #""2026-12-01","id":"a-2","k":"attempt","item":"x","rating":1,"rules":["state_not_private"]}"#,
      head
        + #""2026-12-02","id":"a-3","k":"cram","item":"x","rating":1,"rules":["other","state_not_private"]}"#,
      head
        + #""2026-12-03","id":"a-4","k":"review","item":"y","rating":1,"rules":["state_not_private"]}"#,
      head + #""2026-12-03","id":"a-5","k":"undo","ref":"a-4"}"#,
    ]
    desk.files["/home/ada/.local/share/viva/log/a/000001.jsonl"] = Array(
      lines.map { $0 + "\n" }.joined().utf8
    )
    #expect(desk.run("rules").output.contains("\nstate_not_private  warning          2  state"))
    #expect(
      desk.run("rules", "state_not_private").output.contains(
        "\nfailures: 2, the last on 2026-12-02\n"
      )
    )
    #expect(
      desk.run("rules", "--json").output.hasSuffix(
        ",\"items\":[\"owner\"],\"failures\":2,\"lastFailed\":\"2026-12-02\"}]}\n"
      )
    )
  }

  @Test func `one rule is shown with its principle, examples and the items that teach it`() {
    #expect(
      desk.run("rules", "state_not_private").output == """
        state_not_private · warning
        state that others could set

        State belongs to its view.
        reads: 4 properties read (2 to 99)
        Finds
        │ @State ↓var a = 0
        Accepts
        │ @State private var a = 0
        claims: C01
        failures: none so far
          viva show owner — Who owns the value of a row?

        """
    )
  }

  @Test func `as JSON a rule has the items that teach it`() {
    let output = desk.run("rules", "--json").output
    #expect(output.hasPrefix("{\"schema\":1,\"rules\":[{\"id\":\"state_not_private\","))
    #expect(output.hasSuffix(",\"items\":[\"owner\"],\"failures\":0,\"lastFailed\":null}]}\n"))
  }

  @Test func `a rule that is not there is told with the nearest`() {
    let run = desk.run("rules", "state_not_privat")
    #expect(
      run.talk
        == "viva: there is no rule 'state_not_privat'; did you mean 'state_not_private'?\nsee 'viva help rules'\n"
    )
    #expect(run.status == 2)
  }
}
