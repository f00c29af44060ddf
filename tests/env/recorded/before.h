/* Stands before the C of a game whose reads and writes are recorded: what copies bytes says so, too. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <string.h>

void recorder_note(const void *from, size_t bytes);

static inline void *recorded_memcpy(void *to, const void *from, size_t bytes) {
    recorder_note(from, bytes);
    recorder_note(to, bytes);
    return memcpy(to, from, bytes);
}

static inline void *recorded_memmove(void *to, const void *from, size_t bytes) {
    recorder_note(from, bytes);
    recorder_note(to, bytes);
    return memmove(to, from, bytes);
}

static inline void *recorded_memset(void *to, int byte, size_t bytes) {
    recorder_note(to, bytes);
    return memset(to, byte, bytes);
}

#define memcpy recorded_memcpy
#define memmove recorded_memmove
#define memset recorded_memset
