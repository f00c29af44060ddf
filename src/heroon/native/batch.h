/* Many games in one object: what an agent answers is said in each, and they go on until an agent is
 * asked again.  Arrays of the caller take what is observed, without a copy.  Pure C.
 *
 * Nature, seats that are no agents and answers with no choice are settled here; a game that ends
 * begins anew.  Each game has a generator of its own, so that results do not depend on who runs it.
 */

enum { K_RANDOM, K_POLICY }; /* how a seat that is no agent answers */
enum { K_GOES_ON, K_FINISHED, K_BOUND_MET, K_REFUSED };

/* Of one game: its generator, the choices since it began, who has waited, who is to act. */
typedef struct {
    uint64_t x;
    int32_t choices;
    int16_t waited, actor;
} Player;

/* So many games in a row end before an agent is asked: then all would, and nobody would be asked ever. */
enum { K_UNASKED = 1000 };
enum { K_BROKEN = -1, K_NOBODY = -2 }; /* why a step fails */

/* The bytes that the processor fetches at once, and the most of such lines that a step asks for. */
enum { K_LINE = 64, K_LINES = 64 };

/* The arrays of the caller. */
enum { K_OBS, K_MASKS, K_ACTORS, K_ENDS, K_RESULTS, K_REASONS, K_REWARDS, K_LAST, K_ARRAYS };

typedef struct {
    int32_t many, seats, agents, others;
    int64_t bound;
    double goal; /* what a result is divided by, where all play together */
    int8_t team[8]; /* of each seat, from 0 up */
    int32_t teams;
    int32_t lasts; /* whose last observations are shown: 1: those of who was asked last; else of all seats */
    const G *start;
    char *games; /* G, G, …, each from a line of memory on */
    int32_t lines, line[K_LINES]; /* of a position, where its lines begin that a step needs */
    Player *player;
    void *array[K_ARRAYS];
} Batch;

/* One step of one game. */
typedef struct {
    Run run; /* first: k_run is the turn */
    Batch *batch;
    Player *player;
    int said; /* -1: nothing yet */
    int met; /* the bound */
} Turn;

/* The bytes of a mask, and the features: known to the compiler where all tables have as many seats. */
#define K_MASK ((K_VOCABULARY + 63) / 64 * 8)
static inline size_t k_wide(const Batch *b) { return (size_t)k_observed(b->seats); }

/* Where what is observed of a game is written. */
static inline uint8_t *k_row_of(const Batch *b, int i) { return (uint8_t *)b->array[K_OBS] + k_wide(b) * (size_t)i; }

#define K_STRIDE ((sizeof(G) + K_LINE - 1) / K_LINE * K_LINE)
static inline G *k_game(const Batch *b, int i) { return (G *)(b->games + K_STRIDE * (size_t)i); }

/* Adds the lines of so many bytes of a position to those that a step needs. */
static void k_need(char *needed, size_t from, size_t bytes) {
    for (size_t j = from / K_LINE; j <= (from + bytes - 1) / K_LINE; j++) needed[j] = 1;
}

/* Adds those of a list, which is taken to hold what it has at the start, and eight ints in any case. */
static void k_need_list(char *needed, const G *g, const void *list, size_t item, int room) {
    int many = k_min(k_max(k_length(list), 8), room);
    k_need(needed, (size_t)((const char *)list - (const char *)g), offsetof(L8, v) + item * (size_t)many);
}

/* Finds the lines of a position that a step needs: most fields have much more room than they use. */
static void k_find_lines(Batch *b) {
    static const size_t items[] = {1, 1, 2, 4}; /* the bytes of an int by the width of a field */
    const G *g = b->start;
    char needed[K_STRIDE / K_LINE] = {0};
    k_need(needed, 0, offsetof(G, to) + sizeof g->to);
    for (int i = 0; i < K_FIELDS; i++) {
        const FieldInfo *f = &k_fields[i];
        if (f->shape == K_ONE || f->constant) k_need(needed, f->offset, sizeof(int32_t));
        else
            for (int owner = 0; owner < (f->shape == K_SEATS_OF ? g->nseats : 1); owner++)
                k_need_list(needed, g, k_list_at(g, f, owner), items[f->width], f->cap);
    }
    k_need_list(needed, g, &g->words, sizeof *g->words.v, K_WORDS_CAP);
    if (sizeof g->frame > sizeof g->frame.label) k_need(needed, offsetof(G, frame), sizeof g->frame < K_LINE ? sizeof g->frame : K_LINE);
    b->lines = 0;
    for (size_t j = 0; j < sizeof needed && b->lines < K_LINES; j++)
        if (needed[j]) b->line[b->lines++] = (int32_t)(j * K_LINE);
}

/* How many words of the ask a seat may say; the last of them. */
static inline int k_own_words(const G *g, int seat, int *word) {
    int many = 0;
    for (int i = 0; i < g->words.n; i++)
        if (k_may_say(seat, g->words.v[i])) {
            many++;
            *word = g->words.v[i];
        }
    return many;
}

/* The seats that have something to say; of one seat it is that seat. */
static int k_speakers(const G *g) {
    int seats = g->seats, out = 0, word;
    if (!(seats & (seats - 1))) return seats;
    for (int s = 0; s < g->nseats; s++)
        if (seats >> s & 1 && k_own_words(g, s, &word)) out |= 1 << s;
    return out;
}

/* What a seat that is no agent says. */
static int k_other_says(G *g, int seat, int how, uint64_t *x) {
    Words own;
    own.n = 0;
    own.cap = K_WORDS_CAP;
    for (int i = 0; i < g->words.n; i++)
        if (k_may_say(seat, g->words.v[i])) own.v[own.n++] = g->words.v[i];
    if (own.n == 1) return own.v[0];
    if (how == K_POLICY && K_WEIGHS) return k_best(g, seat, (L32 *)&own, x);
    return own.v[k_below(x, own.n)];
}

/* Goes on until an agent has a choice.  Leaves by `k_end`, too. */
static void k_turn(G *g, int none) {
    Turn *t = (Turn *)k_run;
    Player *p = t->player;
    const Batch *b = t->batch;
    (void)none;
    if (t->said == K_NOTHING) {
        p->waited |= (int16_t)(1 << p->actor);
    } else if (t->said > 0) {
        p->waited = 0;
        k_answer(g, t->said);
    }
    for (;;) {
        int n = g->words.n, word = g->words.v[0], own = n;
        if (K_RARE(n == 0)) k_wordless();
        if (g->seats == K_NATURE) {
            k_answer(g, n > 1 ? g->words.v[k_below(&p->x, n)] : word);
            continue;
        }
        int several = g->seats & (g->seats - 1), left = k_speakers(g) & ~p->waited;
        if (K_RARE(left == 0)) k_wordless();
        int seat = __builtin_ctz((unsigned)left), last = !(left & (left - 1));
        if (several) own = k_own_words(g, seat, &word); /* of one seat all words are its own */
        if (own > 1 || !last) {
            if (b->agents >> seat & 1) {
                if (++p->choices > b->bound) t->met = 1;
                p->actor = (int16_t)seat;
                return;
            }
            if (++p->choices > b->bound) {
                t->met = 1;
                return;
            }
            word = k_other_says(g, seat, b->others, &p->x);
        }
        p->waited = 0;
        k_answer(g, word);
    }
}

/* Asks for memory that will be needed soon: the row of the next game before the word of this one is said,
 * and the position of the game after it, half of it before the seat observes and half after it: the
 * processor fetches two dozen lines of memory at once and waits when it is asked for more.  Up to 256
 * games stay in the cache and ask for nothing.  Always inline: a compiler may leave out the call of a
 * function that only prefetches. */
#define K_ALWAYS static inline __attribute__((always_inline))
enum { K_FEW = 256, K_ROWS_AHEAD = 1, K_GAMES_AHEAD = 2 };

K_ALWAYS int k_has(const Batch *b, int i) { return b->many > K_FEW && i < b->many; }

K_ALWAYS void k_soon_row(const Batch *b, int i) {
    if (!k_has(b, i + K_ROWS_AHEAD)) return;
    const char *row = (const char *)k_row_of(b, i + K_ROWS_AHEAD);
#pragma GCC unroll 48
    for (size_t j = 0; j < k_wide(b); j += K_LINE) __builtin_prefetch(row + j, 1);
}

K_ALWAYS void k_soon_game(const Batch *b, int i, int rest) {
    if (!k_has(b, i + K_GAMES_AHEAD)) return;
    const char *g = (const char *)k_game(b, i + K_GAMES_AHEAD);
    int half = b->lines / 2;
    for (int j = rest ? half : 0; j < (rest ? b->lines : half); j++) __builtin_prefetch(g + b->line[j], 1);
}

static void k_show(Batch *b, int i, const G *g, int seat) {
    k_observe(g, seat, k_row_of(b, i));
}

/* The observations at the end of a game: of the seat asked last, or of each. */
static void k_show_last(Batch *b, int i, const G *g, int seat) {
    uint8_t *last = (uint8_t *)b->array[K_LAST] + k_wide(b) * (size_t)b->lasts * (size_t)i;
    if (b->lasts == 1) k_observe(g, seat, last);
    else
        for (int s = 0; s < b->seats; s++) k_observe(g, s, last + k_wide(b) * (size_t)s);
}

/* The bits of the words that the actor may say, and of waiting, which is the word 0: from the lowest
 * bit of a byte up, in whole numbers of 64 bits. */
static void k_masked(Batch *b, int i, const G *g, const Player *p) {
    uint8_t *mask = (uint8_t *)b->array[K_MASKS] + (size_t)K_MASK * (size_t)i;
    memset(mask, 0, K_MASK);
    int several = g->seats & (g->seats - 1), seat = p->actor;
    for (int j = 0; j < g->words.n; j++) {
        int word = g->words.v[j];
        if (!several || k_may_say(seat, word)) mask[word >> 3] |= (uint8_t)(1 << (word & 7));
    }
    if (several) {
        int left = k_speakers(g) & ~p->waited;
        if (left & (left - 1)) mask[0] |= 1;
    }
}

/* Spreads the mask of a game out: a byte for each word, 0 or 1. */
static void k_spread(const Batch *b, int i, uint8_t *out) {
    const uint8_t *mask = (const uint8_t *)b->array[K_MASKS] + (size_t)K_MASK * (size_t)i;
    for (int j = 0; j < K_VOCABULARY / 8; j++) { /* each byte stands eight times, and leaves one bit in each */
        uint64_t eight = mask[j] * UINT64_C(0x0101010101010101) & UINT64_C(0x8040201008040201);
        eight = (eight + UINT64_C(0x7f7f7f7f7f7f7f7f)) >> 7 & UINT64_C(0x0101010101010101);
        memcpy(out + j * 8, &eight, 8);
    }
    for (int w = K_VOCABULARY / 8 * 8; w < K_VOCABULARY; w++) out[w] = mask[w >> 3] >> (w & 7) & 1;
}

static int k_offered(const Batch *b, int i, int64_t word) {
    const uint8_t *mask = (const uint8_t *)b->array[K_MASKS] + (size_t)K_MASK * (size_t)i;
    return word >= 0 && word < K_VOCABULARY && mask[word >> 3] >> (word & 7) & 1;
}

static void k_anew(Batch *b, G *g, Player *p) {
    k_copy(g, b->start);
    g->keeps = 0;
    p->choices = 0;
    p->waited = 0;
}

/* The rewards of results: the share of a win, from -1 to 1, or the results divided by the goal. */
static void k_rewarded(const Batch *b, const int32_t *result, float *reward) {
    int32_t most[8], top = 0;
    int winners = 0;
    if (b->teams == 1) {
        for (int s = 0; s < b->seats; s++) reward[s] = (float)(result[s] / b->goal);
        return;
    }
    for (int t = 0; t < b->teams; t++) {
        int found = 0;
        for (int s = 0; s < b->seats; s++)
            if (b->team[s] == t && (!found++ || result[s] > most[t])) most[t] = result[s];
        winners = !t || most[t] > top ? 1 : winners + (most[t] == top);
        top = !t || most[t] > top ? most[t] : top;
    }
    for (int s = 0; s < b->seats; s++)
        reward[s] = most[b->team[s]] == top ? (float)(2.0 * (1.0 / winners) - 1.0) : -1.0f;
}

static inline float *k_rewards(const Batch *b, int i) {
    return (float *)b->array[K_REWARDS] + (size_t)b->seats * (size_t)i;
}

static inline int32_t *k_results(const Batch *b, int i) {
    return (int32_t *)b->array[K_RESULTS] + (size_t)b->seats * (size_t)i;
}

/* Notes how a game ended. */
static void k_ended(Batch *b, int i, const G *g, int how) {
    int32_t *result = k_results(b, i);
    ((uint8_t *)b->array[K_ENDS])[i] = (uint8_t)how;
    ((int32_t *)b->array[K_REASONS])[i] = how == K_FINISHED ? g->reason : 0;
    for (int s = 0; s < b->seats; s++) result[s] = how == K_FINISHED && s < g->result.n ? g->result.v[s] : 0;
    if (how == K_FINISHED) k_rewarded(b, result, k_rewards(b, i));
    else memset(k_rewards(b, i), 0, sizeof(float) * (size_t)b->seats);
}

/* Nothing has ended in this step. */
static void k_unended(Batch *b, int i) {
    ((uint8_t *)b->array[K_ENDS])[i] = K_GOES_ON;
    ((int32_t *)b->array[K_REASONS])[i] = 0;
    memset(k_rewards(b, i), 0, sizeof(float) * (size_t)b->seats);
    memset(k_results(b, i), 0, sizeof(int32_t) * (size_t)b->seats);
}

/* Says a word in one game (-1: none) and shows what comes of it; K_BROKEN when the rules fail, and
 * K_NOBODY where no agent is asked, however often games begin.  A word that is not offered ends the
 * game.  What is told is the end of the game in which the word was said: one
 * that ends before an agent is asked gives way to the next without a word. */
static int k_one(Batch *b, Turn *t, int i, int said) {
    G *g = k_game(b, i);
    Player *p = t->player = &b->player[i];
    int ended = 0;
    t->batch = b;
    t->said = said;
    k_unended(b, i);
    k_soon_row(b, i);
    if (said != -1 && !k_offered(b, i, said)) {
        k_show_last(b, i, g, p->actor);
        k_ended(b, i, g, K_REFUSED);
        ((int32_t *)b->array[K_REASONS])[i] = p->actor;
        k_rewards(b, i)[p->actor] = -1.0f;
        k_anew(b, g, p);
        t->said = -1;
        ended++;
    }
    for (;;) {
        t->met = 0;
        int how = k_guard(g, &t->run, k_turn, 0);
        if (how == K_FAILED) return K_BROKEN;
        if (!how && !t->met) break;
        if (K_RARE(ended > K_UNASKED)) return K_NOBODY;
        if (!ended++ && said != -1) {
            k_show_last(b, i, g, p->actor);
            k_ended(b, i, g, how ? K_FINISHED : K_BOUND_MET);
        }
        k_anew(b, g, p);
        t->said = -1;
    }
    ((int8_t *)b->array[K_ACTORS])[i] = (int8_t)p->actor;
    k_soon_game(b, i, 0);
    k_show(b, i, g, p->actor);
    k_soon_game(b, i, 1);
    k_masked(b, i, g, p);
    return 0;
}

/* An offered word at random: each game has a generator of its own for it. */
static int k_drawn(const Batch *b, int i, uint64_t seed) {
    const char *mask = (const char *)b->array[K_MASKS] + (size_t)K_MASK * (size_t)i;
    uint64_t x = k_seed(seed + (uint64_t)i), bits;
    int32_t word[K_WORDS_CAP + 1];
    int many = 0;
    for (int j = 0; j < K_MASK; j += 8)
        for (memcpy(&bits, mask + j, 8); bits && many <= K_WORDS_CAP; bits &= bits - 1)
            word[many++] = j * 8 + __builtin_ctzll(bits);
    return word[many > 1 ? k_below(&x, many) : 0];
}
