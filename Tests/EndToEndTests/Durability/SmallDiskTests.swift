import Effects
import Testing

/// Disks that are full or cannot be written.
struct SmallDiskTests {
  private static let acknowledgement = "again: comes back in "

  /// Whether this account may mount a file system that only its own processes see.
  private static let canMount: Bool = {
    let script = "mount -t tmpfs -o size=16k none /mnt"
    let command = ProcessCommand(
      "/usr/bin/unshare",
      ["-r", "-m", "/bin/sh", "-c", script],
      environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"]
    )
    let result = try? LiveProcesses().run(ProcessRequest(command, outputLimit: 1000, timeout: 5000))
    return result?.end == .exited(0)
  }()

  @Test(.enabled(if: canMount, "skipped: this account may mount nothing"))
  func `on a disk of 16 KiB each answer is kept until there is no room, which is told`() throws {
    let home = try Home("many")
    let script = """
      mount -t tmpfs -o size=16k,mode=700 none small
      yes $'\\n1' | viva --data small drill >out 2>err; echo "status $?"
      printf 'told %s\\n' "$(grep -c '\(Self.acknowledgement)' out)"
      printf 'kept %s\\n' "$(cat small/log/*/*.jsonl | grep -c '"}$')"
      printf 'space %s\\n' "$(grep -c 'there is no room' err)"
      viva --data small list --json >a 2>err; echo "look $?"
      rm -f small/progress.json; viva --data small list --json >b 2>/dev/null; cmp a b && echo same
      yes $'\\n1' | head -2 | viva --data small drill >out 2>err; echo "again $?"
      """
    try home.write(
      "full.sh",
      "viva() { \"$VIVA\" \(home.globals.joined(separator: " ")) \"$@\"; }\n" + script
    )
    let run = try home.shell("mkdir small; unshare -r -m bash full.sh")
    let facts = run.output.split(separator: "\n").map(String.init)
    try #require(facts.count >= 6, "\(run.transcript)")
    let told = Int(facts[1].dropFirst(5)) ?? 0
    #expect(facts[0] == "status 4", "\(run.transcript)")
    #expect(told > 10)
    #expect(facts[2] == "kept \(told)")
    #expect(facts[3] == "space 1")
    #expect(facts[4] == "look 0")
    #expect(facts[5] == "same")
  }

  @Test(.enabled(if: canMount, "skipped: this account may mount nothing"))
  func `on a read-only disk the progress can be looked at, and recording is refused at once`()
    throws
  {
    let home = try Home("many")
    _ = try home.run("--data", "small/d", "drill", "--limit", "2", input: "\n4\n\n4\n")
    let before = try home.run("--data", "small/d", "list", "--json")
    let script = """
      mount --bind small small && mount -o remount,bind,ro small
      viva --data small/d list --json
      printf '\\n4\\n' | viva --data small/d drill; echo "status $?"
      """
    try home.write(
      "read.sh",
      "viva() { \"$VIVA\" \(home.globals.joined(separator: " ")) \"$@\"; }\n" + script
    )
    let run = try home.shell("unshare -r -m bash read.sh")
    #expect(run.output == before.output + "status 4\n", "\(run.transcript)")
    #expect(run.errors.contains("read-only file system"))
  }

  @Test func `a file size limit cuts a record, which costs no other`() throws {
    let home = try Home("many")
    // The limit lies in the middle of a record, so the write itself is cut short.
    let run = try home.shell("ulimit -f 2; yes $'\\n1' | viva drill")
    #expect(run.status == 4, "\(run.transcript)")
    let told = run.output.ranges(of: Self.acknowledgement).count
    #expect(told > 3)
    #expect(try home.records().count == told)
    #expect(try home.records().allSatisfy { $0.hasSuffix("\"}") })
    let next = try home.run("drill", "--limit", "1", input: "\n1\n")
    #expect(next.status == 0 && !next.errors.contains("viva:"), "\(next.transcript)")
  }

  @Test(arguments: ["000", "077", "777"])
  func `what is made is for this account alone, whatever the mask`(mask: String) throws {
    let home = try Home("many")
    let run = try home.shell(
      "umask \(mask); printf '\\n4\\n' | viva drill --limit 1; viva doctor --repair"
    )
    let data = ".local/share/viva"
    #expect(run.output.contains("comes back in"), "\(run.transcript)")
    let folders = try home.shell("find \(data) -type d ! -perm 700").output
    let files = try home.shell("find \(data) -type f ! -perm 600").output
    #expect(folders == "")
    #expect(files == "")
  }
}
