import Effects
import Testing

/// One learner on several machines, whose data folder a program keeps the same.
struct SharedMachinesTests {
  private static let setup = """
    export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b
    export GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b GIT_MERGE_AUTOEDIT=no
    git() { command git -c init.defaultBranch=main -c commit.gpgsign=false "$@"; }
    answer() { data=$1; rating=$2; count=$3
      for n in $(seq $count); do printf '\\n%s\\n' $rating; done |
        viva --data $data drill --limit $count >/dev/null; }
    set -e
    """
  private static let hasGit = (try? LiveFiles().status("/usr/bin/git")) ?? nil != nil

  @Test(.enabled(if: hasGit, "skipped: git is not installed"))
  func `two machines that share by git merge without a conflict, to the same progress`() throws {
    let home = try Home("many")
    let run = try home.shell(
      """
      \(Self.setup)
      answer one 4 2
      git -C one init -q; git -C one add -A; git -C one commit -qm 1
      git clone -q one two
      answer one 1 3; answer two 4 4
      for place in one two; do git -C $place add -A; git -C $place commit -qm 2; done
      git -C two pull -q --no-rebase origin main
      git -C one pull -q --no-rebase ../two main
      for place in one two; do
        git -C $place status --porcelain
        cat $place/log/*/*.jsonl | wc -l; ls $place/log | wc -l
        viva --data $place list --json >$place.json
      done
      cmp one.json two.json
      """
    )
    #expect(run.status == 0, "\(run.transcript)")
    #expect(run.output == "9\n2\n9\n2\n")
    #expect(
      try home.shell("git -C one ls-files | grep -v '^log/'").output == ".gitignore\n.stignore\n"
    )
  }

  @Test(arguments: [
    "000001.sync-conflict-20261130-100000-ABCDEFG.jsonl",
    "000001 (Ada's conflicted copy 2026-11-30).jsonl",
    "000001 (1).jsonl",
    "000001.jsonl.conflict1",
  ])
  func `the two versions that a synchronisation keeps of one file are both counted`(
    copy: String
  ) throws {
    let home = try Home("many")
    let run = try home.shell(
      """
      \(Self.setup)
      answer one 4 5
      viva --data one list --json >whole.json
      log=$(ls one/log/*/000001.jsonl); copy="${log%/*}/"\(Self.quoted(copy))
      sed -n '1,2p;4p' "$log" >"$copy"; sed -n '1p;3p;5p' "$log" >rest; cat rest >"$log"
      for way in 1 2; do
        viva --data one list --json >both.json 2>errors; cmp whole.json both.json
        mv "$log" swap; mv "$copy" "$log"; mv swap "$copy"; rm -f one/progress.json
      done
      cat errors
      answer one 4 1
      cat "$log" "$copy" | sort -u | wc -l
      """
    )
    #expect(run.status == 0, "\(run.transcript)")
    #expect(run.output.hasSuffix("6\n"), "\(run.transcript)")
    if copy.contains("conflict") { #expect(run.output.contains("kept two versions")) }
  }

  @Test func `a folder that was copied with its device's name is told, and costs no answer`() throws
  {
    let home = try Home("many")
    let run = try home.shell(
      """
      \(Self.setup)
      answer one 4 2; cp -a one two
      answer one 1 1; answer two 4 2
      log=$(ls one/log/*/000001.jsonl); other=${log#one/}
      cp two/$other ${log%.jsonl}.sync-conflict-1.jsonl
      cp one/$other two/${other%.jsonl}.sync-conflict-1.jsonl
      for place in one two; do viva --data $place list --json 2>>errors >$place.json; done
      cmp one.json two.json
      grep -c 'two copies of this data folder wrote as' errors
      viva --data one report --json 2>/dev/null | grep -o '"answers":5' | head -1
      """
    )
    #expect(run.status == 0, "\(run.transcript)")
    #expect(run.output.hasPrefix("2\n"), "\(run.transcript)")
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }
}
