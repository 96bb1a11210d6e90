import Effects
import StrictJSON
import Terminal
import Testing
import TestSupport

@MainActor
struct ExerciseCommandTests {
  private static let advice =
    "repair it in your editor; 'viva exercise watch repair' judges it at each save\n"

  @Test func `the list has what an exercise is and what was made of it`() {
    let desk = Desk.withExercises()
    desk.files["/Row.swift"] = Array("@State private var a = 1\n".utf8)
    desk.run("grade", "/Row.swift", "--exercise", "repair")
    desk.files["/Row.swift"] = Array("@State var a = 1\n".utf8)
    desk.run("grade", "/Row.swift", "--exercise", "repair")
    let run = desk.run("exercise", "list")
    #expect(
      run.output == """
        id      level   state   due  size                passed  title
        repair  mid     review  2d   1 line              1 of 2  Keep it private
        pair    senior  new     –    2 lines in 2 files  –       Two of them

        """
    )
    #expect(run.talk == "2 exercises\n")
    let json = desk.run("exercise", "list", "--json").output
    #expect(
      json == """
        {"schema":1,"exercises":[{"id":"repair","title":"Keep it private","level":"mid",\
        "state":"review","due":"2026-12-02","files":1,"lines":1,"minutes":3,"hints":2,\
        "verdicts":2,"passes":1,"rules":["state_not_private"]},{"id":"pair","title":"Two of them",\
        "level":"senior","state":"new","due":null,"files":2,"lines":2,"minutes":null,"hints":0,\
        "verdicts":0,"passes":0,"rules":["state_not_private"]}]}

        """
    )
  }

  @Test func `start writes the starter and its note, and says what is next`() {
    let desk = Desk.withExercises()
    let run = desk.run("exercise", "start", "repair")
    #expect(run.output == "repair/Row.swift\n")
    #expect(run.talk == Self.advice)
    #expect(run.status == 0)
    #expect(
      desk.files.paths.filter { $0.hasPrefix("/repair") } == [
        "/repair/README.md", "/repair/Row.swift",
      ]
    )
    #expect(desk.text("/repair/Row.swift") == "@State var a = 0\n")
    #expect(
      desk.text("/repair/README.md") == """
        <!-- viva exercise: repair -->

        ## Keep it private

        Whose state is it?

        ---

        Change the Swift files in this folder; more of them may be added.

        - `viva exercise watch repair` judges them at each save, and records the verdict
        - `viva exercise hint repair` gives one hint more; a pass then counts as hard
        - `viva exercise reset repair` brings the starter back, and keeps your version in `.kept`

        """
    )
  }

  @Test func `the note has the code around the learner's, which is not theirs to change`() {
    let desk = Desk.withExercises()
    desk.run("exercise", "start", "pair")
    #expect(
      desk.files.paths.filter { $0.hasPrefix("/pair") } == [
        "/pair/One.swift", "/pair/README.md", "/pair/Two.swift",
      ]
    )
    let note = desk.text("/pair/README.md") ?? ""
    #expect(note.contains("`Parent.swift` is given"))
    #expect(note.contains("```swift\nstruct Parent {}\n```"))
  }

  @Test func `what is there is never written over`() {
    let desk = Desk.withExercises()
    desk.files["/repair/notes.txt"] = Array("mine\n".utf8)
    let run = desk.run("exercise", "start", "repair")
    #expect(run.status == 3)
    #expect(
      run.talk
        == "viva: 'repair' is there already; 'viva exercise watch repair' goes on with it, and 'viva exercise start repair --force' begins anew and keeps yours aside\n"
    )
    #expect(desk.files.paths.filter { $0.hasPrefix("/repair") } == ["/repair/notes.txt"])
    desk.files["/pair"] = Array("a file\n".utf8)
    let file = desk.run("exercise", "start", "pair")
    #expect(file.talk == "viva: 'pair' is no folder, but has to be one; move it away\n")
    #expect(file.status == 3)
  }

  @Test(arguments: [["exercise", "reset", "repair"], ["exercise", "start", "repair", "--force"]])
  func `what gives way to the starter is kept aside`(call: [String]) {
    let desk = Desk.withExercises()
    desk.run("exercise", "start", "repair")
    desk.files["/repair/Row.swift"] = Array("mine\n".utf8)
    desk.files["/repair/Parts/Cell.swift"] = Array("mine, too\n".utf8)
    desk.files["/repair/notes.txt"] = Array("notes\n".utf8)
    let run = desk.run(call, reading: ScriptedLines([]))
    #expect(run.output == "repair/Row.swift\n")
    #expect(run.talk == "yours is kept in 'repair/.kept/2026-11-30-1' (2 files)\n" + Self.advice)
    #expect(desk.text("/repair/Row.swift") == "@State var a = 0\n")
    #expect(desk.text("/repair/.kept/2026-11-30-1/Row.swift") == "mine\n")
    #expect(desk.text("/repair/.kept/2026-11-30-1/Parts/Cell.swift") == "mine, too\n")
    #expect(desk.text("/repair/notes.txt") == "notes\n")
    #expect(!desk.files.paths.contains("/repair/Parts/Cell.swift"))
    desk.files["/repair/Row.swift"] = Array("mine again\n".utf8)
    #expect(desk.run("exercise", "reset", "repair").talk.contains("2026-11-30-2"))
  }

  @Test func `a starter that is there needs no reset, and a folder that is not cannot be`() {
    let desk = Desk.withExercises()
    let before = desk.run("exercise", "reset", "repair")
    #expect(before.status == 3)
    #expect(
      before.talk
        == "viva: there is no 'repair'; 'viva exercise start repair' writes the starter into it\n"
    )
    desk.run("exercise", "start", "repair")
    let paths = desk.files.paths
    #expect(
      desk.run("exercise", "reset", "repair").output == "repair: this is the starter already\n"
    )
    #expect(desk.files.paths == paths)
  }

  @Test func `a folder of somebody's that is called like an exercise is left alone`() {
    let desk = Desk.withExercises()
    desk.files["/repair/App.swift"] = Array("@main struct App {}\n".utf8)
    for call in [["exercise", "reset", "repair"], ["exercise", "start", "repair", "--force"]] {
      let run = desk.run(call, reading: ScriptedLines([]))
      #expect(run.status == 3)
      #expect(run.talk.contains("none of them is of the exercise 'repair'"))
    }
    #expect(desk.files.paths.filter { $0.hasPrefix("/repair") } == ["/repair/App.swift"])
  }

  @Test(
    arguments: [
      ("replace", "README", .full("x"), 4), ("replace", "Row", .full("x"), 4),
      ("makeFolder", ".viva-", .readOnly("x"), 4), ("move", "/repair", .denied("x"), 4),
      ("makeFolder", ".viva-", .denied("x"), 4), ("makeFolder", ".viva-", .missing("x"), 4),
      ("makeFolder", ".viva-", .failed("x", code: 5), 3),
    ] as [(String, String, FileError, Int)]
  )
  func `where the starter cannot be written whole, nothing is`(
    call: String,
    path: String,
    error: FileError,
    status: Int
  ) {
    let desk = Desk.withExercises()
    desk.files.add(MemoryFiles.Fault(in: call, at: path, error))
    let run = desk.run("exercise", "start", "repair")
    #expect(run.status == Int32(status))
    let sentence =
      switch error {
      case .denied, .missing:
        "'repair' cannot be made: nothing may be written in '/'; work in another folder"
      default: "\(error.naming("repair"))"
      }
    #expect(run.talk == "viva: \(sentence)\n")
    #expect(!desk.files.paths.contains { $0.contains("README") || $0.contains("Row") })
  }

  @Test func `where the starter cannot come back, what was there stays`() {
    let desk = Desk.withExercises()
    desk.run("exercise", "start", "repair")
    desk.files["/repair/Row.swift"] = Array("mine\n".utf8)
    desk.files.add(MemoryFiles.Fault(in: "replace", at: "Row", .full("/repair/x")))
    #expect(desk.run("exercise", "reset", "repair").status == 4)
    #expect(desk.text("/repair/Row.swift") == "mine\n")
    #expect(desk.files.paths.filter { $0.hasPrefix("/repair/.") } == [])
  }

  @Test func `show has the task and keeps the solution to itself`() {
    let desk = Desk.withExercises()
    let run = desk.run("exercise", "show", "repair")
    #expect(run.output.contains("Whose state is it?"))
    #expect(run.output.contains("@State var a = 0"))
    #expect(run.output.contains("hints: 0 of 2 taken"))
    #expect(!run.output.contains("private var"))
    let json = desk.run("exercise", "show", "pair", "--json").output
    #expect(
      json == """
        {"schema":1,"id":"pair","title":"Two of them","level":"senior","question":"## Two of them",\
        "rules":["state_not_private"],"starter":[{"name":"One.swift","text":"@State var one = 0\\n"},\
        {"name":"Two.swift","text":"@State private var two = 0\\n"}],\
        "driver":[{"name":"Parent.swift","text":"struct Parent {}\\n"}],"hints":0,"hintsTaken":0}

        """
    )
  }

  @Test func `hints come one at a time, and after the last one all again`() {
    let desk = Desk.withExercises()
    let runs = (0..<3).map { _ in desk.run("exercise", "hint", "repair") }
    #expect(
      runs.map(\.output) == [
        "Hint 1 of 2\nWho may set it?\n", "Hint 2 of 2\nWrite one word.\n",
        "Hint 1 of 2\nWho may set it?\nHint 2 of 2\nWrite one word.\n",
      ]
    )
    #expect(runs[0].talk == "a pass now counts as hard\n")
    #expect(
      runs[2].talk == "these are all; 'viva exercise solution repair' shows the solution\n"
    )
    #expect(desk.run("exercise", "hint", "pair").status == 1)
    let json = desk.run("exercise", "hint", "repair", "--json").output
    #expect(json.split(separator: "\n").count == 2)
    #expect(
      json.hasPrefix(
        "{\"schema\":1,\"id\":\"repair\",\"number\":1,\"of\":2,\"hint\":\"Who may set it?\"}\n"
      )
    )
  }

  struct Help: Sendable, CustomTestStringConvertible {
    var words: String
    var rating: String
    var testDescription: String { "after \(words)" }
  }

  @Test(arguments: [Help(words: "hint", rating: "hard"), Help(words: "solution", rating: "again")])
  func `help counts for the next verdict, in whatever command`(_ help: Help) {
    for call in ["grade", "drill"] {
      let desk = Desk.withExercises()
      desk.files["/Row.swift"] = Array("@State private var a = 1\n".utf8)
      desk.run("exercise", help.words, "repair")
      if call == "grade" {
        desk.run("grade", "/Row.swift", "--exercise", "repair")
      } else {
        desk.run("drill", "--kind", "exercise", lines: ["/Row.swift"])
      }
      #expect(desk.recorded == ["review \(help.rating)"], "\(call)")
      // What was taken before the review does not count for the next.
      var later = desk
      later.now = "2026-12-10T10:00:00Z"
      later.run("grade", "/Row.swift", "--exercise", "repair")
      #expect(later.recorded == ["review \(help.rating)", "review good"], "\(call)")
    }
  }

  @Test(arguments: [
    ("y", true), ("yes", true), (" Y ", true), ("n", false), ("", false), ("s", false),
  ])
  func `a person is asked before the solution is shown`(answer: String, isShown: Bool) {
    let desk = Desk.withExercises()
    let lines = ScriptedLines([.line(answer)], isInteractive: true)
    let run = desk.run(["exercise", "solution", "repair"], reading: lines)
    #expect(lines.prompts == ["show the solution? the next verdict is 'again' then (y/N) "])
    #expect(run.output.contains("private var a") == isShown)
    #expect(run.status == (isShown ? 0 : 1))
    let path = "/home/ada/.local/state/viva/exercises/repair.json"
    #expect(desk.files.paths.contains(path) == isShown)
  }

  @Test func `a solution that cannot be noted is not shown`() {
    let desk = Desk.withExercises()
    desk.files.add(MemoryFiles.Fault(in: "replace", at: "exercises/", .readOnly("/home")))
    for words in ["solution", "hint"] {
      let run = desk.run("exercise", words, "repair")
      #expect(run.output == "")
      #expect(run.status == 4)
    }
  }

  @Test(arguments: ["", "{", "[]", "{\"day\":\"never\"}", "{\"day\":\"2026-11-30\",\"hints\":-9}"])
  func `a note of help that is damaged counts as none`(text: String) {
    let desk = Desk.withExercises()
    desk.files["/home/ada/.local/state/viva/exercises/repair.json"] = Array(text.utf8)
    desk.files["/Row.swift"] = Array("@State private var a = 1\n".utf8)
    desk.run("grade", "/Row.swift", "--exercise", "repair")
    #expect(desk.recorded == ["review good"])
  }

  @Test(arguments: [
    (["exercise"], "a word is missing: list, start, show, hint, solution, reset or watch"),
    (["exercise", "stat", "repair"], "unknown word 'stat'; did you mean 'start'?"),
    (["exercise", "start"], "ID is missing: viva exercise start ID [options]"),
    (["exercise", "start", "repare"], "there is no exercise 'repare'; did you mean 'repair'?"),
    (["exercise", "hint", "owner"], "there is no exercise 'owner'"),
    (["exercise", "show", "../x"], "'ID' must be the id of an item: a-z, 0-9 and -, not '../x'"),
  ])
  func `a call that means nothing is told with the way out`(call: [String], words: String) {
    let run = Desk.withExercises().run(call, reading: ScriptedLines([]))
    #expect(run.status == 2)
    #expect(run.talk == "viva: \(words)\nsee 'viva help exercise'\n")
  }
}
