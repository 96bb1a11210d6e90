/// The sections of one item.
struct Sections {
  /// The names and the parts, in the order of the text.
  private(set) var all: [(name: SectionName, part: Part)] = []

  /// The first section with a name.
  subscript(name: SectionName) -> Part? { all.first { $0.name == name }?.part }

  /// Adds a section.
  mutating func append(_ name: SectionName, _ part: Part) { all.append((name, part)) }
}
