/* What a seat observes: see `features.py`.  A number is told in 16 bits.
 *
 * What a game gives is below this file: k_observe, written from its table of fields.
 */

enum { K_TOP = 32767, K_HIDDEN = 1 };

typedef int8_t K_Bytes __attribute__((vector_size(8)));
typedef uint8_t K_Uns __attribute__((vector_size(8)));
typedef int16_t K_Shorts __attribute__((vector_size(16)));

static inline int16_t k_short(int x) { return (int16_t)(x > K_TOP ? K_TOP : x < -K_TOP ? -K_TOP : x); }

/* The bytes of a list from the i-th up to the n-th, at most eight, the first in the lowest bits.  Eight
 * are read in any case: behind a list there is always more of the position. */
static inline uint64_t k_eight(const void *list, int i, int n) {
    uint64_t x;
    memcpy(&x, (const char *)list + i, 8);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    x = __builtin_bswap64(x);
#endif
    return i + 8 <= n ? x : x & (((uint64_t)1 << 8 * (n - i)) - 1);
}

/* Bytes of T as shorts, by vectors V of eight: eight of them; the bytes of a list; those of a list that
 * may hold `cap`, and up to seven zeros behind them. */
#define K_WIDEN(W, T, V)                                                                           \
    static inline void k_widen_eight_##W(uint64_t x, int16_t *o) {                                 \
        V some;                                                                                    \
        if (__BYTE_ORDER__ == __ORDER_BIG_ENDIAN__) x = __builtin_bswap64(x);                      \
        memcpy(&some, &x, 8);                                                                      \
        K_Shorts wide = __builtin_convertvector(some, K_Shorts);                                   \
        memcpy(o, &wide, 16);                                                                      \
    }                                                                                              \
    static inline void k_widen_##W(const T *v, int many, int16_t *o) {                             \
        int i = 0;                                                                                 \
        for (; i + 8 <= many; i += 8) k_widen_eight_##W(k_eight(v, i, many), o + i);               \
        for (; i < many; i++) o[i] = v[i];                                                         \
    }                                                                                              \
    static inline void k_widen_row_##W(const T *v, int n, int cap, int16_t *o) {                   \
        int i = 0;                                                                                 \
        for (; i < n && i + 8 <= cap; i += 8) k_widen_eight_##W(k_eight(v, i, n), o + i);          \
        for (; i < n; i++) o[i] = v[i];                                                            \
    }

K_WIDEN(8, int8_t, K_Bytes)
K_WIDEN(u8, uint8_t, K_Uns)

static inline void k_widen_16(const int16_t *v, int many, int16_t *o) {
    memcpy(o, v, sizeof *o * (size_t)many);
}

static inline void k_widen_32(const int32_t *v, int many, int16_t *o) {
    for (int i = 0; i < many; i++) o[i] = k_short(v[i]);
}

static inline void k_widen_row_16(const int16_t *v, int n, int cap, int16_t *o) { k_widen_16(v, n, o); }
static inline void k_widen_row_32(const int32_t *v, int n, int cap, int16_t *o) { k_widen_32(v, n, o); }

/* Whether a seat knows the card of a slot: by the masks of its place, or all of them alike. */
static inline int k_sees(const Lu8 *known, int i, int seat, int all) {
    return known ? known->v[i] >> seat & 1 : all;
}

#define K_OBSERVE(W, LIST)                                                                         \
    static inline int16_t *k_tell_fixed_##W(const LIST *l, int many, int16_t *o) {                 \
        k_widen_##W(l->v, many, o);                                                                \
        return o + many;                                                                           \
    }                                                                                              \
    static inline int16_t *k_tell_row_##W(const LIST *l, int cap, int16_t *o) {                    \
        *o++ = l->n;                                                                               \
        k_widen_row_##W(l->v, l->n, cap, o);                                                       \
        return o + cap;                                                                            \
    }                                                                                              \
    static inline void k_tell_pool_##W(const LIST *l, int16_t *unseen) {                           \
        for (int i = 0; i < l->n; i++) unseen[l->v[i] - 1]++;                                      \
    }                                                                                              \
    static inline int16_t *k_tell_cells_##W(                                                       \
        const LIST *l, int many, const Lu8 *known, int seat, int all, int16_t *unseen, int16_t *o) \
    {                                                                                              \
        for (int i = 0; i < many; i++) {                                                           \
            int card = l->v[i];                                                                    \
            if (card > 0 && !k_sees(known, i, seat, all)) {                                        \
                unseen[card - 1]++;                                                                \
                card = 0;                                                                          \
            }                                                                                      \
            o[i] = (int16_t)(card + 1);                                                            \
        }                                                                                          \
        return o + many;                                                                           \
    }                                                                                              \
    static inline int16_t *k_tell_pile_##W(const LIST *l, const Lu8 *known, int seat, int all,     \
                                           int kinds, int tops, int16_t *unseen, int16_t *o) {     \
        int n = l->n, hidden = 0;                                                                  \
        int16_t *top = o + kinds;                                                                  \
        for (int i = 0; i < n; i++) {                                                              \
            int card = l->v[i];                                                                    \
            if (card == 0) {                                                                       \
                hidden++;                                                                          \
            } else if (!k_sees(known, i, seat, all)) {                                             \
                hidden++;                                                                          \
                unseen[card - 1]++;                                                                \
            } else if (kinds) {                                                                    \
                o[card]++;                                                                         \
            }                                                                                      \
        }                                                                                          \
        if (kinds) o[0] = (int16_t)hidden;                                                         \
        for (int i = 0; i < tops && i < n; i++) {                                                  \
            int card = l->v[n - 1 - i];                                                            \
            top[i] = (int16_t)(card && k_sees(known, n - 1 - i, seat, all) ? card + 1 : K_HIDDEN); \
        }                                                                                          \
        return top + tops;                                                                         \
    }

K_OBSERVE(8, L8)
K_OBSERVE(u8, Lu8)
K_OBSERVE(16, L16)
K_OBSERVE(32, L32)

/* Of some sets it is told in which place each card lies: in `at`, from 1 up, a slot for each kind,
 * then those of second cards, by `again`.  What no seat can foresee is done without a branch, eight
 * cards at once: slot 0 takes what is not told.  `twice` has the kinds that are there twice, eight
 * times in a row each, and a 0. */
#define K_ONES 0x0101010101010101ULL
#define K_TOPS 0x8080808080808080ULL

static inline void k_put_one(int card, int place, uint8_t *at, const uint8_t *again) {
    at[card && at[card] ? again[card] : card] = (uint8_t)place;
}

/* Tells where eight cards lie (0: none). */
static inline void k_put_eight(uint64_t cards, int place, uint8_t *at, const uint8_t *again,
                               const uint64_t *twice) {
    uint64_t found = 0;
    for (; *twice; twice++) found |= ((cards ^ *twice) - K_ONES) & ~(cards ^ *twice) & K_TOPS;
    if (K_RARE(found))
        for (int j = 0; j < 64; j += 8) k_put_one(cards >> j & 255, place, at, again);
    else
        for (int j = 0; j < 64; j += 8) at[cards >> j & 255] = (uint8_t)place;
}

/* The bytes of eight cards that a seat sees; what it does not see is 0, like what is no card. */
static inline uint64_t k_seen(uint64_t cards, const Lu8 *known, int i, int seat, int all) {
    uint64_t told = known ? k_eight(known->v, i, i + 8) >> seat & K_ONES : 0;
    return known ? told ? cards & told * 255 : 0 : all ? cards : 0;
}

static inline int16_t *k_put_cells(const L8 *l, int many, const Lu8 *known, int seat, int all,
                                   int place, uint8_t *at, const uint8_t *again,
                                   const uint64_t *twice, int16_t *o) {
    for (int i = 0; i + 8 <= many; i += 8) {
        uint64_t x = k_eight(l->v, i, many), none = x >> 7 & K_ONES;
        uint64_t seen = k_seen(x & ~(none * 255), known, i, seat, all);
        k_put_eight(seen, place, at, again, twice);
        k_widen_eight_u8(seen + (none ^ K_ONES), o + i); /* a card plus 1, 1 if not known, 0 if none */
    }
    for (int i = many & ~7; i < many; i++) {
        int card = l->v[i] > 0 && k_sees(known, i, seat, all) ? l->v[i] : 0;
        k_put_one(card, place, at, again);
        o[i] = (int16_t)(card + (l->v[i] >= 0));
    }
    return o + many;
}

static inline int16_t *k_put_pile(const L8 *l, int cap, const Lu8 *known, int seat, int all,
                                  int veiled, int tops, int place, uint8_t *at,
                                  const uint8_t *again, const uint64_t *twice, int16_t *o) {
    int n = l->n, hidden = n;
    int16_t *top = o + veiled;
    if (cap < 8) {
        for (int i = 0; i < n; i++) {
            int card = k_sees(known, i, seat, all) ? l->v[i] : 0;
            hidden -= card > 0;
            k_put_one(card, place, at, again);
        }
    } else {
        for (int i = 0; i < n; i += 8) {
            uint64_t eight = k_eight(l->v, i, i + 8), seen;
            if (!eight || !(seen = k_seen(k_eight(l->v, i, n), known, i, seat, all))) continue;
            hidden -= (int)(((seen + 127 * K_ONES & K_TOPS) >> 7) * K_ONES >> 56);
            k_put_eight(seen, place, at, again, twice);
        }
    }
    if (veiled) o[0] = (int16_t)hidden;
    for (int i = 0; i < tops && i < n; i++) {
        int card = k_sees(known, n - 1 - i, seat, all) ? l->v[n - 1 - i] : 0;
        top[i] = (int16_t)(card + K_HIDDEN);
    }
    return top + tops;
}
