import Core

/// Finds objects inside observed state whose changes nobody observes.
///
/// *Reports when* a tracked property of an observable model holds an object of a class that is not
/// observable (directly, in an optional, a collection, or a field of a struct so held), and a view
/// reads a property of it that can change.
///
/// *Does not report* immutable classes, actors, ignored properties, and legacy models that the
/// reading view observes.
struct UnobservedReference: OwnershipRule {
  let id = "unobserved_reference"
  let section = RuleSection.dependence
  let severity = Severity.error
  let title = "an object in observed state that nobody observes"
  let rationale = """
    A view updates when a tracked property is written; a change inside an object that is not \
    observable writes none, so the view keeps showing the old value.
    """
  let claims = ["C21", "C22"]
  let passing: [RuleExample] = [
    """
    struct Song { var title = "" }
    @Observable final class Deck {
      private(set) var song = Song()
      func rename() { song.title = "New" }
    }
    struct DeckView: View {
      let deck: Deck
      var body: some View { Text(deck.song.title) }
    }
    """,
    """
    final class Song { let title: String; init(title: String) { self.title = title } }
    @Observable final class Deck { private(set) var song = Song(title: "") }
    struct DeckView: View {
      let deck: Deck
      var body: some View { Text(deck.song.title) }
    }
    """,
  ]
  let failing: [RuleExample] = [
    """
    final class Song { var title = "" }
    @Observable final class Deck {
      private(set) var ↓songs: [Song] = []
    }
    struct DeckView: View {
      let deck: Deck
      var body: some View { ForEach(deck.songs) { song in Text(song.title) } }
    }
    """
  ]

  func findings(in context: LintContext) -> [Finding] {
    let index = context.index
    let reads = ReadObjects(in: index)
    return index.types(with: .observable).flatMap { number, type in
      type.isObservable
        ? index.observedProperties(of: number).compactMap { finding(for: $0, reads, in: context) }
        : []
    }
  }

  private func finding(for ref: Ref, _ reads: ReadObjects, in context: LintContext) -> Finding? {
    let index = context.index
    guard let shape = index.shape(ofProperty: ref) else { return nil }
    for held in index.classesHeld(by: shape) {
      guard let read = reads.first(of: held) else { continue }
      let name = index.property(ref).name
      return context.finding(
        self,
        in: ref.file,
        at: index.property(ref).nameRange,
        Message.unseen(name, index.types[held].name, read.name, index.types[read.view].name),
        fix: Message.announce(index.types[held].name, name)
      )
    }
    return nil
  }
}

private enum Message {
  static func unseen(_ name: String, _ held: String, _ field: String, _ view: String) -> String {
    "'\(name)' holds '\(held)', which is not observable, so '\(view)' does not update when "
      + "'\(field)' changes"
  }

  static func announce(_ held: String, _ name: String) -> String {
    "make '\(held)' a struct, so that a change writes '\(name)', or mark it '@Observable'"
  }
}
