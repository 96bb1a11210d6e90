import Core

/// What is scheduled as one: an item with its variants, or one number of a cloze text.
struct StudyUnit: Sendable {
  let id: ItemID
  /// The place of the item that has this id among the items, or of its first variant.
  var primary: Int
  /// The places of its variants.
  var variants: [Int] = []
  /// The units that it follows up: one, or all numbers of a cloze text.
  var parents: [Int] = []
  /// The units that follow it up, the lowest level first.
  var children: [Int] = []
  /// The other numbers of the same cloze text.
  var siblings: [Int] = []
  /// The steps down from its chain's opening.
  var depth = 0
  /// Its chain's opening.
  var root = 0
  /// Whether the session is about it.
  var isWanted = false

  init(id: ItemID, primary: Int) {
    self.id = id
    self.primary = primary
  }
}
