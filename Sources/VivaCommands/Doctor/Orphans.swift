import Core
import ProgressStore
import Scheduling

/// The items that have progress and are in no bank, which is kept for the day they come back.
struct Orphans {
  /// The ids, sorted, of those that the banks do not know under any form.
  let ids: [ItemID]
  /// Those that became a cloze item, or were numbers of one that is none any more.
  let changed: [ItemID]
  /// Those whose text stands in the banks under an id that was never answered, with that item.
  let proposals: [(old: ItemID, new: Item)]

  /// Looks for the progress's items among those of the banks.
  init(in progress: Progress, among items: [Item]) {
    let known = Set(items.flatMap { [$0.id, $0.variantOf ?? $0.id] })
    let clozes = Set(items.filter { $0.id.clozeNumber != nil }.map(\.id.base))
    let all = progress.items.keys.filter { !known.contains($0) }.sorted()
    changed = all.filter { $0.clozeNumber == nil ? clozes.contains($0) : known.contains($0.base) }
    ids = all.filter { [changed] in !changed.contains($0) }
    let lost = Dictionary(grouping: ids) { Text(hash: progress[$0].textHash, of: $0) }
    let fresh = Dictionary(
      grouping: items.filter { $0.variantOf == nil && progress.items[$0.id] == nil },
      by: { Text(hash: $0.textHash, of: $0.id) }
    )
    // Of two that say the same there is no telling which is which.
    proposals = lost.compactMap { text, ids in
      guard text.hash != nil, ids.count == 1, let items = fresh[text], items.count == 1
      else { return nil }
      return (ids[0], items[0])
    }
    .sorted { $0.old < $1.old }
  }

  /// What tells that two items are one: the text, and of a cloze item the number.
  private struct Text: Hashable {
    let hash: String?
    let number: Int?

    init(hash: String?, of id: ItemID) {
      self.hash = hash
      number = id.clozeNumber
    }
  }

  /// What the doctor says of them; nothing where there are none.
  var checks: [Check] {
    changed.map { id in
      Check(
        name: "items",
        state: .notice,
        text: id.clozeNumber == nil
          ? "\(id) changed its kind: it is a cloze item now, whose numbers have progress of their own; "
            + "what \(id) had is kept"
          : "\(id) changed its kind: \(id.base) is no cloze item any more and has progress of its own; "
            + "what \(id) had is kept"
      )
    } + lost
  }

  private var lost: [Check] {
    guard !ids.isEmpty else { return [] }
    let named = ids.prefix(Self.most).map(\.text).joined(separator: ", ")
    let rest = ids.count > Self.most ? " and \(ids.count - Self.most) more" : ""
    let listed = Check(
      name: "items",
      state: .notice,
      text:
        "\(count(ids.count, "item")) with progress in none of these banks, kept: \(named)\(rest)"
    )
    return [listed]
      + proposals.map { old, new in
        Check(
          name: "items",
          state: .notice,
          text: "\(new.id) has the text that \(old) had",
          advice: "'viva doctor --repair' lets the history of \(old) count for \(new.id)"
        )
      }
  }

  /// The most that are named.
  private static let most = 20
}
