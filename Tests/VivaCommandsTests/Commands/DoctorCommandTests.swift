import Testing

@MainActor
struct DoctorCommandTests {
  @Test func `a doctor looks at everything and tells the way out`() {
    let desk = Desk()
    desk.run("drill", "--limit", "1", lines: ["", "4"])
    let run = desk.run("doctor")
    #expect(
      run.output == """
        well    program  viva 0.1.0, /opt/viva/bin/viva
        well    banks    3 items in 1 bank, /banks
        problem linter   the linter is not at '/opt/viva/bin/viva-linter'; build it with 'swift \
        build -c release --product viva-linter', or keep it beside viva
        well    settings /home/ada/.config/viva/config.json
        well    progress 1 record in 1 file, /home/ada/.local/share/viva
        well    memory   FSRS-6 with the default parameters

        """
    )
    #expect(run.status == 4)
  }

  @Test func `repair and restore are two wishes`() {
    let run = Desk().run("doctor", "--repair", "--restore", "latest")
    #expect(run.status == 2)
    #expect(run.output == "")
  }

  @Test func `without a backup there is nothing to restore from`() {
    let run = Desk().run("doctor", "--restore", "latest")
    #expect(run.talk == "there is no backup yet; one is made on each day with answers\n")
    #expect(run.status == 3)
  }
}
