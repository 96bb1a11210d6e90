import Effects
import Testing

struct MountTableTests {
  private static let text = """
    22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
    41 22 0:38 / /home/ada rw,nosuid - fuse.sshfs host:/ada rw,user_id=0
    42 22 0:300 / /net/with\\040space rw shared:9 master:2 - nfs4 host:/export rw,vers=4.2
    broken line
    43 22 x:y / /odd rw - ext4 none rw
    44 22 0:45 / /short rw

    """

  @Test(
    arguments: [
      (0x801, "ext4"),
      (0x26, "fuse.sshfs"),
      // 300 needs more than the eight bits that a device once had: makedev(3).
      (0x10_002c, "nfs4"),
      (0x2d, nil),
      (0, nil),
    ] as [(UInt64, String?)]
  )
  func `the type is that of the device`(device: UInt64, type: String?) {
    #expect(MountTable(Self.text).type(ofDevice: device) == type)
  }

  @Test func `a text that is no table knows nothing`() {
    #expect(MountTable("") == MountTable("a b c\n- - - - - - - - - - -"))
  }

  @Test(arguments: [
    ("nfs", true), ("nfs4", true), ("9p", true), ("cifs", true), ("fuse.sshfs", true),
    ("fuse", true), ("fuseblk", true), ("virtiofs", true), ("ext4", false), ("overlay", false),
    ("tmpfs", false), ("btrfs", false), ("fusectl", false),
  ])
  func `changes are hidden on file systems that others stand behind`(type: String, isHidden: Bool) {
    #expect(MountTable.hidesChanges(type) == isHidden)
  }
}
