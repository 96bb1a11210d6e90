#define _GNU_SOURCE
#include "walls.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#define ARCHITECTURE 0
#endif

#define FIELD(name) ((uint32_t)offsetof(struct seccomp_data, name))
#define ARGUMENT(n) ((uint32_t)(offsetof(struct seccomp_data, args) + 8 * (n)))
#define LOAD(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset)
#define RETURN(what) BPF_STMT(BPF_RET | BPF_K, what)
#define REFUSE RETURN(SECCOMP_RET_ERRNO | EPERM)
#define ALLOW RETURN(SECCOMP_RET_ALLOW)
#define IS(value, then, otherwise) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, then, otherwise)
#define HAS(bits, then, otherwise) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, then, otherwise)

// What computing, memory, time, locks and the files that are open need. Everything else does not
// exist: what a new kernel adds is refused as well.
static const uint16_t plain[] = {
    // Open files, and those that the other wall lets be opened.
    SYS_read, SYS_write, SYS_readv, SYS_writev, SYS_pread64, SYS_close, SYS_fstat, SYS_lseek,
    SYS_newfstatat, SYS_statx, SYS_faccessat, SYS_faccessat2, SYS_readlinkat,
    SYS_getdents64, SYS_getcwd, SYS_dup, SYS_pipe2, SYS_statfs, SYS_fstatfs,
    // Memory.
    SYS_mmap, SYS_munmap, SYS_mprotect, SYS_mremap, SYS_madvise, SYS_brk, SYS_mincore, SYS_membarrier,
    // Threads, locks and signals of its own.
    SYS_futex, SYS_set_robust_list, SYS_get_robust_list, SYS_rseq, SYS_set_tid_address, SYS_gettid,
    SYS_getpid, SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_sigaltstack,
    SYS_sched_yield, SYS_sched_getaffinity, SYS_sched_getparam, SYS_sched_getscheduler,
    SYS_sched_get_priority_max, SYS_sched_get_priority_min, SYS_pselect6, SYS_restart_syscall, SYS_exit, SYS_exit_group,
    // Time and waiting.
    SYS_clock_gettime, SYS_clock_getres, SYS_clock_nanosleep, SYS_nanosleep, SYS_gettimeofday,
    SYS_ppoll, SYS_epoll_create1, SYS_epoll_ctl, SYS_epoll_pwait, SYS_eventfd2, SYS_timerfd_create,
    SYS_timerfd_settime, SYS_timerfd_gettime,
    // What it is.
    SYS_uname, SYS_sysinfo, SYS_getrandom, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid,
    SYS_getrusage, SYS_times, SYS_getcpu, SYS_getppid,
#if defined(__x86_64__)
    SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_poll, SYS_epoll_wait, SYS_pipe,
    SYS_time, SYS_arch_prctl, SYS_getrlimit,
#endif
};

// What opens a file for more than reading. 3 asks for neither reading nor writing, and gets both checked.
#define WRITING (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND)

// Calls that are allowed with some arguments: a test that ends in a decision each.
#define CHECKED 60

static void add(struct sock_filter *program, unsigned *count, struct sock_filter step) {
  program[(*count)++] = step;
}

enum viva_wall viva_wall_calls(void) {
  if (ARCHITECTURE == 0) return VIVA_WALL_MISSING;
  static struct sock_filter program[2 * sizeof plain / sizeof *plain + CHECKED + 16];
  unsigned count = 0;
#define STEP(...) add(program, &count, (struct sock_filter)__VA_ARGS__)
  STEP(LOAD(FIELD(arch)));
  STEP(IS(ARCHITECTURE, 1, 0));
  STEP(RETURN(SECCOMP_RET_KILL_PROCESS));
  STEP(LOAD(FIELD(nr)));
  // The calls of the other interface to the same kernel have this bit; none of ours does.
  STEP(HAS(0x40000000, 0, 1));
  STEP(RETURN(SECCOMP_RET_KILL_PROCESS));
  for (unsigned i = 0; i < sizeof plain / sizeof *plain; i++) {
    STEP(IS(plain[i], 0, 1));
    STEP(ALLOW);
  }
  // The C library asks for this first and takes `clone` when it is not there.
  STEP(IS(SYS_clone3, 0, 1));
  STEP(RETURN(SECCOMP_RET_ERRNO | ENOSYS));
  // Files for reading only: a pipe that is open has a name below /proc, which the other wall does not
  // see, and must not be opened anew for what it was not given for.
  STEP(IS(SYS_openat, 0, 4));
  STEP(LOAD(ARGUMENT(2)));
  STEP(HAS(WRITING, 0, 1));
  STEP(REFUSE);
  STEP(ALLOW);
#if defined(__x86_64__)
  STEP(IS(SYS_open, 0, 4));
  STEP(LOAD(ARGUMENT(1)));
  STEP(HAS(WRITING, 0, 1));
  STEP(REFUSE);
  STEP(ALLOW);
#endif
  // Threads, but no processes.
  STEP(IS(SYS_clone, 0, 4));
  STEP(LOAD(ARGUMENT(0)));
  STEP(HAS(CLONE_THREAD, 0, 1));
  STEP(ALLOW);
  STEP(REFUSE);
  // Signals to itself alone: that is how it ends when it gives up.
  STEP(IS(SYS_tgkill, 0, 4));
  STEP(LOAD(ARGUMENT(0)));
  STEP(IS((uint32_t)getpid(), 0, 1));
  STEP(ALLOW);
  STEP(REFUSE);
  // Its own limits may be read.
  STEP(IS(SYS_prlimit64, 0, 6));
  STEP(LOAD(ARGUMENT(0)));
  STEP(IS(0, 0, 3));
  STEP(LOAD(ARGUMENT(2)));
  STEP(IS(0, 0, 1));
  STEP(ALLOW);
  STEP(REFUSE);
  // Threads have names; the rest of this call changes what the process may do.
  STEP(IS(SYS_prctl, 0, 4));
  STEP(LOAD(ARGUMENT(0)));
  STEP(IS(PR_SET_NAME, 0, 1));
  STEP(ALLOW);
  STEP(REFUSE);
  // Nothing that sends signals to others when a file has news.
  STEP(IS(SYS_fcntl, 0, 7));
  STEP(LOAD(ARGUMENT(1)));
  STEP(IS(F_GETFD, 4, 0));
  STEP(IS(F_SETFD, 3, 0));
  STEP(IS(F_GETFL, 2, 0));
  STEP(IS(F_DUPFD_CLOEXEC, 1, 0));
  STEP(REFUSE);
  STEP(ALLOW);
  // The rest, and what is asked of terminals and devices.
  STEP(REFUSE);
#undef STEP
  struct sock_fprog filter = {.len = (unsigned short)count, .filter = program};
  // All threads, should there be others already.
  if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &filter) == 0) {
    return VIVA_WALL_HOLDS;
  }
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter, 0, 0) == 0 ? VIVA_WALL_HOLDS
                                                                        : VIVA_WALL_MISSING;
}
