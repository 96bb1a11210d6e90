/// The members of the run's types that the bodies of views read.
struct BodyReads: Sendable {
  /// One place where a body reads a member.
  struct Reader: Sendable {
    let view: Int
    /// The name that the member is reached through.
    let use: Use
    let file: Int
  }

  private(set) var readers: [Member: [Reader]] = [:]
  /// The types of which a body reads a member.
  private(set) var types: Set<Int> = []

  init() {}

  /// Follows what the bodies name.
  init(in index: DeclarationIndex) {
    for (view, body) in index.bodies.sorted(by: { $0.key < $1.key }) {
      for ref in body.uses {
        let use = index.use(ref)
        add(index.membersReached(from: use, in: ref.file), of: use, in: ref.file, by: view)
      }
      for ref in body.regions {
        for number in index.region(ref).statics {
          let use = index.files[ref.file].statics[number]
          add(index.membersReached(fromStatic: use, in: ref.file), of: use, in: ref.file, by: view)
        }
      }
    }
  }

  private mutating func add(_ reached: [MemberReach], of use: Use, in file: Int, by view: Int) {
    for reach in reached where !reach.isCalled && !(reach.isLast && use.access == .write) {
      guard reach.member.type != view else { continue }
      readers[reach.member, default: []].append(Reader(view: view, use: use, file: file))
      types.insert(reach.member.type)
    }
  }
}
