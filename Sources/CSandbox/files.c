#define _GNU_SOURCE
#include "walls.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <stddef.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// What later kernels know, for headers that do not.
#define ACCESS_REFER (1ULL << 13)
#define ACCESS_TRUNCATE (1ULL << 14)
#define ACCESS_IOCTL (1ULL << 15)
#define NET_BIND (1ULL << 0)
#define NET_CONNECT (1ULL << 1)
#define SCOPE_ABSTRACT_SOCKET (1ULL << 0)
#define SCOPE_SIGNAL (1ULL << 1)

struct ruleset {
  uint64_t files;
  uint64_t net;
  uint64_t scoped;
};

static const uint64_t file_reading = LANDLOCK_ACCESS_FS_READ_FILE;
static const uint64_t folder_reading = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;

// Everything that the kernel can forbid.
static struct ruleset everything(long abi, size_t *size) {
  struct ruleset rules = {.files = (1ULL << 13) - 1};
  *size = sizeof rules.files;
  if (abi >= 2) rules.files |= ACCESS_REFER;
  if (abi >= 3) rules.files |= ACCESS_TRUNCATE;
  if (abi >= 5) rules.files |= ACCESS_IOCTL;
  if (abi >= 4) {
    rules.net = NET_BIND | NET_CONNECT;
    *size += sizeof rules.net;
  }
  if (abi >= 6) {
    rules.scoped = SCOPE_ABSTRACT_SOCKET | SCOPE_SIGNAL;
    *size += sizeof rules.scoped;
  }
  return rules;
}

static void allow(int ruleset, const char *path) {
  int file = open(path, O_PATH | O_CLOEXEC);
  if (file < 0) return;
  struct stat status;
  if (fstat(file, &status) == 0) {
    // A rule on a file that mentions folders is refused as a whole.
    struct landlock_path_beneath_attr rule = {
        .allowed_access = S_ISDIR(status.st_mode) ? folder_reading : file_reading,
        .parent_fd = file,
    };
    syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  }
  close(file);
}

enum viva_wall viva_wall_files(const char *const *paths) {
  long abi = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (abi < 1) return VIVA_WALL_MISSING;
  size_t size = 0;
  struct ruleset rules = everything(abi, &size);
  int ruleset = (int)syscall(SYS_landlock_create_ruleset, &rules, size, 0);
  if (ruleset < 0) return VIVA_WALL_MISSING;
  for (const char *const *path = paths; *path; path++) allow(ruleset, *path);
  long code = syscall(SYS_landlock_restrict_self, ruleset, 0);
  close(ruleset);
  return code == 0 ? VIVA_WALL_HOLDS : VIVA_WALL_MISSING;
}
