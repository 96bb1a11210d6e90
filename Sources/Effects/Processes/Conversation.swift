import Glibc

/// Feeds a program and collects what it writes, without either side waiting for the other.
struct Conversation: ~Copyable {
  private let input: [UInt8]
  private let limit: Int
  private var fed = 0
  private var inputEnd: Descriptor?
  private var outputEnd: Descriptor?
  private var errorsEnd: Descriptor?
  private var output: [UInt8] = []
  private var errors: [UInt8] = []
  private var wasCut = false

  /// Prepares to talk through three ends of pipes that never wait.
  init(
    _ request: ProcessRequest,
    input: consuming Descriptor,
    output: consuming Descriptor,
    errors: consuming Descriptor
  ) {
    self.input = request.input
    limit = request.outputLimit
    inputEnd = request.input.isEmpty ? nil : consume input
    outputEnd = consume output
    errorsEnd = consume errors
  }

  /// Talks until the child has ended or must be killed; tells why it must be.
  ///
  /// What a grandchild still holds open is not waited for.
  mutating func run(
    with child: borrowing Child,
    until deadline: Int,
    _ isInterrupted: () -> Bool
  ) -> ProcessEnd? {
    while true {
      let isOver = child.isOver
      transfer()
      if isOver { return nil }
      if isInterrupted() { return .interrupted }
      let left = deadline - LiveClock.monotonic()
      if left <= 0 { return .timedOut }
      // The end of a child that has closed its outputs is seen by looking again soon.
      let hasOutputs = outputEnd != nil || errorsEnd != nil
      wait(milliseconds: min(left, hasOutputs ? 100 : 5))
    }
  }

  /// What came of it.
  consuming func result(_ end: ProcessEnd) -> ProcessResult {
    ProcessResult(end: end, output: output, errors: errors, wasCut: wasCut)
  }

  private mutating func transfer() {
    feed()
    if Self.drain(&outputEnd, into: &output, limit, &wasCut) { outputEnd = nil }
    if Self.drain(&errorsEnd, into: &errors, limit, &wasCut) { errorsEnd = nil }
  }

  private mutating func feed() {
    while let number = inputEnd?.number {
      let count = unsafe input.withUnsafeBytes { bytes in
        unsafe write(number, bytes.baseAddress?.advanced(by: fed), bytes.count - fed)
      }
      if count > 0 { fed += count }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      // The child reads no more, or has all of it.
      if count < 0 || fed == input.count { inputEnd = nil }
    }
  }

  /// Takes what is there, and tells whether no more can come.
  private static func drain(
    _ end: inout Descriptor?,
    into bytes: inout [UInt8],
    _ limit: Int,
    _ wasCut: inout Bool
  ) -> Bool {
    guard let number = end?.number else { return false }
    while true {
      guard let part = readPart(number) else { return false }
      if part.isEmpty { return true }
      let room = limit - bytes.count
      if part.count > room { wasCut = true }
      bytes += part.prefix(room)
    }
  }

  /// Reads what is there; `nil` when nothing is, and empty at the end.
  static func readPart(_ number: Int32) -> [UInt8]? {
    while true {
      var isWaiting = false
      var isInterrupted = false
      let part = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        let got = unsafe read(number, buffer.baseAddress, buffer.count)
        isWaiting = got < 0 && errno == EAGAIN
        isInterrupted = got < 0 && errno == EINTR
        count = max(got, 0)
      }
      if isWaiting { return nil }
      if !isInterrupted { return part }
    }
  }

  private mutating func wait(milliseconds: Int) {
    var requests: [pollfd] = []
    if let number = inputEnd?.number {
      requests.append(pollfd(fd: number, events: Int16(POLLOUT), revents: 0))
    }
    if let number = outputEnd?.number {
      requests.append(pollfd(fd: number, events: Int16(POLLIN), revents: 0))
    }
    if let number = errorsEnd?.number {
      requests.append(pollfd(fd: number, events: Int16(POLLIN), revents: 0))
    }
    _ = unsafe poll(&requests, nfds_t(requests.count), Int32(milliseconds))
  }
}
