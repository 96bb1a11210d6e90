/// What tells one push of a page from another.
final class PageKey: Hashable {
  static func == (left: PageKey, right: PageKey) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
