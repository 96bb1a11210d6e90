import Core
import Effects
import Terminal
import Testing
import TestSupport

@MainActor
struct WatchKeyTests {
  @Test(arguments: [("y", true), ("n", false), ("q", false), ("s", false)] as [(Character, Bool)])
  func `where keys are pressed the solution is asked for first`(key: Character, isShown: Bool) {
    let desk = Desk.watching([Desk.pressed("s"), Desk.pressed(key)], hasKeys: true)
    let run = desk.runWatch()
    #expect(run.output.contains("private var a") == isShown)
    #expect(desk.recorded == (isShown ? ["review again"] : []))
    #expect(run.talk.contains("y shows it"))
  }

  @Test func `a change while the solution is asked for takes the question back`() {
    let desk = Desk.watching(
      [Desk.pressed("s"), Desk.saved(Desk.right), Desk.pressed("y")],
      hasKeys: true
    )
    #expect(desk.runWatch().output.contains("Solution") == false)
    #expect(desk.recorded == ["review good"])
  }

  @Test func `lines stand for keys where nothing else does`() {
    let desk = Desk.withExercises()
    desk.run("exercise", "start", "repair")
    desk.files["/repair/Row.swift"] = Array(Desk.wrong.utf8)
    let run = desk.run("exercise", "watch", "repair", lines: ["hint", "r", "q", "h"])
    #expect(run.output.contains("Hint 1 of 2"))
    #expect(!run.output.contains("Hint 2 of 2"))
    #expect(desk.recorded == ["review again"])
  }

  @Test func `as JSON each verdict is a line`() {
    let desk = Desk.watching([Desk.saved(Desk.wrong), Desk.saved(Desk.right)])
    let run = desk.run(["exercise", "watch", "repair", "--json"], reading: ScriptedLines([]))
    let lines = run.output.split(separator: "\n")
    #expect(lines.map { $0.hasPrefix("{\"schema\":1,\"passed\":true") } == [false, true])
  }
}
