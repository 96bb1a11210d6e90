#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <sys/resource.h>

static int set(int resource, uint64_t soft, uint64_t hard) {
  struct rlimit old;
  if (getrlimit(resource, &old) != 0) return errno;
  if (soft > old.rlim_max) soft = old.rlim_max;
  if (hard > old.rlim_max) hard = old.rlim_max;
  struct rlimit limit = {.rlim_cur = soft, .rlim_max = hard};
  return setrlimit(resource, &limit) == 0 ? 0 : errno;
}

int viva_limit(const struct viva_limits *limits) {
  // One second more, so that the handler of the soft limit can tell where it was.
  int code = set(RLIMIT_CPU, limits->processor_seconds, limits->processor_seconds + 1);
  if (code == 0) code = set(RLIMIT_AS, limits->address_space, limits->address_space);
  if (code == 0) code = set(RLIMIT_DATA, limits->data, limits->data);
  if (code == 0) code = set(RLIMIT_FSIZE, limits->file_size, limits->file_size);
  if (code == 0) code = set(RLIMIT_NOFILE, limits->open_files, limits->open_files);
  // An endless stack would make calls without end a matter of memory.
  if (code == 0) code = set(RLIMIT_STACK, 8 << 20, RLIM_INFINITY);
  if (code == 0) code = set(RLIMIT_CORE, 0, 0);
  if (code == 0) code = set(RLIMIT_MSGQUEUE, 0, 0);
  return code;
}
