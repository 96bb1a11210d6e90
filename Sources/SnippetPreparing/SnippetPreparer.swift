internal import Core
package import LinterProtocol
internal import SwiftParser
internal import SwiftSyntax

/// Says what has to be done to a snippet so that the lab can run it and count.
///
/// A snippet that compiles still does: nothing that it declares is changed, line numbers hold, and
/// what is added has names that nobody writes.
package enum SnippetPreparer {
  /// Prepares code that parses without errors; graded code that reaches below Swift is refused.
  ///
  /// - Parameter job: The files and what is wanted.
  /// - Returns: The edits of each file, the file to compile beside them, and what the code declares.
  package static func prepare(_ job: PreparationJob) -> Preparation {
    let trees = job.files.map { Parser.parse(source: $0.text) }
    let facts = trees.map { tree -> FileFacts in
      let collector = FactCollector()
      collector.walk(tree)
      return collector.facts
    }
    let code = CodeFacts(facts)
    let refusals = refusals(of: job, trees, facts)
    guard refusals.isEmpty else { return Preparation(problems: refusals) }
    if job.allowsProgram, let program = program(among: zip(job.files, facts)) {
      return prepare(job, asProgram: program, declaring: code)
    }
    let offersAll = job.additions != .nothing
    let roots = RootFacts(for: job, in: trees, facts, code)
    let offered = Set(roots.views.map(ObjectIdentifier.init))
    var preparation = Preparation(
      entry: EntryText.file(for: job.files.count),
      views: code.views.map { view in
        Preparation.View(
          name: view.name,
          needs: view.needs,
          isMade: code.isMade(view),
          isOffered: offered.contains(ObjectIdentifier(view))
        )
      } + roots.others.map { .init(name: $0, needs: [], isMade: false, isOffered: true) },
      types: Set(code.types.map(\.name)).sorted(),
      functions: offersAll ? facts.flatMap(\.callable).map(\.name) : []
    )
    for (number, file) in job.files.enumerated() {
      let tree = trees[number]
      let counting =
        job.additions == .counting ? Counting(in: facts[number], of: code) : Counting()
      let mounted = roots.preview?.file == number ? roots.preview : nil
      var edits = Rewriting.edits(of: tree, leavingOut: Set(job.leavingOut), mounting: mounted)
      edits += counting.insertions.map { Rewriting.Edit(at: $0.offset, $0.text) }
      preparation.files.append(
        Preparation.File(
          path: file.path,
          edits: Rewriting.merged(edits, file: file.path),
          appended: EntryText.registration(
            number: number,
            of: facts[number],
            calling: offersAll ? facts[number].callable : [],
            roots: roots.views,
            app: roots.app,
            preview: mounted,
            namings: counting.namings,
            after: file.text
          )
        )
      )
    }
    return preparation
  }

  /// What a verdict could not be trusted with.
  private static func refusals(
    of job: PreparationJob,
    _ trees: [SourceFileSyntax],
    _ facts: [FileFacts]
  ) -> [Finding] {
    let files = Array(zip(job.files, trees))
    let graded = files.filter(\.0.isGraded)
    guard !graded.isEmpty else { return [] }
    let own = OwnNames(trees)
    let reaches = graded.flatMap { file, tree in
      LowerReach.findings(in: tree, path: file.path, own: own)
    }
    let around = zip(files, facts).filter { !$0.0.0.isGraded }.map {
      (tree: $0.0.1, callable: $0.1.callable.map(\.name))
    }
    guard !around.isEmpty else { return reaches }
    let models = job.models.map { Parser.parse(source: $0) }
    let shadowing = Shadowing(
      around: around.map(\.tree),
      graded: graded.map(\.1),
      models: models
    )
    let tampering = Tampering(around: around, models: models)
    return reaches
      + graded.flatMap { file, tree in
        shadowing.findings(in: tree, path: file.path)
          + tampering.findings(in: tree, path: file.path)
      }
  }

  /// The file whose statements are run: that of the name which says so, or the first that has any.
  private static func program(
    among files: Zip2Sequence<[PreparationJob.File], [FileFacts]>
  ) -> String? {
    guard let first = files.first(where: { $0.1.hasStatements }) else { return nil }
    return files.first { $0.0.path == "main.swift" }?.0.path ?? first.0.path
  }

  /// A program is run as it is: nothing is added, and only what no compiler is shown is taken out.
  private static func prepare(
    _ job: PreparationJob,
    asProgram program: String,
    declaring code: CodeFacts
  ) -> Preparation {
    Preparation(
      files: job.files.map { file in
        let tree = Parser.parse(source: file.text)
        let edits = Rewriting.edits(of: tree, leavingOut: Set(job.leavingOut))
        return Preparation.File(
          path: file.path,
          edits: Rewriting.merged(edits, file: file.path),
          appended: ""
        )
      },
      types: Set(code.types.map(\.name)).sorted(),
      program: program
    )
  }
}
