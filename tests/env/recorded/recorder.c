/* Notes which lines of memory are read or written, in place of the thread sanitizer: the compiler calls
 * these functions before each access. */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { LINE = 64 };
static uintptr_t first;
static size_t lines;
static uint8_t *touched;

/* Notes from now on, a byte for each line of so many bytes from here on; NULL: no more. */
void recorder_watch(const void *from, size_t bytes, uint8_t *into) {
    first = (uintptr_t)from / LINE;
    lines = into ? bytes / LINE : 0;
    touched = into;
}

void recorder_note(const void *from, size_t bytes) {
    if (!lines || !bytes) return;
    uintptr_t at = (uintptr_t)from / LINE, last = ((uintptr_t)from + bytes - 1) / LINE;
    for (; at <= last; at++)
        if (at - first < lines) touched[at - first] = 1;
}

#define SIZE(N)                                                         \
    void __tsan_read##N(void *p) { recorder_note(p, N); }               \
    void __tsan_write##N(void *p) { recorder_note(p, N); }              \
    void __tsan_unaligned_read##N(void *p) { recorder_note(p, N); }     \
    void __tsan_unaligned_write##N(void *p) { recorder_note(p, N); }
SIZE(1) SIZE(2) SIZE(4) SIZE(8) SIZE(16)

void __tsan_read_range(void *p, size_t bytes) { recorder_note(p, bytes); }
void __tsan_write_range(void *p, size_t bytes) { recorder_note(p, bytes); }
void *__tsan_memcpy(void *to, const void *from, size_t bytes) { return memcpy(to, from, bytes); }
void *__tsan_memmove(void *to, const void *from, size_t bytes) { return memmove(to, from, bytes); }
void *__tsan_memset(void *to, int byte, size_t bytes) { return memset(to, byte, bytes); }
void __tsan_func_entry(void *p) { (void)p; }
void __tsan_func_exit(void) {}
void __tsan_init(void) {}

/* What is made once of constant tables is kept by several threads at once. */
uint64_t __tsan_atomic64_load(const volatile uint64_t *at, int order) { return __atomic_load_n(at, order); }
int __tsan_atomic64_compare_exchange_strong(volatile uint64_t *at, uint64_t *was, uint64_t is, int won, int lost) {
    return __atomic_compare_exchange_n(at, was, is, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}
