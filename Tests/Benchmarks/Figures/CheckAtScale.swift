/// `viva check` of ten thousand items in a thousand files: everything anew, and with what is remembered.
enum CheckAtScale: Benchmark {
  static let name = "check"

  private static let rounds = 5

  static func figures(in workshop: Workshop) throws -> [Figure] {
    var check = try workshop.command("check", home: try workshop.largeHome)
    // Questions made up of few words are found to be alike.
    check.accepted = [0, 1]
    let forget = ProcessRun.Command(
      words: [
        "/bin/rm", "-rf", workshop.path(".cache/viva/checks"),
        workshop.path(".cache/viva/proofs"),
      ],
      environment: []
    )
    let anew = try ProcessFigures(of: check, named: "\(name) anew", rounds: rounds) {
      _ = try? ProcessRun(forget)
    }
    _ = try ProcessRun(check)
    let again = try ProcessFigures(of: check, named: "\(name) unchanged")
    return anew.figures(under: .init(milliseconds: 2_000))
      + again.figures(under: .init(milliseconds: 100))
  }
}
