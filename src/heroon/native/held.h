/* A position that can be left in the middle of a rule and found again: it keeps the state before the
 * rule that is running, and the words answered since.  Pure C.
 */

/* The state before the rule that is running; copies share it. */
typedef struct {
    int32_t refs;
    G g; /* up to the words of its ask */
} Mark;

typedef struct {
    Mark *mark;
    int32_t flying; /* words answered since the mark; -1 when there is no mark */
    int32_t flight[K_FLIGHT];
    G g;
} Held;

static void k_drop(Mark *mark) {
    if (mark && --mark->refs == 0) free(mark);
}

/* Keeps nothing, of now on or of before. */
static void k_forget(Held *p) {
    k_drop(p->mark);
    p->mark = NULL;
    p->flying = -1;
}

static void k_mark(G *g) {
    Held *p = (Held *)((char *)g - offsetof(Held, g));
    if (p->mark == NULL || p->mark->refs > 1) {
        k_drop(p->mark);
        p->mark = malloc(offsetof(Mark, g) + offsetof(G, words));
        if (!p->mark) k_fail("no memory");
        p->mark->refs = 1;
    }
    memcpy(&p->mark->g, g, offsetof(G, agenda) + offsetof(Agenda, v) + sizeof(int32_t) * (size_t)g->agenda.n);
    p->flying = 0;
}

/* A copy, into one that keeps nothing. */
static void k_clone(Held *to, const Held *from) {
    k_copy(&to->g, &from->g);
    if (!from->g.rule || !from->mark) return;
    to->mark = from->mark;
    to->mark->refs++;
    to->flying = from->flying;
    for (int i = 0; i < from->flying && i < K_FLIGHT; i++) to->flight[i] = from->flight[i];
}

/* A word that is offered: it is noted while a rule is running, and the game goes on. */
static int k_say(Held *p, int word, Run *run) {
    if (p->g.rule && p->flying >= 0) {
        if (p->flying < K_FLIGHT) p->flight[p->flying] = (int32_t)word;
        p->flying++;
    }
    return k_guard(&p->g, run, k_checked, word);
}
