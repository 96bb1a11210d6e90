import TestSupport
import Testing

/// The program disturbed at each system call by which it touches the data folder: killed there, or
/// told that the call failed.
@Suite(.enabled(if: Strace.works, Strace.missing), .serialized)
struct SpoiledCallTests {
  @Test(arguments: Thoroughness.isFull ? Scene.all : [.answers])
  func `a kill at any call leaves the old state or the new, and all that was acknowledged`(
    _ scene: Scene
  ) throws {
    let stage = try Stage(scene)
    #expect(stage.calls.count > 3)
    for call in stage.calls { try stage.play(spoiling: call, by: .kill) }
  }

  @Test(.enabled(if: !Thoroughness.isFull, "the full run kills at each call of all scenes"))
  func `a kill at some calls of a rotation, a backup, a repair and of restoring costs nothing`()
    throws
  {
    for scene in Scene.all {
      let stage = try Stage(scene)
      // A few of each scene, not the same ones in all.
      let step = max(stage.calls.count / 5, 1)
      for index in stride(
        from: scene.testDescription.utf8.count % step,
        to: stage.calls.count,
        by: step
      ) {
        try stage.play(spoiling: stage.calls[index], by: .kill)
      }
    }
  }

  @Test(arguments: Thoroughness.isFull ? Scene.all : [])
  func `a call that fails, once or from then on, is told and costs no answer`(
    _ scene: Scene
  ) throws {
    let stage = try Stage(scene)
    for call in stage.calls {
      for fault in Self.faults(of: call.name) { try stage.play(spoiling: call, by: fault) }
    }
  }

  @Test func `a write or a sync that fails is told and costs no answer`() throws {
    let stage = try Stage(.answers)
    let calls = stage.calls.filter { $0.text.contains(".jsonl") && $0.name != "openat" }
    #expect(calls.map(\.name) == ["write", "fdatasync", "write", "fdatasync"])
    for call in calls.prefix(2) {
      for fault in Self.faults(of: call.name) { try stage.play(spoiling: call, by: fault) }
    }
  }

  /// What can go wrong with a call.
  private static func faults(of name: String) -> [Strace.Fault] {
    switch name {
    case "write", "pwrite64":
      ["ENOSPC", "EIO", "EDQUOT", "EROFS"].flatMap { [.error($0), .lasting($0)] }
        + [.error("EINTR"), .taking(0), .taking(1), .taking(10)]
    case "fsync", "fdatasync":
      ["EIO", "ENOSPC", "EDQUOT"].flatMap { [.error($0), .lasting($0)] } + [.error("EINTR")]
    case "openat", "mkdir", "rename", "link":
      ["ENOSPC", "EIO", "EDQUOT", "EROFS"].flatMap { [.error($0), .lasting($0)] }
        + [.error("EINTR")]
    case "flock": [.error("EINTR"), .error("ENOLCK"), .lasting("ENOLCK"), .error("EIO")]
    default: [.error("EIO"), .lasting("EIO"), .error("EROFS"), .error("EINTR")]
    }
  }
}
