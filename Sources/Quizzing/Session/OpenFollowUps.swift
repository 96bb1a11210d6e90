package import Core
package import Scheduling

/// Leaves out the follow-ups that a study day cannot come to.
package enum OpenFollowUps {
  /// The ids that may be asked, in their order: all that were answered before, openings, and
  /// follow-ups to an item whose last answer lets them be asked or that may yet be answered on the
  /// day.
  ///
  /// A follow-up to an item that is not there counts as an opening.
  ///
  /// - Complexity: O(n) in the number of links.
  package static func ids(_ links: [ItemLink], in progress: Progress, on day: Day) -> [ItemID] {
    var search = Search(links, progress, day)
    return links.indices.filter { search.isOpen($0) }.map { links[$0].id }
  }

  private struct Search {
    private let links: [ItemLink]
    private let progress: Progress
    private let day: Day
    private var places: [ItemID: [Int]] = [:]
    private var known: [Int: Bool] = [:]

    init(_ links: [ItemLink], _ progress: Progress, _ day: Day) {
      self.links = links
      self.progress = progress
      self.day = day
      guard links.contains(where: { $0.after != nil }) else { return }
      for (place, link) in links.enumerated() {
        places[link.id, default: []].append(place)
        if link.id.clozeNumber != nil { places[link.id.base, default: []].append(place) }
      }
    }

    mutating func isOpen(_ place: Int) -> Bool {
      if let open = known[place] { return open }
      // Of follow-ups in a circle the first is an opening.
      known[place] = true
      let open = isOpenNow(place)
      known[place] = open
      return open
    }

    private mutating func isOpenNow(_ place: Int) -> Bool {
      let link = links[place]
      guard progress[link.id].phase == .new, let after = link.after, let parents = places[after]
      else { return true }
      let ratings = parents.compactMap { progress[links[$0].id].lastRating }
      guard ratings.isEmpty else { return ratings.contains { link.when.holds(after: $0) } }
      var isReachable = false
      for parent in parents where isThere(progress[links[parent].id]) {
        if isOpen(parent) { isReachable = true }
      }
      return isReachable
    }

    private func isThere(_ state: ItemProgress) -> Bool {
      state.suspension == nil && state.buriedUntil.map { $0 <= day } ?? true
    }
  }
}
