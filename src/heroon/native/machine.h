/* The machine: asks, the agenda, steps up to the next ask, playouts.
 *
 * Pure C: what speaks with Python is in module.h and tree.h.
 * What a game gives is above this file (G, its position) and below it (k_steps, k_rule, k_fields).
 */

static inline int k_may_say(int seat, int word) {
    return word < 0 || word >= K_VOCABULARY || k_said_by[word] < 0 || k_said_by[word] == seat;
}

#define K_NATURE 0
#define K_ALL 255
enum { K_NOTHING, K_PASS, K_STOP, K_YES, K_NO };

static void k_advance(G *g);
/* Goes on with the rule that is running; 1 when it asks again. */
static int k_resume(G *g, int word);
/* Applies the answer to a decision. */
static void k_decide(G *g, int step, int a, int b, int word);
/* Before anything of the rules runs: makes the lists that are made once, unless the position has them. */
static void k_make_lists(G *g);

/* -- asks -------------------------------------------------------------------------------------- */

/* Says whom an ask is for; its words are there. */
static inline void k_to_whom(G *g, int seats, int prompt, int to) {
    g->seats = seats;
    g->prompt = prompt;
    g->to = to;
}

static inline L32 *k_ask(G *g, int seats, int prompt, int to) {
    k_to_whom(g, seats, prompt, to);
    g->words.n = 0;
    return (L32 *)&g->words;
}

/* `kernel.pick_some`, written for resumption; the result is f->taken. */
static int k_pick_some(G *g, Some *f, int said) {
    const int32_t *words = f->words.v;
    int many = f->words.n;
    if (f->label) {
        if (said == K_STOP) return 0;
        k_append_32((L32 *)&f->taken, said);
        while (words[f->start] != said) f->start++;
        f->start++;
    }
    f->label = 1;
    if (f->taken.n >= f->most || f->start >= many) return 0;
    int missing = f->least - f->taken.n;
    L32 *offer = k_ask(g, 1 << f->seat, f->prompt, K_ALL);
    int stop = many - k_max(missing - 1, 0);
    for (int i = f->start; i < stop; i++)
        if (!k_in_32(offer, words[i])) k_append_32(offer, words[i]);
    if (missing <= 0) k_append_32(offer, K_STOP);
    return 1;
}

/* `kernel.arrange`, written for resumption; the result is f->taken. */
static int k_arrange(G *g, Some *f, int said) {
    L32 *left = (L32 *)&f->words;
    if (f->label) {
        k_remove_32(left, said);
        k_append_32((L32 *)&f->taken, said);
    }
    f->label = 1;
    while (left->n) {
        L32 *offer = k_ask(g, 1 << f->seat, f->prompt, K_ALL);
        for (int i = 0; i < left->n; i++)
            if (!k_in_32(offer, left->v[i])) k_append_32(offer, left->v[i]);
        if (offer->n > 1) return 1;
        int chosen = offer->v[0];
        k_remove_32(left, chosen);
        k_append_32((L32 *)&f->taken, chosen);
    }
    return 0;
}

/* -- the agenda -------------------------------------------------------------------------------- */

static inline void k_room_for_steps(G *g, int many) {
    int n = g->agenda.n + 3 * many;
    if (K_RARE(n > g->agenda.cap)) k_full(&g->agenda, n, g->agenda.cap);
}

/* Writes a step above the agenda: the first one, or so many steps higher. */
static inline void k_put_step(G *g, int higher, int step, int a, int b) {
    int32_t *at = g->agenda.v + g->agenda.n + 3 * higher;
    at[0] = b;
    at[1] = a;
    at[2] = step;
}

static inline void k_then(G *g, int step, int a, int b) {
    k_room_for_steps(g, 1);
    k_put_step(g, 0, step, a, b);
    g->agenda.n += 3;
}

static void k_cut(G *g, int step) {
    while (g->agenda.n && g->agenda.v[g->agenda.n - 1] != step) g->agenda.n -= 3;
    if (g->agenda.n == 0) k_fail("cut: step %d is not on the agenda", step);
}

/* The result is in g->result. */
__attribute__((noinline, noreturn)) static void k_end(G *g, int reason) {
    g->reason = reason;
    g->agenda.n = 0;
    longjmp(k_run->place, K_ENDED);
}

/* -- running ----------------------------------------------------------------------------------- */

static void k_start(G *g, int word) {
    (void)word;
    g->rule = 0;
    k_advance(g);
}

static void k_answer(G *g, int word) {
    if (g->rule) {
        if (k_resume(g, word)) return;
        g->rule = 0;
    } else {
        int n = g->agenda.n -= 3;
        k_decide(g, g->agenda.v[n + 2], g->agenda.v[n + 1], g->agenda.v[n], word);
    }
    k_advance(g);
}

/* Runs a part of the machine until it returns, ends the game (1) or fails (2). */
static int k_guard(G *g, Run *run, void (*part)(G *, int), int word) {
    Run *before = k_run;
    k_run = run;
    run->position = g;
    run->file = NULL;
    run->wordless = 0;
    int how = setjmp(run->place);
    if (how == 0) {
        k_make_lists(g);
        part(g, word);
    }
    k_run = before;
    if (how) {
        g->over = how;
        g->rule = 0;
        g->words.n = 0;
    }
    return how;
}

typedef struct {
    Run run; /* first: k_run is the play */
    uint64_t x;
    int64_t bound, choices, decisions, tokens;
} Play;

/* Nobody can answer an ask without words; CPython looks for the first one and fails. */
K_COLD static void k_wordless(void) {
    k_run->wordless = 1;
    k_run->file = NULL;
    k_fail("an ask without words");
}

/* `Rng.below`. */
static inline int k_below(uint64_t *x, int n) {
    *x = *x * 6364136223846793005u + 1442695040888963407u;
    return (int)(((*x >> 33) * (uint64_t)n) >> 31);
}

/* Plays on at random, as `Machine.play` does: the same generator, the same counts. */
static void k_play(G *g, int word) {
    Play *p = (Play *)k_run;
    (void)word;
    for (;;) {
        int n = g->words.n;
        p->tokens++;
        if (g->seats != K_NATURE) {
            p->decisions++;
            if (n > 1 && ++p->choices > p->bound) return;
        }
        if (K_RARE(n == 0)) k_wordless();
        k_answer(g, g->words.v[n > 1 ? k_below(&p->x, n) : 0]);
    }
}

static uint64_t k_seed(uint64_t seed) {
    uint64_t z = seed + 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

/* A copy: fields and agenda, then the words of the ask, then the frames if a rule is running. */
static void k_copy(G *to, const G *from) {
    memcpy(to, from, offsetof(G, agenda) + offsetof(Agenda, v) + sizeof(int32_t) * (size_t)from->agenda.n);
    memcpy(&to->words, &from->words, offsetof(Words, v) + sizeof(int32_t) * (size_t)from->words.n);
    if (from->rule) memcpy(&to->frame, &from->frame, sizeof from->frame);
}
