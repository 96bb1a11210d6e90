import SwiftSyntax

/// What stands in the arguments of `onReceive`, closures aside: publishers, whatever they are named.
struct ReceivedValues {
  /// The arguments' bytes, by the code that they stand in.
  private var ranges: [Ref: [Range<Int>]] = [:]

  init(in index: DeclarationIndex) {
    for ref in index.calls(named: "onReceive") {
      let call = index.call(ref)
      ranges[Ref(ref.file, call.region), default: []].append(call.node.arguments.fullRange)
    }
  }

  /// Whether a call stands there.
  func contain(_ call: Call, in file: Int) -> Bool {
    (ranges[Ref(file, call.region)] ?? []).contains { $0.contains(call.nameStart) }
  }
}
