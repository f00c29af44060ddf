/* What a seat observes: see `features.py`.  A number is told in a byte, a wide one in two of them, the
 * lower one first.
 *
 * What a game gives is below this file: k_observe, written from its table of fields.
 */

enum { K_TOP = 255, K_WIDE_TOP = 65535, K_HIDDEN = 1 };

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

/* Writes eight bytes, the first from the lowest bits. */
static inline void k_tell_eight(uint64_t x, uint8_t *o) {
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    x = __builtin_bswap64(x);
#endif
    memcpy(o, &x, 8);
}

/* A number from 0 up: one that has a byte is never more than that. */
static inline uint8_t *k_tell_one(int x, int wide, uint8_t *o) {
    if (wide) {
        x = x > K_WIDE_TOP ? K_WIDE_TOP : x;
        o[1] = (uint8_t)(x >> 8);
    }
    o[0] = (uint8_t)x;
    return o + 1 + wide;
}

/* One card more; a set may have more cards than a byte can count. */
static inline void k_more(uint8_t *many) { *many += *many < K_TOP; }

/* Whether a seat knows the card of a slot: by the masks of its place, or all of them alike. */
static inline int k_sees(const Lu8 *known, int i, int seat, int all) {
    return known ? known->v[i] >> seat & 1 : all;
}

#define K_OBSERVE(W, LIST)                                                                         \
    static inline uint8_t *k_tell_fixed_##W(const LIST *l, int many, int least, int wide,          \
                                            uint8_t *o) {                                          \
        if (sizeof *l->v == 1 && !least && !wide) {                                                \
            memcpy(o, l->v, (size_t)many);                                                         \
            return o + many;                                                                       \
        }                                                                                          \
        for (int i = 0; i < many; i++) o = k_tell_one(l->v[i] - least, wide, o);                   \
        return o;                                                                                  \
    }                                                                                              \
    static inline uint8_t *k_tell_row_##W(const LIST *l, int cap, int least, int wide,             \
                                          uint8_t *o) {                                            \
        uint8_t *end = o + (cap + 1) * (1 + wide);                                                 \
        o = k_tell_one(l->n, wide, o);                                                             \
        if (sizeof *l->v == 1 && !least && !wide) {                                                \
            int i = 0;                                                                             \
            for (; i < l->n && i + 8 <= cap; i += 8) k_tell_eight(k_eight(l->v, i, l->n), o + i);  \
            for (; i < l->n; i++) o[i] = (uint8_t)l->v[i];                                         \
        } else {                                                                                   \
            for (int i = 0; i < l->n; i++) o = k_tell_one(l->v[i] - least, wide, o);               \
        }                                                                                          \
        return end;                                                                                \
    }                                                                                              \
    static inline void k_tell_pool_##W(const LIST *l, uint8_t *unseen) {                           \
        for (int i = 0; i < l->n; i++) k_more(unseen + l->v[i] - 1);                               \
    }                                                                                              \
    static inline uint8_t *k_tell_cells_##W(const LIST *l, int many, const Lu8 *known, int seat,   \
                                            int all, uint8_t *unseen, int wide, uint8_t *o) {      \
        for (int i = 0; i < many; i++) {                                                           \
            int card = l->v[i];                                                                    \
            if (card > 0 && !k_sees(known, i, seat, all)) {                                        \
                k_more(unseen + card - 1);                                                         \
                card = 0;                                                                          \
            }                                                                                      \
            o = k_tell_one(card + 1, wide, o);                                                     \
        }                                                                                          \
        return o;                                                                                  \
    }                                                                                              \
    static inline uint8_t *k_tell_pile_##W(const LIST *l, const Lu8 *known, int seat, int all,     \
                                           int kinds, int tops, uint8_t *unseen, int wide,         \
                                           uint8_t *o) {                                           \
        int n = l->n, hidden = 0;                                                                  \
        uint8_t *top = o + kinds;                                                                  \
        for (int i = 0; i < n; i++) {                                                              \
            int card = l->v[i];                                                                    \
            if (card == 0) {                                                                       \
                hidden++;                                                                          \
            } else if (!k_sees(known, i, seat, all)) {                                             \
                hidden++;                                                                          \
                k_more(unseen + card - 1);                                                         \
            } else if (kinds) {                                                                    \
                k_more(o + card);                                                                  \
            }                                                                                      \
        }                                                                                          \
        if (kinds) o[0] = (uint8_t)(hidden > K_TOP ? K_TOP : hidden);                              \
        for (int i = 0; i < tops && i < n; i++) {                                                  \
            int card = l->v[n - 1 - i], told = card && k_sees(known, n - 1 - i, seat, all);        \
            k_tell_one(told ? card + 1 : K_HIDDEN, wide, top + i * (1 + wide));                    \
        }                                                                                          \
        return top + tops * (1 + wide);                                                            \
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

static inline uint8_t *k_put_cells(const L8 *l, int many, const Lu8 *known, int seat, int all,
                                   int place, uint8_t *at, const uint8_t *again,
                                   const uint64_t *twice, uint8_t *o) {
    for (int i = 0; i + 8 <= many; i += 8) {
        uint64_t x = k_eight(l->v, i, many), none = x >> 7 & K_ONES;
        uint64_t seen = k_seen(x & ~(none * 255), known, i, seat, all);
        k_put_eight(seen, place, at, again, twice);
        k_tell_eight(seen + (none ^ K_ONES), o + i); /* a card plus 1, 1 if not known, 0 if none */
    }
    for (int i = many & ~7; i < many; i++) {
        int card = l->v[i] > 0 && k_sees(known, i, seat, all) ? l->v[i] : 0;
        k_put_one(card, place, at, again);
        o[i] = (uint8_t)(card + (l->v[i] >= 0));
    }
    return o + many;
}

static inline uint8_t *k_put_pile(const L8 *l, int cap, const Lu8 *known, int seat, int all,
                                  int veiled, int tops, int place, uint8_t *at,
                                  const uint8_t *again, const uint64_t *twice, uint8_t *o) {
    int n = l->n, hidden = n;
    uint8_t *top = o + veiled;
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
    if (veiled) o[0] = (uint8_t)hidden;
    for (int i = 0; i < tops && i < n; i++) {
        int card = k_sees(known, n - 1 - i, seat, all) ? l->v[n - 1 - i] : 0;
        top[i] = (uint8_t)(card + K_HIDDEN);
    }
    return top + tops;
}
