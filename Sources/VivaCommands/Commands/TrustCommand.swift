package import Arguments
import BankParsing
import ContentLoading
package import Core
import Effects
import Grading
import StrictJSON

/// `viva trust`: lets the code of a bank, as it is now, be run.
package struct TrustCommand: Command {
  package static let spec = CommandSpec(
    "trust",
    "allow the code of a bank, as it is now, to be run",
    in: .code,
    operands: [OperandSpec("PATH", from: .files)],
    examples: [
      UsageExample("viva trust team-bank.md", "run the code of this bank"),
      UsageExample("viva trust ~/banks", "of all banks in a folder"),
    ],
    manual: [
      ManualSection(
        "What it is for",
        """
        A bank may hold code: drivers around exercises, programs whose output is to be predicted. That of the banks that come \
        with viva is compiled and run. That of any other bank is checked by the rules, which runs nothing, and is compiled and \
        run only after this command. Read the bank first: its author decides what runs on your machine.
        Trust is for the code as it is now: starters, drivers, solutions, programs and scenarios. After a change of any of them \
        the bank has to be trusted again, and viva says so; its texts may change.
        """
      ),
      ManualSection(
        "Files",
        """
        What is trusted is kept in trust.json beside config.json ($XDG_CONFIG_HOME/viva, else ~/.config/viva): the path, the \
        SHA-256 hash of the code and the day of each bank. To trust a bank no longer, remove its entry, or the file.
        """
      ),
      ManualSection.keys([
        ("schema", "the version of this form: 1"),
        ("file", "where it is kept"),
        ("banks[].path", "the bank's path"),
        ("banks[].sha256", "the hash of its code"),
        ("banks[].state", "new, changed, same or shipped: what it was before this command"),
        ("banks[].items", "the ids of its items with code that can run"),
      ]),
    ]
  )

  private let path: String

  package init(_ call: ParsedCommand) throws(UsageError) {
    guard let path = call.operand("PATH") else { preconditionFailure("trust takes a PATH") }
    self.path = try path.text("the path of a bank or of a folder of banks")
  }

  package func run(in context: Context) throws -> ExitStatus {
    let banks = try banks(in: context)
    let fresh = banks.filter { $0.state == .new || $0.state == .changed }
    if !fresh.isEmpty {
      var trust = try context.trustFile.read()
      for bank in fresh {
        trust.allow(Trust.Entry(path: bank.path, hash: bank.hash, day: context.today))
      }
      try context.trustFile.write(trust)
    }
    if context.options.wantsJSON {
      context.print(json(banks, context).text())
    } else {
      for bank in banks { tell(bank, context) }
    }
    return .done
  }

  /// A bank, and how it stood.
  private struct Candidate {
    let path: String
    let hash: String
    let state: State
    let items: [ItemID]

    enum State: String {
      case new, changed, same, shipped
    }
  }

  private func banks(in context: Context) throws -> [Candidate] {
    let files = context.machine.files
    let content = ContentLoader(files: files).load([path])
    // What could not be read is not trusted, and has to be known before the rest is.
    if let problem = content.problems.first { throw problem }
    let trust = try context.trustFile.read()
    return try content.library.banks.map { bank in
      let real = try files.realPath(bank.file)
      // What is trusted is what is read here, and nothing that was read before.
      let bytes = try files.read(real, limit: BankLimits.file)
      let parsed = BankParser.parse(bytes, file: bank.file)
      guard parsed.bank != nil else { throw TrustProblem.noBank(bank.file) }
      let hash = RunnableCode.hash(of: RunnableCode.all(in: parsed.items))
      let state: Candidate.State =
        if context.isShipped(real) {
          .shipped
        } else {
          switch trust.permission(for: real, hash: hash) {
          case .granted: .same
          case .unknown: .new
          case .changed: .changed
          }
        }
      let items = parsed.items.filter { $0.kind == .exercise || $0.kind == .predict }.map(\.id)
      return Candidate(path: real, hash: hash, state: state, items: items)
    }
  }

  private func tell(_ bank: Candidate, _ context: Context) {
    let what =
      switch bank.state {
      case .new: "trusted"
      case .changed: "trusted as it is now; it had changed"
      case .same: "trusted already, and unchanged"
      case .shipped: "comes with viva, and needs no trust"
      }
    let code =
      bank.items.isEmpty
      ? "no code to run"
      : "\(count(bank.items.count, "item")) with code: \(bank.items.map(\.text).joined(separator: ", "))"
    context.print(VisibleText.escapedLine("\(bank.path): \(what)"))
    context.print("  \(code)")
  }

  private func json(_ banks: [Candidate], _ context: Context) -> JSONValue {
    [
      "schema": 1,
      "file": .string(context.trustFile.path),
      "banks": .array(
        banks.map { bank in
          [
            "path": .string(bank.path),
            "sha256": .string(bank.hash),
            "state": .string(bank.state.rawValue),
            "items": .array(bank.items.map { .string($0.text) }),
          ]
        }
      ),
    ]
  }
}
