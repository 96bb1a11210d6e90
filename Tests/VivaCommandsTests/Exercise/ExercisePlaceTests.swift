import Core
import Effects
import Terminal
import Testing
import TestSupport

@MainActor
struct ExercisePlaceTests {
  @Test func `the folder is found by its name, its note, or by being the only one`() {
    let desk = Desk.withExercises()
    func talk(_ words: String...) -> String {
      desk.run(["exercise", "watch"] + words, reading: ScriptedLines([])).talk
    }
    #expect(talk().contains("'.' is no folder of an exercise and holds none"))
    #expect(talk("repair").contains("there is no 'repair'; 'viva exercise start repair'"))
    #expect(talk("repare").contains("did you mean 'repair'?"))
    #expect(talk("/nowhere/repair").contains("there is no '/nowhere/repair'"))
    #expect(talk("/banks").contains("'/banks' is no folder of an exercise and holds none"))
    desk.run("exercise", "start", "repair")
    #expect(talk().hasPrefix("Keep it private\n"))
    desk.run("exercise", "start", "pair")
    #expect(talk().contains("there are several exercises here; name one: pair, repair"))
    try? desk.files.move("/repair", to: "/mine")
    #expect(talk("/mine").hasPrefix("Keep it private\n"))
  }
}
