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
    int wordless; /* it failed because an ask offers nothing */
    char text[400];
} Run;

static _Thread_local Run *k_run;

#ifdef K_DEBUG
#define K_HERE (k_run->file = __FILE__, k_run->line = __LINE__)
#else
#define K_HERE ((void)0)
#endif

/* A function of the rules that is smaller than a call of it. */
#ifdef K_DEBUG
#define K_TINY inline
#else
#define K_TINY inline __attribute__((always_inline))
#endif

/* The function of a step, called from one place alone: written in there, its needs of registers and
 * room would be paid by every step. */
#define K_STEP __attribute__((noinline))

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

/* What Python does with an index: negative ones count from the end, others are errors. */
K_COLD static void k_outside(const void *list, const char *what, int i, int n) {
    char name[100];
    if (list)
        k_name(list, name, sizeof name);
    else
        snprintf(name, sizeof name, "%s", what);
    k_fail("%s: index %d of %d", name, i, n);
}

#define K_RARE(x) __builtin_expect(!!(x), 0)

/* Inline although it is rare: what comes back from a call makes its caller save registers before
 * everything else it does, even where nothing is ever behind. */
static inline __attribute__((always_inline)) int k_behind(int i, int n, const void *list, const char *what) {
    if (K_RARE(i >= 0 || i + n < 0)) k_outside(list, what, i, n);
    return i + n;
}
static inline int k_index(int i, int n, const void *list) {
    return K_RARE((unsigned)i >= (unsigned)n) ? k_behind(i, n, list, "") : i;
}
/* The same for one that cannot be negative. */
static inline int k_inside(int i, int n, const void *list) {
    if (K_RARE((unsigned)i >= (unsigned)n)) k_outside(list, "", i, n);
    return i;
}
static inline int k_from_end(int back, int n, const void *list) {
    if (K_RARE(back > n)) k_outside(list, "", -back, n);
    return n - back;
}
static inline int k_seat(int i, int n) {
    return K_RARE((unsigned)i >= (unsigned)n) ? k_behind(i, n, NULL, "a list for each seat") : i;
}
static inline int k_one_seat(int i, int n) {
    if (K_RARE((unsigned)i >= (unsigned)n)) k_outside(NULL, "a list for each seat", i, n);
    return i;
}
static inline int k_row(int i, int n) {
    return K_RARE((unsigned)i >= (unsigned)n) ? k_behind(i, n, NULL, "a constant table") : i;
}
/* A table of rows of different lengths is as wide as the longest: no end to count from. */
static inline int k_ragged(int i, int n) {
    if (K_RARE((unsigned)i >= (unsigned)n)) k_outside(NULL, "a constant table", i, n);
    return i;
}

/* An int of a constant table, none of which lies outside these: what is checked next need not be where
 * that is known. */
static inline int k_within(int x, int low, int high) {
    if (x < low || x > high) __builtin_unreachable();
    return x;
}

K_COLD static void k_unfit(int64_t value, const char *what) {
    k_fail("%lld does not fit into %s", (long long)value, what);
}
static inline int8_t k_fit_8(int x) {
    if (K_RARE(x != (int8_t)x)) k_unfit(x, "-128..127");
    return (int8_t)x;
}
static inline uint8_t k_fit_u8(int x) {
    if (K_RARE(x != (uint8_t)x)) k_unfit(x, "0..255");
    return (uint8_t)x;
}
static inline int16_t k_fit_16(int x) {
    if (K_RARE(x != (int16_t)x)) k_unfit(x, "-32768..32767");
    return (int16_t)x;
}
#define K_FIT_8(x) k_fit_8(x)
#define K_FIT_u8(x) k_fit_u8(x)
#define K_FIT_16(x) k_fit_16(x)
#define K_FIT_32(x) (x)

/* Ints are 32 bits wide and wrap; the debug build says where one does not fit. */
#ifdef K_DEBUG
static int k_fits(int64_t x) {
    if (x < -INT32_MAX || x > INT32_MAX) k_unfit(x, "32 bits");
    return (int)x;
}
#define K_ADD(a, b) k_fits((int64_t)(a) + (b))
#define K_SUB(a, b) k_fits((int64_t)(a) - (b))
#define K_MUL(a, b) k_fits((int64_t)(a) * (b))
#define K_SHL(a, by) k_fits((int64_t)(a) * ((int64_t)1 << (by)))
#else
#define k_fits(x) ((int)(x))
#define K_ADD(a, b) ((int)((unsigned)(a) + (unsigned)(b)))
#define K_SUB(a, b) ((int)((unsigned)(a) - (unsigned)(b)))
#define K_MUL(a, b) ((int)((unsigned)(a) * (unsigned)(b)))
#define K_SHL(a, by) ((int)((unsigned)(a) << (by)))
#endif

static inline int k_shl(int a, int by) {
    if (K_RARE((unsigned)by > 31)) {
        if (by < 0) k_fail("negative shift count");
        if (a) k_fail("%d << %d does not fit into 32 bits", a, by);
        return 0;
    }
    return K_SHL(a, by);
}
static inline int k_shr(int a, int by) {
    if (K_RARE(by < 0)) k_fail("negative shift count");
    return a >> (by > 31 ? 31 : by);
}
static inline int k_abs(int a) { return a < 0 ? K_SUB(0, a) : a; }

static inline int k_wrap(int i, int n) { return i < 0 ? i + n : i; }

static inline int k_div(int a, int b) {
    if (b == 0) k_fail("division by zero");
    if (b == -1) return K_SUB(0, a);
    int q = a / b;
    return q - (a % b != 0 && (a < 0) != (b < 0));
}

static inline int k_mod(int a, int b) {
    if (b == 0) k_fail("division by zero");
    if (b == -1) return 0;
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
        int n = l->n;                                                                              \
        if (K_RARE(n >= l->cap)) k_full(l, n + 1, l->cap);                                         \
        l->v[n] = K_FIT_##W(x);                                                                    \
        l->n = (int16_t)(n + 1);                                                                   \
    }                                                                                              \
    static inline void k_repeat_##W(L##W *l, int x, int many) {                                    \
        int room = l->cap - l->n;                                                                  \
        if (many > room) k_full(l, l->cap + 1, l->cap);                                            \
        for (int i = 0; i < many; i++) l->v[l->n + i] = K_FIT_##W(x);                              \
        if (many > 0) l->n += many;                                                                \
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
        int64_t sum = 0;                                                                           \
        for (int i = 0; i < l->n; i++) sum += l->v[i];                                             \
        return k_fits(sum);                                                                                \
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

/* A row of a constant table, which is written with room for four ints at least: most rows are no
 * longer, and four are copied sooner than it is found out how many there are. */
static inline void k_extend_by_row(L32 *d, const L32 *s) {
    int n = d->n, many = s->n;
    if (K_RARE(many > 4 || n + 4 > d->cap)) {
        k_extend_32_32(d, s);
        return;
    }
    memcpy(d->v + n, s->v, 4 * sizeof *s->v);
    d->n = (int16_t)(n + many);
}

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

/* The same of a list whose length never changes. */
#define K_OWN(N)                                                                                   \
    struct {                                                                                       \
        int16_t n, cap;                                                                            \
        int32_t v[N > 0 ? N : 1];                                                                  \
    }
#define K_START(LIST) (LIST.n = 0, LIST.cap = sizeof LIST.v / sizeof *LIST.v)

/* -- lists that are made once of a constant list ------------------------------------------------ */

/* Constant lists are kept once for each content as long as the process lives, so that the place of
 * one says which it is. */
typedef struct Made {
    const void *of;
    struct Made *next;
    Own list;
} Made;

/* The last of each row: of no list. */
static Made k_unmade;

/* The list that was made of a constant one, if it was. */
static const L32 *k_kept_of(Made **first, const void *of) {
    for (const Made *at = __atomic_load_n(first, __ATOMIC_ACQUIRE); at->of; at = at->next)
        if (at->of == of) return (const L32 *)&at->list;
    return NULL;
}

/* Keeps what was made of a constant list.  Two threads may make it at once: both lists are right. */
static const L32 *k_keep(Made **first, const void *of, const Own *list) {
    Made *new = malloc(sizeof *new);
    if (!new) k_fail("no memory");
    new->of = of;
    new->list = *list;
    new->next = __atomic_load_n(first, __ATOMIC_ACQUIRE);
    while (!__atomic_compare_exchange_n(first, &new->next, new, 0, __ATOMIC_RELEASE, __ATOMIC_ACQUIRE)) {}
    return (const L32 *)&new->list;
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
