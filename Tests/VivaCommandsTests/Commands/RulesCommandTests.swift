import Testing

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

  @Test func `rules are listed by section`() {
    #expect(
      desk.run("rules").output == """
        A Ownership
        rule               severity  finds
        ─────────────────  ────────  ───────────────────────────
        state_not_private  warning   state that others could set

        """
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
          viva show owner — Who owns the value of a row?

        """
    )
  }

  @Test func `as JSON a rule has the items that teach it`() {
    let output = desk.run("rules", "--json").output
    #expect(output.hasPrefix("{\"schema\":1,\"rules\":[{\"id\":\"state_not_private\","))
    #expect(output.hasSuffix(",\"items\":[\"owner\"]}]}\n"))
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
