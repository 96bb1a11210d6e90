// The walls around a learner's code, in the process that runs it: each is entered once and for good.
//
// Swift's Glibc module shows neither Landlock nor seccomp, and what runs in a signal handler has to
// be written where nothing is allocated behind one's back.
#pragma once

#include <stdint.h>

// What one wall says of itself.
enum viva_wall {
  VIVA_WALL_HOLDS = 0,
  // The kernel does not have it.
  VIVA_WALL_MISSING = 1,
};

// The walls that were entered.
struct viva_sandbox {
  // Whether files are out of reach but for those that were named.
  enum viva_wall files;
  // Whether network, other processes and the like are.
  enum viva_wall calls;
};

// The most that the process may use.
struct viva_limits {
  uint64_t processor_seconds;
  uint64_t address_space;
  uint64_t data;
  uint64_t file_size;
  uint64_t open_files;
};

// Sets limits that cannot be raised again. 0, or an error number.
int viva_limit(const struct viva_limits *limits);

// Leaves of the file system what the paths name, each a file or a folder with all below it, for
// reading; and of the system's calls what computing needs. `paths` ends with a null pointer; a path
// that is not there is passed over.
struct viva_sandbox viva_enter(const char *const *paths);

// Why the process is at its end.
enum viva_fall {
  VIVA_FALL_PROCESSOR_TIME = 1,
  VIVA_FALL_WALL_TIME = 2,
  VIVA_FALL_STACK = 3,
  VIVA_FALL_CRASH = 4,
  VIVA_FALL_OUTPUT = 5,
};

// Calls `tell`, on a stack of its own, when the process falls by a signal; it gets the number of a
// `viva_fall` and the signal's. The process then dies of the signal. `seconds` is the wall time
// after which it falls by itself.
void viva_watch_falls(unsigned seconds, void (*tell)(int fall, int signal));
