#define _GNU_SOURCE
#include "CSandbox.h"

#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <unistd.h>

static void (*teller)(int, int);
static volatile sig_atomic_t falling;
static uintptr_t stack_low;
static uintptr_t stack_high;

// A fault this near to the end of the stack is the stack's.
#define STACK_MARGIN ((uintptr_t)1 << 20)

static int is_stack_overflow(const siginfo_t *info) {
  uintptr_t address = (uintptr_t)info->si_addr;
  return address != 0 && address + STACK_MARGIN >= stack_low && address < stack_low + STACK_MARGIN;
}

static void fall(int number, siginfo_t *info, void *context) {
  (void)context;
  if (falling) _exit(128 + number);
  falling = 1;
  int kind = VIVA_FALL_CRASH;
  if (number == SIGXCPU) kind = VIVA_FALL_PROCESSOR_TIME;
  if (number == SIGALRM) kind = VIVA_FALL_WALL_TIME;
  if (number == SIGXFSZ) kind = VIVA_FALL_OUTPUT;
  if (number == SIGSEGV && is_stack_overflow(info)) kind = VIVA_FALL_STACK;
  if (teller) teller(kind, number);
  signal(number, SIG_DFL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  raise(number);
  _exit(128 + number);
}

void viva_watch_falls(unsigned seconds, void (*tell)(int, int)) {
  teller = tell;
  pthread_attr_t attributes;
  void *start = NULL;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
    pthread_attr_getstack(&attributes, &start, &size);
    pthread_attr_destroy(&attributes);
  }
  stack_low = (uintptr_t)start;
  stack_high = stack_low + size;

  // What tells may look names up, which takes more than the least that a handler needs.
  const size_t room = (size_t)1 << 20;
  void *memory = mmap(NULL, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory != MAP_FAILED) {
    stack_t stack = {.ss_sp = memory, .ss_size = room};
    sigaltstack(&stack, NULL);
  }
  const int signals[] = {SIGXCPU, SIGALRM, SIGXFSZ, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = fall;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &action, NULL);
  alarm(seconds);
}
