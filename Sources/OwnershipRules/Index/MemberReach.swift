/// A member that code reaches through a name: `title` of `Song` in `deck.current?.title`.
struct MemberReach {
  let member: Member
  /// Whether it is called where it is reached.
  let isCalled: Bool
  /// Whether it ends the way, so that what happens at the place happens to it.
  var isLast = false

  init(_ member: Member, isCalled: Bool = false) {
    self.member = member
    self.isCalled = isCalled
  }
}
