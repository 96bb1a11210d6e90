import Arguments
import BankParsing
import ContentLoading
import Core
import LinterProtocol

/// The words that only the program knows, for completing ids, topics, rules and the like.
@MainActor
struct KnownWords {
  let context: Context

  /// The words of a kind, sorted; none where what they come from cannot be read.
  func words(_ kind: ValueSource.Known) -> [String] {
    switch kind {
    case .banks: Set(items.map(\.bank)).sorted()
    case .commands: CommandRegistry.table.commands.filter { !$0.isHidden }.map(\.name)
    case .exercises: items.filter { $0.kind == .exercise }.map(\.id.text).sorted()
    case .ids: Set(items.flatMap { [$0.id.text, $0.id.base.text] }).sorted()
    case .kinds: ItemKind.allCases.map(\.rawValue)
    case .levels: Level.allCases.map(\.rawValue)
    case .rules: ((try? context.rules()) ?? []).map(\.id).sorted()
    case .settings: SettingKey.all.map(\.name)
    case .topics: topics
    }
  }

  private var items: [Item] { (try? context.content().library.items) ?? [] }

  /// Every topic and every topic above one.
  private var topics: [String] {
    var paths: Set<String> = []
    for path in items.compactMap(\.topic?.path) {
      var segments = path.split(separator: "/")
      while !segments.isEmpty {
        paths.insert(segments.joined(separator: "/"))
        segments.removeLast()
      }
    }
    return paths.sorted()
  }
}
