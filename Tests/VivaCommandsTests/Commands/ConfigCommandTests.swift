import Testing
import TestSupport

@MainActor
struct ConfigCommandTests {
  @Test func `an interview that is past is kept, with a warning`() {
    let desk = Desk()
    let run = desk.run("config", "interview", "2026-11-29")
    #expect(run.talk.hasSuffix("warning: 2026-11-29 is past\n"))
    #expect(run.status == 0)
    #expect(!desk.run("config", "interview", "2026-11-30").talk.contains("warning"))
  }

  @Test func `every setting is shown with where it comes from`() {
    var desk = Desk()
    desk.variables["VIVA_ROLLOVER"] = "5"
    desk.run("config", "level", "senior")
    #expect(
      desk.run("--color", "never", "config").output == """
        setting            value                        from
        ─────────────────  ───────────────────────────  ────────────────────────────────
        accessible         false                        default
        color              never                        --color
        content            /banks                       VIVA_CONTENT
        data               /home/ada/.local/share/viva  default
        desired-retention  0.9                          default
        interview          –                            default
        learning-steps     1m 10m                       default
        leech-lapses       8                            default
        level              senior                       /home/ada/.config/viva/config.js
                                                        on
        light-days         –                            default
        longest-interval   36500                        default
        memory-model       fsrs6                        default
        minutes            –                            default
        new-per-day        10                           default
        relearning-steps   10m                          default
        reviews-per-day    200                          default
        rollover           5                            VIVA_ROLLOVER
        total-per-day      –                            default
        (parameters)       FSRS-6                       default


        """
    )
  }

  @Test func `a setting is written, told, read and taken back`() {
    let desk = Desk()
    let set = desk.run("config", "new-per-day", "3")
    #expect(set.output == "")
    #expect(set.talk == "new-per-day is now 3 (/home/ada/.config/viva/config.json)\n")
    #expect(desk.run("config", "new-per-day").output == "3\n")
    #expect(
      desk.run("config", "new-per-day", "--json").output == """
        {"schema":1,"settings":[{"key":"new-per-day","value":"3","origin":"file",\
        "place":"/home/ada/.config/viva/config.json"}]}

        """
    )
    let back = desk.run("config", "new-per-day", "")
    #expect(back.talk == "new-per-day is back to its default (10)\n")
    #expect(desk.run("config", "new-per-day").output == "10\n")
  }

  @Test func `a setting that something stronger overrules is set with a warning`() {
    var desk = Desk()
    desk.variables["VIVA_LEVEL"] = "staff"
    let run = desk.run("config", "level", "mid")
    #expect(
      run.talk == """
        level is now mid (/home/ada/.config/viva/config.json)
        warning: VIVA_LEVEL says 'staff', which comes first

        """
    )
    #expect(desk.run("config", "level").output == "staff\n")
  }

  @Test func `a bad value is refused and the file left as it is`() {
    let desk = Desk()
    let run = desk.run("config", "rollover", "24")
    #expect(
      run.talk == "viva: '24' is no value for 'rollover': it takes a whole number from 0 to 23\n"
    )
    #expect(run.status == 2)
    #expect(desk.files.paths == ["/banks/small.md"])
  }
}
