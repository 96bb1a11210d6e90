import Glibc
import Terminal
import Testing

struct InterruptFlagTests {
  @Test func `a flag is raised while a signal is to be obeyed`() {
    #expect(!InterruptFlag.never.isRaised)
    let flag = InterruptFlag { SIGINT }
    #expect(flag.isRaised)
    #expect(flag.signal == SIGINT)
  }
}
