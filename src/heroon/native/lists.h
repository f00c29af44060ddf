/* Lists of ints with a fixed capacity, and how a rule is broken off.
 *
 * A list is its length, its capacity and its ints, in place: a position that holds lists is copied
 * as bytes.  There are four widths of ints; every function exists for each.
 */
#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef K_LOCAL_CAP
#define K_LOCAL_CAP 512 /* of a list that a function makes */
#endif
#define K_FRAME_CAP 128 /* of a list that a rule keeps while it asks */
#define K_ABSENT INT_MIN /* a bound of a slice that is not given */

/* -- breaking off ------------------------------------------------------------------------------ */

enum { K_ENDED = 1, K_FAILED = 2 };

typedef struct {
    jmp_buf place;
    const void *position;
    const char *file;
    int line;
    char text[400];
} Run;

static _Thread_local Run *k_run;

#ifdef K_DEBUG
#define K_HERE (k_run->file = __FILE__, k_run->line = __LINE__)
#else
#define K_HERE ((void)0)
#endif

#define K_COLD __attribute__((noinline, cold, noreturn))

K_COLD static void k_fail(const char *form, ...) {
    va_list args;
    char what[300];
    va_start(args, form);
    vsnprintf(what, sizeof what, form, args);
    va_end(args);
    if (k_run->file)
        snprintf(k_run->text, sizeof k_run->text, "%s:%d: %s", k_run->file, k_run->line, what);
    else
        snprintf(k_run->text, sizeof k_run->text, "%s", what);
    longjmp(k_run->place, K_FAILED);
}

/* The name of the field that a list is, for messages. */
static void k_name(const void *list, char *out, size_t size);

K_COLD static void k_full(const void *list, int many, int cap) {
    char name[100];
    k_name(list, name, sizeof name);
    k_fail("%s: %d entries, capacity %d", name, many, cap);
}

K_COLD static void k_empty(const void *list, const char *verb, int value) {
    char name[100];
    k_name(list, name, sizeof name);
    k_fail("%s: %s %d is not there", name, verb, value);
}

/* -- numbers ----------------------------------------------------------------------------------- */

#ifdef K_DEBUG
static int k_index(int i, int n, const void *list) {
    if (i < 0 || i >= n) {
        char name[100] = "a constant table";
        if (list) k_name(list, name, sizeof name);
        k_fail("%s: index %d of %d", name, i, n);
    }
    return i;
}
static int k_fit(int value, int low, int high) {
    if (value < low || value > high) k_fail("%d does not fit into %d..%d", value, low, high);
    return value;
}
#define K_IX(l, i) k_index((i), (l)->n, (l))
#define K_TX(i, n) k_index((i), (n), NULL)
#define K_FIT_8(x) ((int8_t)k_fit((x), INT8_MIN, INT8_MAX))
#define K_FIT_u8(x) ((uint8_t)k_fit((x), 0, UINT8_MAX))
#define K_FIT_16(x) ((int16_t)k_fit((x), INT16_MIN, INT16_MAX))
#else
#define K_IX(l, i) (i)
#define K_TX(i, n) (i)
#define K_FIT_8(x) ((int8_t)(x))
#define K_FIT_u8(x) ((uint8_t)(x))
#define K_FIT_16(x) ((int16_t)(x))
#endif
#define K_FIT_32(x) (x)

#ifdef K_DEBUG
static int k_fits(int64_t x) {
    if (x < -INT32_MAX || x > INT32_MAX) k_fail("%lld does not fit into 32 bits", (long long)x);
    return (int)x;
}
static int k_shift(int a, int by) {
    if (by < 0 || by > 31) k_fail("a shift by %d", by);
    return k_fits((int64_t)a * ((int64_t)1 << by));
}
#define K_ADD(a, b) k_fits((int64_t)(a) + (b))
#define K_SUB(a, b) k_fits((int64_t)(a) - (b))
#define K_MUL(a, b) k_fits((int64_t)(a) * (b))
#define K_SHL(a, b) k_shift((a), (b))
#else
#define K_ADD(a, b) ((a) + (b))
#define K_SUB(a, b) ((a) - (b))
#define K_MUL(a, b) ((a) * (b))
#define K_SHL(a, b) ((a) << (b))
#endif
/* An index that may count from the end. */
#define K_WRAP(i, n) k_wrap((i), (n))

static inline int k_wrap(int i, int n) { return i < 0 ? i + n : i; }

static inline int k_div(int a, int b) {
    if (b == 0) k_fail("division by zero");
    int q = a / b;
    return q - (a % b != 0 && (a < 0) != (b < 0));
}

static inline int k_mod(int a, int b) {
    if (b == 0) k_fail("division by zero");
    int r = a % b;
    return r != 0 && (r < 0) != (b < 0) ? r + b : r;
}

static inline int k_min(int a, int b) { return b < a ? b : a; }
static inline int k_max(int a, int b) { return b > a ? b : a; }
static inline int k_one_of_1(int x, int a) { return x == a; }
static inline int k_one_of_2(int x, int a, int b) { return x == a || x == b; }
static inline int k_one_of_3(int x, int a, int b, int c) { return x == a || x == b || x == c; }
static inline int k_one_of_4(int x, int a, int b, int c, int d) {
    return x == a || x == b || x == c || x == d;
}
static inline int k_one_of_5(int x, int a, int b, int c, int d, int e) {
    return x == a || x == b || x == c || x == d || x == e;
}
static inline int k_one_of_6(int x, int a, int b, int c, int d, int e, int f) {
    return x == a || x == b || x == c || x == d || x == e || x == f;
}

/* What `slice.indices` of Python gives: the first index, and how many. */
static inline int k_slice_count(int n, int *start, int stop, int step) {
    int low = step < 0 ? -1 : 0, high = step < 0 ? n - 1 : n;
    int a = *start == K_ABSENT ? (step < 0 ? high : low) : *start < 0 ? *start + n : *start;
    int b = stop == K_ABSENT ? (step < 0 ? low : high) : stop < 0 ? stop + n : stop;
    a = k_min(k_max(a, low), high);
    b = k_min(k_max(b, low), high);
    *start = a;
    int span = step < 0 ? a - b : b - a, size = step < 0 ? -step : step;
    return span > 0 ? (span + size - 1) / size : 0;
}

/* -- lists ------------------------------------------------------------------------------------- */

#define K_LIST(W, T)                                                                               \
    typedef struct {                                                                               \
        int16_t n, cap;                                                                            \
        T v[];                                                                                     \
    } L##W;                                                                                        \
    static inline void k_room_##W(const L##W *l, int more) {                                       \
        if (l->n + more > l->cap) k_full(l, l->n + more, l->cap);                                  \
    }                                                                                              \
    static inline void k_append_##W(L##W *l, int x) {                                              \
        k_room_##W(l, 1);                                                                          \
        l->v[l->n++] = K_FIT_##W(x);                                                               \
    }                                                                                              \
    static inline void k_insert_##W(L##W *l, int i, int x) {                                       \
        k_room_##W(l, 1);                                                                          \
        i = k_min(k_max(k_wrap(i, l->n), 0), l->n);                                                \
        for (int j = l->n; j > i; j--) l->v[j] = l->v[j - 1];                                      \
        l->v[i] = K_FIT_##W(x);                                                                    \
        l->n++;                                                                                    \
    }                                                                                              \
    static inline void k_insort_##W(L##W *l, int x) {                                              \
        int i = l->n;                                                                              \
        while (i > 0 && l->v[i - 1] > x) i--;                                                      \
        k_insert_##W(l, i, x);                                                                     \
    }                                                                                              \
    static inline int k_pop_##W(L##W *l) {                                                         \
        if (l->n == 0) k_empty(l, "pop", -1);                                                      \
        return l->v[--l->n];                                                                       \
    }                                                                                              \
    static inline int k_pop_at_##W(L##W *l, int i) {                                               \
        i = k_wrap(i, l->n);                                                                       \
        if (i < 0 || i >= l->n) k_empty(l, "pop", i);                                              \
        int x = l->v[i];                                                                           \
        l->n--;                                                                                    \
        for (int j = i; j < l->n; j++) l->v[j] = l->v[j + 1];                                      \
        return x;                                                                                  \
    }                                                                                              \
    static inline int k_index_of_##W(const L##W *l, int x) {                                       \
        for (int i = 0; i < l->n; i++)                                                             \
            if (l->v[i] == x) return i;                                                            \
        k_empty(l, "value", x);                                                                    \
    }                                                                                              \
    static inline void k_remove_##W(L##W *l, int x) { k_pop_at_##W(l, k_index_of_##W(l, x)); }     \
    static inline int k_in_##W(const L##W *l, int x) {                                             \
        for (int i = 0; i < l->n; i++)                                                             \
            if (l->v[i] == x) return 1;                                                            \
        return 0;                                                                                  \
    }                                                                                              \
    static inline int k_count_##W(const L##W *l, int x) {                                          \
        int many = 0;                                                                              \
        for (int i = 0; i < l->n; i++) many += l->v[i] == x;                                       \
        return many;                                                                               \
    }                                                                                              \
    static inline int k_sum_##W(const L##W *l) {                                                   \
        int sum = 0;                                                                               \
        for (int i = 0; i < l->n; i++) sum += l->v[i];                                             \
        return sum;                                                                                \
    }                                                                                              \
    static inline int k_least_##W(const L##W *l) {                                                 \
        if (l->n == 0) k_empty(l, "min", 0);                                                       \
        int x = l->v[0];                                                                           \
        for (int i = 1; i < l->n; i++) x = k_min(x, l->v[i]);                                      \
        return x;                                                                                  \
    }                                                                                              \
    static inline int k_most_##W(const L##W *l) {                                                  \
        if (l->n == 0) k_empty(l, "max", 0);                                                       \
        int x = l->v[0];                                                                           \
        for (int i = 1; i < l->n; i++) x = k_max(x, l->v[i]);                                      \
        return x;                                                                                  \
    }                                                                                              \
    static inline void k_reverse_##W(L##W *l) {                                                    \
        for (int i = 0, j = l->n - 1; i < j; i++, j--) {                                           \
            T x = l->v[i];                                                                         \
            l->v[i] = l->v[j];                                                                     \
            l->v[j] = x;                                                                           \
        }                                                                                          \
    }                                                                                              \
    static inline void k_sort_##W(L##W *l, int from, int down) {                                   \
        for (int i = from + 1; i < l->n; i++) {                                                    \
            T x = l->v[i];                                                                         \
            int j = i;                                                                             \
            while (j > from && (down ? l->v[j - 1] < x : l->v[j - 1] > x)) {                       \
                l->v[j] = l->v[j - 1];                                                             \
                j--;                                                                               \
            }                                                                                      \
            l->v[j] = x;                                                                           \
        }                                                                                          \
    }

K_LIST(8, int8_t)
K_LIST(u8, uint8_t)
K_LIST(16, int16_t)
K_LIST(32, int32_t)

#define K_PAIR(D, S)                                                                               \
    static inline void k_extend_##D##_##S(L##D *d, const L##S *s) {                                \
        int many = s->n;                                                                           \
        k_room_##D(d, many);                                                                       \
        for (int i = 0; i < many; i++) d->v[d->n + i] = K_FIT_##D(s->v[i]);                        \
        d->n += many;                                                                              \
    }                                                                                              \
    static inline void k_set_##D##_##S(L##D *d, const L##S *s) {                                   \
        d->n = 0;                                                                                  \
        k_extend_##D##_##S(d, s);                                                                  \
    }                                                                                              \
    static inline void k_slice_##D##_##S(L##D *d, const L##S *s, int start, int stop, int step) {  \
        int many = k_slice_count(s->n, &start, stop, step);                                        \
        k_room_##D(d, many);                                                                       \
        for (int i = 0; i < many; i++) d->v[d->n + i] = K_FIT_##D(s->v[start + i * step]);         \
        d->n += many;                                                                              \
    }

#define K_PAIRS(D) K_PAIR(D, 8) K_PAIR(D, u8) K_PAIR(D, 16) K_PAIR(D, 32)
K_PAIRS(8)
K_PAIRS(u8)
K_PAIRS(16)
K_PAIRS(32)

/* A list that a function makes. */
typedef struct {
    int16_t n, cap;
    int32_t v[K_LOCAL_CAP];
} Own;

static inline L32 *k_own(Own *list) {
    list->n = 0;
    list->cap = K_LOCAL_CAP;
    return (L32 *)list;
}

/* -- what pick_some and arrange keep while they ask -------------------------------------------- */

typedef struct {
    int16_t n, cap;
    int32_t v[K_FRAME_CAP];
} Kept;

static inline L32 *k_kept(Kept *list) {
    list->n = 0;
    list->cap = K_FRAME_CAP;
    return (L32 *)list;
}

typedef struct {
    int32_t label, seat, prompt, least, most, start;
    Kept words, taken;
} Some;
