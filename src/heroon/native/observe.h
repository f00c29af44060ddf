/* What a seat observes: see `features.py`.  A number is told in 16 bits.
 *
 * What a game gives is below this file: k_observe, written from its table of fields.
 */

enum { K_TOP = 32767, K_HIDDEN = 1 };

typedef int8_t K_Bytes __attribute__((vector_size(8)));
typedef uint8_t K_Uns __attribute__((vector_size(8)));
typedef int16_t K_Shorts __attribute__((vector_size(16)));

static inline int16_t k_short(int x) { return (int16_t)(x > K_TOP ? K_TOP : x < -K_TOP ? -K_TOP : x); }

/* Bytes and shorts of a list as shorts, eight at a time where there are as many. */
static inline void k_widen_8(const int8_t *v, int many, int16_t *o) {
    int i = 0;
    for (K_Bytes some; i + 8 <= many; i += 8) {
        memcpy(&some, v + i, 8);
        K_Shorts wide = __builtin_convertvector(some, K_Shorts);
        memcpy(o + i, &wide, 16);
    }
    for (; i < many; i++) o[i] = v[i];
}

static inline void k_widen_u8(const uint8_t *v, int many, int16_t *o) {
    int i = 0;
    for (K_Uns some; i + 8 <= many; i += 8) {
        memcpy(&some, v + i, 8);
        K_Shorts wide = __builtin_convertvector(some, K_Shorts);
        memcpy(o + i, &wide, 16);
    }
    for (; i < many; i++) o[i] = v[i];
}

static inline void k_widen_16(const int16_t *v, int many, int16_t *o) {
    memcpy(o, v, sizeof *o * (size_t)many);
}

static inline void k_widen_32(const int32_t *v, int many, int16_t *o) {
    for (int i = 0; i < many; i++) o[i] = k_short(v[i]);
}

/* Whether a seat knows the card of a slot: by the masks of its place, or all of them alike. */
static inline int k_sees(const Lu8 *known, int i, int seat, int all) {
    return known ? known->v[i] >> seat & 1 : all;
}

/* Tells in which place a card lies: `w` has a slot for each kind, `again` the slot of a second card. */
static inline void k_tell_place(int16_t *w, const uint8_t *again, int card, int place) {
    int16_t *slot = w + card - 1;
    if (K_RARE(*slot)) slot = w + again[card];
    *slot = (int16_t)place;
}

#define K_OBSERVE(W, LIST)                                                                         \
    static inline int16_t *k_tell_fixed_##W(const LIST *l, int many, int16_t *o) {                 \
        k_widen_##W(l->v, many, o);                                                                \
        return o + many;                                                                           \
    }                                                                                              \
    static inline int16_t *k_tell_row_##W(const LIST *l, int cap, int16_t *o) {                    \
        *o++ = l->n;                                                                               \
        k_widen_##W(l->v, l->n, o);                                                                \
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
    }                                                                                              \
    static inline int16_t *k_put_cells_##W(                                                        \
        const LIST *l, int many, const Lu8 *known, int seat, int all, int place, int16_t *w,       \
        const uint8_t *again, int16_t *o)                                                          \
    {                                                                                              \
        int16_t none = 0;                                                                          \
        for (int i = 0; i < many; i++) {                                                           \
            int card = l->v[i];                                                                    \
            int seen = (card > 0) & k_sees(known, i, seat, all);                                    \
            int16_t *slot = seen ? w + card - 1 : &none; /* no branch: nobody can foresee it */     \
            if (K_RARE(seen & (*slot != 0))) slot = w + again[card];                               \
            *slot = (int16_t)place;                                                                \
            card = (card > 0) & !seen ? 0 : card;                                                  \
            o[i] = (int16_t)(card + 1);                                                            \
        }                                                                                          \
        return o + many;                                                                           \
    }                                                                                              \
    static inline int16_t *k_put_pile_##W(                                                         \
        const LIST *l, const Lu8 *known, int seat, int all, int veiled, int tops, int place,       \
        int16_t *w, const uint8_t *again, int16_t *o)                                              \
    {                                                                                              \
        enum { PER = 8 / sizeof l->v[0] };                                                         \
        int n = l->n, hidden = 0;                                                                  \
        int16_t *top = o + veiled;                                                                 \
        for (int i = 0; i < n; i++) {                                                              \
            uint64_t some;                                                                         \
            int card = l->v[i];                                                                    \
            if (card && k_sees(known, i, seat, all)) {                                             \
                k_tell_place(w, again, card, place);                                               \
                continue;                                                                          \
            }                                                                                      \
            hidden++;                                                                              \
            if (card || i + PER > n || (memcpy(&some, &l->v[i], 8), some)) continue;               \
            hidden += PER - 1; /* many not known one after the other */                            \
            i += PER - 1;                                                                          \
        }                                                                                          \
        if (veiled) o[0] = (int16_t)hidden;                                                        \
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
