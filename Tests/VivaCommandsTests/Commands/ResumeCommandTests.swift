import Testing

@MainActor
struct ResumeCommandTests {
  @Test func `resuming takes suspended and buried items back`() {
    let desk = Desk()
    desk.run("suspend", "owner")
    desk.run("bury", "borrow")
    let run = desk.run("resume", "owner", "borrow", "writer")
    #expect(
      run.output == """
        owner: resumed
        borrow: resumed
        writer: neither suspended nor buried

        """
    )
    #expect(desk.run("due").output == "0 due, 3 new, about 1 minute\n")
  }
}
