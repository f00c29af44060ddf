/* What a seat observes: see `features.py`.  A number is told in 16 bits.
 *
 * What a game gives is below this file: k_observe, written from its table of fields.
 */

enum { K_TOP = 32767, K_HIDDEN = 1 };

static inline int16_t k_short(int x) { return (int16_t)(x > K_TOP ? K_TOP : x < -K_TOP ? -K_TOP : x); }

/* Whether a seat knows the card of a slot: by the masks of its place, or all of them alike. */
static inline int k_sees(const Lu8 *known, int i, int seat, int all) {
    return known ? known->v[i] >> seat & 1 : all;
}

#define K_OBSERVE(W, LIST)                                                                         \
    static inline int16_t *k_tell_fixed_##W(const LIST *l, int many, int16_t *o) {                 \
        for (int i = 0; i < many; i++) o[i] = k_short(l->v[i]);                                    \
        return o + many;                                                                           \
    }                                                                                              \
    static inline int16_t *k_tell_row_##W(const LIST *l, int cap, int16_t *o) {                    \
        *o++ = l->n;                                                                               \
        for (int i = 0; i < l->n; i++) o[i] = k_short(l->v[i]);                                    \
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
