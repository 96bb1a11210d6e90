import BankParsing
import ContentLoading
import Core
import Lab
import ProgressStore
import Scheduling

/// Looks at everything that viva needs and keeps.
@MainActor
struct Examination {
  let context: Context

  /// All checks, in the order in which they are shown.
  func checks() -> [Check] {
    [program, banks, linter] + lab + [settings] + progress
  }

  private var program: Check {
    Check(name: "program", state: .well, text: "\(Version.line), \(context.machine.executable)")
  }

  private var banks: Check {
    do {
      let content = try context.workspace.content()
      let library = content.library
      if let problem = content.problems.first {
        return Check(
          name: "banks",
          state: .problem,
          text: "\(problem)",
          advice: "name other banks with --content PATH",
          status: .badInput
        )
      }
      let errors = library.findings.count { $0.severity == .error }
      let places = try context.workspace.paths().joined(separator: ", ")
      return Check(
        name: "banks",
        state: errors == 0 ? .well : .notice,
        text:
          "\(count(library.items.count, "item")) in \(count(library.banks.count, "bank")), \(places)",
        advice: errors == 0 ? "" : "\(count(errors, "error")) in them: 'viva check' lists all"
      )
    } catch {
      return Check(
        name: "banks",
        state: .problem,
        text: "\(error)",
        status: Failure(error).status
      )
    }
  }

  private var linter: Check {
    do {
      let rules = try context.rules()
      return Check(name: "linter", state: .well, text: "\(count(rules.count, "rule"))")
    } catch {
      return Check(
        name: "linter",
        state: .problem,
        text: "\(error)",
        status: Failure(error).status
      )
    }
  }

  /// What compiles and runs snippets, and what keeps them in, each tried.
  private var lab: [Check] {
    do {
      let report = try context.lab.examine()
      return [
        Check(name: "compiler", state: .well, text: report.compiler),
        Check(name: "lab", state: .well, text: report.place),
        Check(
          name: "sandbox",
          state: report.open.isEmpty ? .well : .problem,
          text: report.open.isEmpty
            ? "\(report.closed.joined(separator: ", ")) are closed to snippets"
            : "\(report.open.joined(separator: ", ")) are open to snippets",
          advice: report.open.isEmpty
            ? "" : "run only code that you trust; Landlock and seccomp need Linux 5.13 or later",
          status: report.open.isEmpty ? .done : .environment
        ),
        Check(
          name: "sandbox",
          state: report.noBox.isEmpty ? .well : .notice,
          text: report.noBox.isEmpty
            ? "bubblewrap stands around the compiler and the run" : report.noBox
        ),
      ]
    } catch {
      // Everything but compiling and running works without it.
      return [
        Check(
          name: "lab",
          state: .notice,
          text: "\(error)",
          advice: "until then snippets are linted, and neither compiled nor run"
        )
      ]
    }
  }

  private var settings: Check {
    let path = context.settingsFile.path
    do {
      let unknown = try context.settingsFile.read().unknown
      guard let first = unknown.first else {
        return Check(name: "settings", state: .well, text: path)
      }
      let near = Suggestion.nearest(to: first, among: SettingKey.all.map(\.name))
      return Check(
        name: "settings",
        state: .notice,
        text: "\(path): unknown \(unknown.joined(separator: ", "))",
        advice: near.map { "did you mean '\($0)'?" } ?? "'viva config' lists the settings there are"
      )
    } catch {
      return Check(
        name: "settings",
        state: .problem,
        text: "\(error)",
        status: Failure(error).status
      )
    }
  }

  private var progress: [Check] {
    do {
      let store = try context.store
      let diagnosis = try store.diagnose()
      return ProgressChecks(
        folder: context.workspace.dataFolder,
        diagnosis: diagnosis,
        backup: diagnosis.gaps.isEmpty ? nil : try store.helpfulBackup()
      )
      .checks(notices: store.notices) + writing(of: store) + backups(of: store)
        + [memory(of: store)] + orphans(of: store)
    } catch {
      return [
        Check(name: "progress", state: .problem, text: "\(error)", status: Failure(error).status)
      ]
    }
  }

  private func orphans(of store: ProgressStore) -> [Check] {
    guard let content = try? context.workspace.content() else { return [] }
    return Orphans(in: store.progress, among: content.library.items).checks
  }

  /// Which parameters the memory model has.
  private func memory(of store: ProgressStore) -> Check {
    let title = store.fsrs.version.title
    guard store.progress.parameterText != nil, let parameters = (store.fsrs as? FSRS)?.parameters
    else {
      return Check(name: "memory", state: .well, text: "\(title) with the default parameters")
    }
    return Check(
      name: "memory",
      state: .well,
      text: "\(title) with parameters of the review log: \(parameters.text)"
    )
  }

  private func writing(of store: ProgressStore) -> [Check] {
    do throws(StoreError) {
      try store.tryWriting()
      return []
    } catch {
      return [
        Check(
          name: "progress",
          state: .problem,
          text: "\(error)",
          status: Failure(error).status
        )
      ]
    }
  }

  private func backups(of store: ProgressStore) -> [Check] {
    guard let backups = try? store.backups(), let last = backups.last else { return [] }
    return [
      Check(name: "backups", state: .well, text: "\(backups.count), the last \(last)")
    ]
  }
}
