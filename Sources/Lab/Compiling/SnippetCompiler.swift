import Core
import Effects
import LinterProtocol
import StrictJSON

/// Turns a snippet into a library: prepares it, compiles it, and reads what the compiler says.
struct SnippetCompiler {
  let machine: LabMachine
  let call: CompilerCall

  /// The most times that unknown modifiers are left out, for each may hide others.
  private static let mostRounds = 8

  /// Compiles a snippet, or says why it cannot be run.
  func compile(_ snippet: Snippet) throws -> Compilation {
    let code = SnippetFiles(snippet)
    var leftOut: [String] = []
    var additions = PreparationJob.Additions.counting
    for _ in 0..<Self.mostRounds {
      let preparation = try machine.prepare(
        PreparationJob(
          files: code.files.map { file in
            PreparationJob.File(
              path: file.path,
              text: file.text,
              isGraded: snippet.isGraded && file.isLearners
            )
          },
          root: snippet.root,
          leavingOut: leftOut,
          additions: additions,
          allowsProgram: snippet.allowsProgram,
          models: snippet.isGraded ? snippet.models.map(\.text) : []
        )
      )
      guard preparation.problems.isEmpty else {
        return .unparsed(preparation.problems.map(code.named))
      }
      if let name = snippet.root, preparation.program == nil { try check(name, preparation) }
      let prepared = PreparedCode(code, preparation)
      let result: (library: String?, messages: [UInt8])
      do {
        result = try library(of: prepared, isGraded: snippet.isGraded)
      } catch let error as LabError {
        if case .compilerStopped(let seconds) = error, code.size > LabError.largeBytes {
          throw LabError.tooLarge(seconds: seconds)
        }
        guard let finding = CodeFault.finding(for: error, in: code) else { throw error }
        return .faulty([finding])
      }
      let messages = CompilerMessage.messages(in: result.messages)
      if let library = result.library {
        let reaches = snippet.isGraded ? try reaches(of: library, code) : []
        guard reaches.isEmpty else { return .faulty(reaches) }
        return .compiled(
          CompiledSnippet(
            library: library,
            warnings: prepared.reading.findings(for: messages, from: .warning).filter {
              !$0.file.hasPrefix("Driver/")
            },
            views: preparation.views,
            functions: preparation.functions,
            leftOut: leftOut,
            isProgram: prepared.isProgram,
            files: prepared.reading.maps.mapValues { Paths.name(of: $0.name) }
          )
        )
      }
      let unknown = UnknownNames(messages, preparation)
      guard unknown.others.isEmpty else { return .unknown(unknown.others) }
      let new = unknown.modifiers.filter { !leftOut.contains($0) }
      if !new.isEmpty {
        leftOut += new
      } else if !unknown.modifiers.isEmpty {
        // It is still there although it was left out: no chain of calls, so nothing to take away.
        return .unknown(unknown.modifiers)
      } else if additions != .nothing, !prepared.isProgram,
        prepared.reading.blamesAdditions(messages)
      {
        additions = additions == .counting ? .least : .nothing
      } else {
        let own = Set(preparation.types)
        let forms = code.files.flatMap { UnknownForms(in: $0.text, own: own).forms }
        guard forms.isEmpty else { return .unknown(forms) }
        return try faults(messages, prepared, result.messages)
      }
    }
    return .unknown(leftOut)
  }

  private func faults(
    _ messages: [CompilerMessage],
    _ prepared: PreparedCode,
    _ output: [UInt8]
  ) throws -> Compilation {
    let findings = prepared.reading.findings(for: messages, from: .error)
    guard findings.isEmpty else { return .faulty(findings) }
    // Something is wrong, and nothing of it is in the learner's files.
    throw LabError.compilerBroke(String(decoding: output.prefix(400), as: UTF8.self))
  }

  /// Says why a root that was asked for is not offered.
  private func check(_ name: String, _ preparation: Preparation) throws {
    let matching = preparation.views.filter { $0.name == name }
    guard !matching.contains(where: \.isOffered) else { return }
    guard let view = matching.first else {
      // A name with those around it is offered under its last part.
      if preparation.views.contains(where: { $0.isOffered && name.hasSuffix(".\($0.name)") }) {
        return
      }
      let near = Suggestion.nearest(to: name, among: preparation.views.map(\.name))
      throw LabError.noRoot(
        "the scenario's root '\(name)' is no view of the code"
          + (near.map { "; did you mean '\($0)'?" } ?? "")
      )
    }
    let needs = view.needs.map { "'\($0)'" }.joined(separator: ", ")
    throw LabError.noRoot(
      needs.isEmpty
        ? "the scenario's root '\(name)' cannot be reached from outside of its type"
        : "the scenario's root '\(name)' has to be given \(needs); a driver has to hold a view that makes it"
    )
  }

  /// What a library of graded code leaves to others that is not theirs to give.
  private func reaches(of library: String, _ code: SnippetFiles) throws -> [Finding] {
    let bytes = try machine.files.read(library, limit: CompilerCall.largest)
    let symbols: [String]
    do throws(ElfSymbols.Problem) {
      symbols = try ElfSymbols.undefined(in: bytes)
    } catch {
      throw LabError.notLinked("the symbols of the library cannot be read: \(error)")
    }
    var names: [String] = []
    for name in symbols.compactMap(AllowedSymbols.refusal) where !names.contains(name) {
      names.append(name)
    }
    return names.map { TokenSearch.refusal(of: $0, in: code) }
      .sorted { ($0.file, $0.start) < ($1.file, $1.start) }
  }

  // MARK: Remembering

  private func library(
    of prepared: PreparedCode,
    isGraded: Bool
  ) throws -> (library: String?, messages: [UInt8]) {
    let call = prepared.isProgram ? self.call.forPrograms : self.call
    var flags =
      prepared.importsFoundationAlone && !prepared.isProgram
      ? ["-import-module", "Observation"] : []
    if isGraded { flags += CompilerCall.grading }
    let store = SnippetStore(machine: machine, place: call.place)
    let key = (call.flags(flags) + prepared.sources.flatMap { [$0.name, $0.text] })
      .joined(separator: "\u{0}")
    if let kept = store.find(key) { return (kept.library, kept.messages) }
    switch try call.compile(prepared.sources, additions: flags) {
    case .refused(let messages): return (nil, messages)
    case .compiled(let work, let messages):
      defer { work.remove() }
      return (try store.keep(work.file(CompilerCall.library), messages, key), messages)
    }
  }
}
