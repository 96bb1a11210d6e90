import Core
import Effects
import Glibc
import Terminal
import Testing
import TestSupport
import VivaCommands

@MainActor
struct ExerciseWatchTests {
  private typealias Step = ScriptedWatch.Step

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var happens: [Happening]
    var recorded: [String]
    var status: Int32

    enum Happening: Sendable {
      case save(String)
      case press(Character)
      case tell(WatchEvent)
    }
  }

  @Test(arguments: [
    Case(
      testDescription: "nothing but looking",
      happens: [.press("q")],
      recorded: [],
      status: 0
    ),
    Case(
      testDescription: "a pass, and what comes after it",
      happens: [.save(Desk.right), .save(Desk.wrong), .save(Desk.right + "\n")],
      recorded: ["review good"],
      status: 0
    ),
    Case(
      testDescription: "failures before the first pass",
      happens: [.save(Desk.wrong), .save(Desk.wrong + "\n"), .save(Desk.right), .press("q")],
      recorded: ["review good"],
      status: 0
    ),
    Case(
      testDescription: "leaving without a pass",
      happens: [.save(Desk.wrong), .press("q")],
      recorded: ["review again"],
      status: 1
    ),
    Case(
      testDescription: "the end of the keys",
      happens: [.save(Desk.wrong)],
      recorded: ["review again"],
      status: 1
    ),
    Case(
      testDescription: "Ctrl-C after a failure",
      happens: [.save(Desk.wrong), .tell(.interrupted)],
      recorded: ["review again"],
      status: 130
    ),
    Case(
      testDescription: "Ctrl-C at once",
      happens: [.tell(.interrupted)],
      recorded: [],
      status: 130
    ),
    Case(
      testDescription: "a hint and a pass",
      happens: [.press("h"), .save(Desk.right)],
      recorded: ["review hard"],
      status: 0
    ),
    Case(
      testDescription: "a hint after the pass",
      happens: [.save(Desk.right), .press("h")],
      recorded: ["review good"],
      status: 0
    ),
    Case(
      testDescription: "the solution, and a pass copied from it",
      happens: [.press("s"), .save(Desk.right)],
      recorded: ["review again"],
      status: 0
    ),
    Case(
      testDescription: "the solution after a failure",
      happens: [.save(Desk.wrong), .press("s"), .press("q")],
      recorded: ["review again"],
      status: 1
    ),
    Case(
      testDescription: "the solution after the pass",
      happens: [.save(Desk.right), .press("s")],
      recorded: ["review good"],
      status: 0
    ),
    Case(
      testDescription: "no Swift any more",
      happens: [.save("{{"), .press("q")],
      recorded: [],
      status: 0
    ),
    Case(
      testDescription: "keys that mean nothing",
      happens: [.press("x"), .press(" "), .tell(.redraw)],
      recorded: [],
      status: 0
    ),
  ])
  func `a verdict is recorded once: at the first pass, at a shown solution, or on leaving`(
    _ row: Case
  ) {
    let desk = Desk.watching(
      row.happens.map { happening in
        switch happening {
        case .save(let text): Desk.saved(text)
        case .press(let key): Desk.pressed(key)
        case .tell(let event): Desk.came(event)
        }
      }
    )
    let run = desk.runWatch()
    #expect(desk.recorded == row.recorded, "\(run)")
    #expect(run.status == row.status, "\(run)")
    #expect(desk.watch?.isClosed == true)
  }

  @Test func `a watch from its beginning to a pass, as it is seen`() {
    let desk = Desk.watching([Desk.saved(Desk.wrong), Desk.saved(Desk.right), Desk.pressed("q")])
    let run = desk.runWatch()
    #expect(
      run.output == """

        10:00:00  parse passed · lint failed  0 ms
        repair/Row.swift:1:1: warning: not private [state_not_private]
            1 | @State var a = 1
              | ^
        Not yet: 'Keep it private' fails at lint.

        10:00:00  parse passed · lint passed  0 ms
        Passed: 'Keep it private' is clean by the rules.
        good: comes back in 2 days (2026-12-02)

        """
    )
    #expect(
      run.talk == """
        Keep it private
        judging 'repair' at each save (Row.swift); the task is in README.md
        judging…
        this is still the starter; save a change, and it is judged
        \(Desk.watchKeys)judging…
        \(Desk.watchKeys)judging…
        not run: the code of '/banks/work.md' runs only when you trust it: read it, then 'viva trust /banks/work.md'
        done; go on as you like, or leave with q
        \(Desk.watchKeys)
        """
    )
  }

  @Test func `code that is as it was is not judged again, unless it is wished`() throws {
    let desk = Desk.watching([
      Desk.saved(Desk.wrong), Desk.saved(Desk.wrong), Desk.came(.changed),
      Desk.saved("more", "notes.txt"), Desk.pressed("r"), Desk.pressed("q"),
    ])
    let run = desk.runWatch()
    let linter = try #require(desk.processes as? ScriptedLinter)
    #expect(linter.jobs.count == 2)
    #expect(run.output.ranges(of: "fails at lint").count == 2)
  }

  @Test func `what was saved a moment before leaving is judged`() {
    let desk = Desk.watching([
      { files in Step(.key("q")) { files["/repair/Row.swift"] = Array(Desk.right.utf8) } }
    ])
    #expect(desk.runWatch().status == 0)
    #expect(desk.recorded == ["review good"])
  }

  @Test func `where the verdict cannot be saved it is tried again on leaving`() {
    let full = MemoryFiles.Fault(in: "append", .full("/log"))
    let desk = Desk.watching([
      { files in
        Step(.changed) {
          files.add(full)
          files["/repair/Row.swift"] = Array(Desk.right.utf8)
        }
      },
      { files in Step(.key("q")) { files.clearFaults() } },
    ])
    let run = desk.runWatch()
    #expect(run.talk.contains("the verdict is not saved yet"))
    #expect(desk.recorded == ["review good"])
    #expect(run.status == 0)
    let lost = Desk.watching([
      { files in
        Step(.changed) {
          files.add(full)
          files["/repair/Row.swift"] = Array(Desk.right.utf8)
        }
      }
    ])
    #expect(lost.runWatch().status == 4)
    #expect(lost.recorded == [])
  }

  @Test func `of two watches at once the later verdict is an attempt`() {
    let base = Desk.watching([])
    var desk = base
    desk.watch = ScriptedWatch([
      Step(.changed) {
        base.files["/repair/Row.swift"] = Array(Desk.right.utf8)
        MainActor.assumeIsolated {
          _ = base.run("grade", "/repair/Row.swift", "--exercise", "repair")
        }
      }
    ])
    #expect(desk.runWatch().status == 0)
    #expect(desk.recorded == ["review good", "attempt good"])
  }

  @Test func `a pass of an earlier run is not recorded twice on its day`() {
    let desk = Desk.watching([Desk.saved(Desk.right)])
    #expect(desk.runWatch().output.contains("good: comes back"))
    var again = desk
    again.watch = ScriptedWatch([])
    #expect(again.runWatch().output.contains("is clean by the rules"))
    #expect(again.recorded == ["review good"])
    again.watch = ScriptedWatch([Step(.key("r"))])
    _ = again.runWatch()
    #expect(again.recorded == ["review good", "attempt good"])
  }

  @Test func `failures of an earlier run are shown, and not recorded by looking`() {
    let desk = Desk.watching([Desk.pressed("q")])
    desk.files["/repair/Row.swift"] = Array(Desk.wrong.utf8)
    let run = desk.runWatch()
    #expect(run.output.contains("fails at lint"))
    #expect(run.status == 1)
    #expect(desk.recorded == [])
  }

  @Test func `the time from start to verdict is recorded, an hour of it at most`() throws {
    for (minutes, milliseconds) in [(4, 240_000), (600, 3_600_000)] {
      var desk = Desk.watching([])
      let clock = StepClock(at: try #require(Moment(desk.now)))
      let files = desk.files
      desk.clock = clock
      desk.watch = ScriptedWatch([
        Step(.changed) {
          clock.pass(milliseconds: minutes * 60_000)
          files["/repair/Row.swift"] = Array(Desk.right.utf8)
        }
      ])
      _ = desk.runWatch()
      #expect(desk.logs.contains { $0.contains("\"ms\":\(milliseconds),") }, "\(desk.logs)")
    }
  }

  @Test func `where nothing tells of changes it is said, with the key`() {
    var desk = Desk.watching([])
    desk.watch = ScriptedWatch([Step(.changed)], sight: .looking(reason: "for a reason"))
    let words = "for a reason: the folder is looked at every second, and r judges it at once\n"
    #expect(desk.runWatch().talk.ranges(of: words).count == 1)
  }

  @Test func `a signal that ends the process is passed on`() {
    let desk = Desk.watching([Desk.saved(Desk.wrong), Desk.came(.terminated(signal: SIGTERM))])
    let run = desk.runWatch()
    #expect(run.end.signal == SIGTERM)
    #expect(desk.recorded == ["review again"])
  }
}
