/* Play by the policy of a game: each choice takes the word with the highest weight.
 *
 * What a game gives is above this file: k_weights, k_standing, k_standings, k_chapter, k_worth_of
 * and k_turn_of, where K_WEIGHS, K_STANDS, K_STANDS_ALL, K_PLANS and K_VALUES say that its heuristics have them.
 */

#ifdef K_DEBUG
/* What only looks has left the position as it was. */
static void k_unchanged(const G *before, const G *g, const char *who) {
    for (int i = 0; i < K_FIELDS; i++) {
        const FieldInfo *f = &k_fields[i];
        if (f->shape == K_ONE) {
            if (*(const int32_t *)((const char *)before + f->offset) != *(const int32_t *)((const char *)g + f->offset))
                k_fail("%s leaves field %s changed", who, f->name);
            continue;
        }
        for (int owner = 0; owner < (f->shape == K_SEATS_OF ? g->nseats : 1); owner++) {
            const void *was = k_list_at(before, f, owner), *is = k_list_at(g, f, owner);
            int same = k_length(was) == k_length(is);
            for (int j = 0; same && j < k_length(is); j++) same = k_item(was, f->width, j) == k_item(is, f->width, j);
            if (!same) k_fail("%s leaves field %s.%d changed", who, f->name, owner);
        }
    }
    int same = before->seats == g->seats && before->prompt == g->prompt && before->words.n == g->words.n;
    for (int i = 0; same && i < g->words.n; i++) same = before->words.v[i] == g->words.v[i];
    if (!same) k_fail("%s leaves the ask changed", who);
}
#define K_BEFORE G before; k_copy(&before, g)
#define K_AFTER(who) k_unchanged(&before, g, who)
#else
#define K_BEFORE
#define K_AFTER(who) ((void)0)
#endif

/* One weight for each word. */
static void k_weigh(G *g, int seat, L32 *words, L32 *weights) {
    K_BEFORE;
    k_weights(g, seat, g->prompt, words, weights);
    K_AFTER("weights");
    if (weights->n != words->n) k_fail("weights: %d of them for %d words", weights->n, words->n);
}

static int k_stands(G *g, int seat) {
    K_BEFORE;
    int standing = k_standing(g, seat);
    K_AFTER("standing");
    return standing;
}

/* What the position is worth to each seat. */
static void k_all_stand(G *g, L32 *stands) {
    if (K_STANDS_ALL) {
        K_BEFORE;
        k_standings(g, stands);
        K_AFTER("standings");
        if (stands->n != g->nseats) k_fail("standings: %d of them for %d seats", stands->n, g->nseats);
        return;
    }
    stands->n = g->nseats;
    for (int seat = 0; seat < g->nseats; seat++) stands->v[seat] = k_stands(g, seat);
}

static int k_valued(G *g) {
    K_BEFORE;
    int worth = k_worth_of(g);
    K_AFTER("worth_of");
    return worth;
}

/* The first of the seats that are asked: it answers for all. */
static inline int k_mover(const G *g) { return __builtin_ctz((unsigned)g->seats); }

/* `ai.weighed.best`: the word with the highest weight; of several one draw says which. */
static int k_best(G *g, int seat, L32 *words, uint64_t *x) {
    Own own;
    L32 *weights = k_own(&own);
    k_weigh(g, seat, words, weights);
    int top = k_most_32(weights), many = k_count_32(weights, top), at = 0;
    int left = many > 1 ? k_below(x, many) : 0;
    while (weights->v[at] != top || left-- > 0) at++;
    return words->v[at];
}

/* What the policy says; of so many choices as `every` says one is random, none of 0. */
static inline int k_said(G *g, uint64_t *x, int every) {
    L32 *words = (L32 *)&g->words;
    if (every && k_below(x, every) == 0) return words->v[k_below(x, words->n)];
    return k_best(g, k_mover(g), words, x);
}

typedef struct {
    Play play; /* first: k_run is the play */
    int every;
} PlayBy;

/* `k_play` by the policy; nature at random. */
static void k_play_by(G *g, int none) {
    PlayBy *by = (PlayBy *)k_run;
    Play *p = &by->play;
    (void)none;
    for (;;) {
        int n = g->words.n, word;
        p->tokens++;
        if (K_RARE(n == 0)) k_wordless();
        word = g->words.v[0];
        if (g->seats == K_NATURE) {
            if (n > 1) word = g->words.v[k_below(&p->x, n)];
        } else {
            p->decisions++;
            if (n > 1) {
                if (++p->choices > p->bound) return;
                word = k_said(g, &p->x, by->every);
            }
        }
        k_answer(g, word);
    }
}

typedef struct {
    Run run;
    uint64_t nature, seat[K_SEATS];
    int64_t bound, choices, decisions, tokens;
    int weighing; /* a mask of the seats that play by the policy, the others at random */
    int careless[K_SEATS]; /* how many of a hundred words of a seat are random all the same */
} Contest;

/* One of the words that a seat may say, of an ask to several. */
static int k_own_word(G *g, int seat, int weighs, int careless, uint64_t *x) {
    Words own;
    own.n = 0;
    own.cap = K_WORDS_CAP;
    for (int i = 0; i < g->words.n; i++)
        if (k_may_say(seat, g->words.v[i])) own.v[own.n++] = g->words.v[i];
    if (own.n == 0) k_fail("seat %d is asked and has nothing to say", seat);
    if (weighs && careless && k_below(x, 100) < careless) weighs = 0;
    return weighs ? k_best(g, seat, (L32 *)&own, x) : own.v[k_below(x, own.n)];
}

/* Play with a generator for nature and one for each seat: of several that are asked the last one
 * answers; one word alone is said without chance. */
static void k_contest(G *g, int word) {
    Contest *c = (Contest *)k_run;
    (void)word;
    for (;;) {
        int n = g->words.n, word;
        c->tokens++;
        if (K_RARE(n == 0)) k_wordless();
        word = g->words.v[0];
        if (g->seats == K_NATURE) {
            word = g->words.v[k_below(&c->nature, n)];
        } else {
            c->decisions++;
            if (n > 1) {
                if (++c->choices > c->bound) return;
                int seat = K_SEATS - 1;
                while (seat >= 0 && !(g->seats >> seat & 1)) seat--;
                if (seat < 0) k_fail("none of the seats %d plays", g->seats);
                word = k_own_word(g, seat, c->weighing >> seat & 1, c->careless[seat], &c->seat[seat]);
            }
        }
        k_answer(g, word);
    }
}

typedef struct {
    Run run; /* first: k_run is the line */
    uint64_t x;
    const int32_t *words;
    int many, turns, left;
} Line;

/* What the planner tries (`Planner._try`): words said in a row, then the policy, until so many turns
 * are over, another chapter begins, or no words are left.  Nature draws even for a single ticket. */
static void k_play_line(G *g, int none) {
    Line *l = (Line *)k_run;
    int chapter = k_chapter(g), last = k_turn_of(g) + l->turns;
    (void)none;
    for (; l->left > 0; l->left--) {
        int n = g->words.n, word;
        if (k_chapter(g) != chapter || k_turn_of(g) > last) return;
        if (K_RARE(n == 0)) k_wordless();
        word = g->words.v[0];
        if (g->seats == K_NATURE) {
            word = g->words.v[k_below(&l->x, n)];
        } else if (n == 1) {
            if (l->many && *l->words == word) l->words++, l->many--;
        } else if (l->many && k_in_32((L32 *)&g->words, *l->words)) {
            word = *l->words++;
            l->many--;
        } else {
            l->many = 0;
            word = k_said(g, &l->x, 0);
        }
        k_answer(g, word);
    }
}

/* -- looking ------------------------------------------------------------------------------------ */

typedef struct {
    Run run; /* first: k_run is the look */
    Words words;
    int value;
} Look;

static void k_look(G *g, int none) {
    Look *look = (Look *)k_run;
    (void)none;
    if (g->seats == K_NATURE) k_fail("nature is asked: its words have no weights");
    look->words.n = 0;
    look->words.cap = K_WORDS_CAP;
    k_weigh(g, k_mover(g), (L32 *)&g->words, (L32 *)&look->words);
}

static void k_value_to(G *g, int seat) {
    ((Look *)k_run)->value = seat < 0 ? k_valued(g) : k_stands(g, seat);
}

/* -- playouts: below the rules, where the compiler makes the quicker code of them ----------------- */

typedef struct {
    int32_t n, reason, result[K_RESULT];
} Outcome;

/* Playouts from copies of the position, with the seeds seed, seed + 1, …; a game that failed
 * breaks off all. */
static int k_playouts(const G *from, G *g, Play *play, uint64_t seed, int64_t many, Outcome *out) {
    for (int64_t i = 0; i < many; i++) {
        k_copy(g, from);
        g->keeps = 0;
        play->x = k_seed(seed + (uint64_t)i);
        int64_t before = play->choices;
        if (!g->over) {
            play->bound += before;
            if (k_guard(g, &play->run, k_play, 0) == K_FAILED) return -1;
            play->bound -= before;
        }
        out[i].n = g->result.n;
        out[i].reason = g->reason;
        for (int j = 0; j < g->result.n; j++) out[i].result[j] = g->result.v[j];
    }
    return 0;
}
