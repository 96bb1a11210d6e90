// What glibc 2.36 has for starting programs but shows only under _GNU_SOURCE, which Swift's Glibc
// module is built without. All of it is in libc itself; nothing is linked.
#pragma once

#include <spawn.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>

extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions,
                                                const char *path);
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
extern int prlimit(pid_t pid, int resource, const struct rlimit *new_limit,
                   struct rlimit *old_limit);
extern int pipe2(int descriptors[2], int flags);
extern const char *strerrordesc_np(int number);

// Swift cannot call prctl(2), which takes any number of arguments.
static inline int end_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL); }
