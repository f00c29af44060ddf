/* Tree search beside the rules: worlds dealt anew, and a tree grown in them without the GIL.
 *
 * Both say and draw what `kernel.sample.deal` and the tree of `ai.ismcts` do in CPython: the same
 * generator, the same order of drawing, the same sums of floats.  Pure C.
 */
#include <math.h>

/* -- worlds ------------------------------------------------------------------------------------ */

enum { K_TRIES = 100, K_CARDS = 512 };

/* What is dealt anew, as `native.worlds` wrote it down. */
typedef struct {
    const int32_t *at, *end;
} Plan;

/* The next `many` ints; they must be there. */
static const int32_t *k_take(Plan *plan, int many) {
    const int32_t *at = plan->at;
    if (many < 0 || many > plan->end - at) k_fail("the plan of a world is too short");
    plan->at += many;
    return at;
}

static void *k_place(G *g, int field, int owner) {
    if (field < 0 || field >= K_FIELDS) k_fail("the plan of a world: no field %d", field);
    const FieldInfo *f = &k_fields[field];
    int owners = f->shape == K_SEATS_OF ? g->nseats : 1;
    if (f->shape == K_ONE || f->constant || owner < 0 || owner >= owners)
        k_fail("the plan of a world: field %s.%d cannot be dealt", f->name, owner);
    return (char *)g + f->offset + f->stride * (size_t)owner;
}

static void k_put(void *list, int width, int i, int x) {
    k_inside(i, k_length(list), list);
    switch (width) {
    case 0: ((L8 *)list)->v[i] = k_fit_8(x); break;
    case 1: ((Lu8 *)list)->v[i] = k_fit_u8(x); break;
    case 2: ((L16 *)list)->v[i] = k_fit_16(x); break;
    default: ((L32 *)list)->v[i] = x;
    }
}

/* A slot: its field, its owner, its index, and the kinds that fit (bits; none: all do). */
enum { K_SLOT = 4 };

static void k_lay(G *g, const int32_t *slot, int card) {
    void *place = k_place(g, slot[0], slot[1]); /* first: it looks whether there is such a field */
    k_put(place, k_fields[slot[0]].width, slot[2], card);
}

static inline int k_suits(const int32_t *kinds, int many, int card) {
    return (unsigned)card < (unsigned)many * 32 && (kinds[card >> 5] >> (card & 31) & 1);
}

/* `kernel.sample._assign`: slots with limits first; how many cards are left over, or -1. */
static int k_assign_cards(G *g, const int32_t *slots, int many, int32_t *cards, int n,
                          const int32_t *limits, int width) {
    int free[K_CARDS], frees = 0;
    for (int s = 0; s < many; s++) {
        const int32_t *slot = slots + K_SLOT * s;
        int first = n, fitting = n;
        if (slot[3] >= 0) {
            const int32_t *kinds = limits + (size_t)slot[3] * (size_t)width;
            fitting = 0;
            for (int i = n - 1; i >= 0; i--)
                if (k_suits(kinds, width, cards[i])) fitting++, first = i;
        }
        if (fitting == n) {
            free[frees++] = s;
            continue;
        }
        if (!fitting) return -1;
        k_lay(g, slot, cards[first]);
        n--;
        memmove(cards + first, cards + first + 1, sizeof *cards * (size_t)(n - first));
    }
    if (frees > n) k_fail("the plan of a world has too few cards");
    for (int i = 0; i < frees; i++) k_lay(g, slots + K_SLOT * free[i], cards[--n]);
    return n;
}

/* Brings an unordered place back into order, with the masks that go along. */
static void k_settle(G *g, const int32_t *place) {
    void *items = k_place(g, place[0], place[1]), *known = NULL;
    int width = k_fields[place[0]].width, n = k_length(items), other = 0;
    if (place[2] >= 0) {
        known = k_place(g, place[2], place[1]);
        other = k_fields[place[2]].width;
        if (k_length(known) != n) k_fail("field %s: not one mask a slot", k_fields[place[0]].name);
    }
    for (int i = 1; i < n; i++) {
        int card = k_item(items, width, i), mask = known ? k_item(known, other, i) : 0, j = i;
        for (; j > 0; j--) {
            int before = k_item(items, width, j - 1);
            if (before < card || (before == card && (!known || k_item(known, other, j - 1) <= mask))) break;
            k_put(items, width, j, before);
            if (known) k_put(known, other, j, k_item(known, other, j - 1));
        }
        k_put(items, width, j, card);
        if (known) k_put(known, other, j, mask);
    }
}

/* One set of cards: `kernel.sample._deal_set`. */
static void k_deal_set(G *g, Plan *plan, uint64_t *x) {
    const int32_t *head = k_take(plan, 6);
    int n = head[0], many = head[1], width = head[3], left = -1;
    int32_t mixed[K_CARDS], cards[K_CARDS];
    if (n < 0 || n > K_CARDS || many < 0 || many > n || head[2] < 0 || width < 0 || head[2] > K_CARDS || width > K_CARDS)
        k_fail("the plan of a world: %d slots for %d cards", many, n);
    memcpy(mixed, k_take(plan, n), sizeof *mixed * (size_t)n);
    const int32_t *limits = k_take(plan, head[2] * width), *slots = k_take(plan, K_SLOT * many);
    for (int s = 0; s < many; s++)
        if (slots[K_SLOT * s + 3] >= head[2]) k_fail("the plan of a world: a limit that is not there");
    for (int tries = 0; left < 0; tries++) {
        if (tries == K_TRIES) k_fail("what a seat does not know cannot be dealt");
        for (int i = n - 1; i > 0; i--) {
            int j = k_below(x, i + 1);
            int32_t card = mixed[i];
            mixed[i] = mixed[j];
            mixed[j] = card;
        }
        memcpy(cards, mixed, sizeof *cards * (size_t)n);
        left = k_assign_cards(g, slots, many, cards, n, limits, width);
    }
    if (head[4] >= 0) {
        L32 *bag = k_place(g, head[4], head[5]);
        if (k_length(bag) != left) k_fail("the plan of a world is one of another position");
        for (int i = 0; i < left; i++) k_put(bag, k_fields[head[4]].width, i, cards[i]);
        k_settle(g, (const int32_t[]){head[4], head[5], -1});
    }
    for (int places = *k_take(plan, 1); places > 0; places--) k_settle(g, k_take(plan, 3));
}

typedef struct {
    Run run;
    Plan plan;
    uint64_t x;
} Deal;

static void k_deal(G *g, int none) {
    Deal *deal = (Deal *)k_run;
    for (int sets = *k_take(&deal->plan, 1); sets > 0; sets--) k_deal_set(g, &deal->plan, &deal->x);
    k_start(g, none);
}

/* -- words tried in worlds, one after the other (`ai.rollouts`) ----------------------------------- */

typedef struct {
    Plan plan;         /* of the worlds, from its beginning on */
    uint64_t x;        /* the generator of worlds, and of the chance in each */
    int dealt, worlds; /* whether the first of so many worlds is dealt, or is the position itself */
    int seat;
} Trial;

/* What failed is told by the run of the line. */
static int k_breaks(Line *line, const Run *run) {
    if (run != &line->run) memcpy(&line->run, run, sizeof *run);
    return -1;
}

/* What each of some words is worth to a seat in each world: said in a copy and played on as a line,
 * with the chance of the world.  A game that ended has its result; else n is -1, and the standing is
 * the result. */
static int k_try(const G *from, G *world, G *g, Line *line, Trial *t, Outcome *out) {
    const int32_t *words = line->words;
    const int many = line->many, left = line->left;
    k_copy(world, from);
    for (int at = 0; at < t->worlds; at++) {
        if (at || t->dealt) {
            Deal deal;
            deal.plan = t->plan;
            deal.x = t->x;
            k_copy(world, from);
            if (k_guard(world, &deal.run, k_deal, 0) == K_FAILED) return k_breaks(line, &deal.run);
            t->x = deal.x;
        }
        const uint64_t chance = k_seed((uint64_t)k_below(&t->x, 1 << 30));
        for (int i = 0; i < many; i++, out++) {
            Look look;
            k_copy(g, world);
            g->keeps = 0;
            line->words = words + i;
            line->many = 1;
            line->x = chance;
            line->left = left;
            if (!g->over && k_guard(g, &line->run, k_play_line, 0) == K_FAILED) return -1;
            out->n = g->over ? g->result.n : -1;
            for (int j = 0; j < out->n; j++) out->result[j] = g->result.v[j];
            if (g->over) continue;
            int how = k_guard(g, &look.run, k_value_to, t->seat);
            if (how == K_ENDED) strcpy(look.run.text, "who only looks ends the game");
            if (how) return k_breaks(line, &look.run);
            out->result[0] = look.value;
        }
    }
    return 0;
}

/* -- the tree ---------------------------------------------------------------------------------- */

typedef struct {
    double worth; /* to who said the word */
    int32_t visits, offered;
} Node;

/* The node after a word said at a node; 0, the root, is none: the place is empty. */
typedef struct {
    int32_t of, word, node;
} Edge;

typedef struct {
    int32_t node, mover;
} Pace;

/* What came of a word at the root: of all worlds so far, and of the world that is grown in now.
 * Games of one world are alike, so that how sure a mean is follows from the sums of worlds. */
typedef struct {
    int64_t visits;
    int32_t worlds, now;
    double worth, now_worth;
    double squares, products; /* of the sums of worlds: squared, and times the visits there */
    double sizes;             /* of the visits of worlds, squared */
} Tally;

typedef struct {
    int32_t waiting, me, many, room, deep, longest;
    int32_t every, cut; /* how games are played on: see m_tree */
    int32_t grows;      /* whether what counts as lost and as won follows the worths that it meets */
    int32_t teams[K_SEATS];
    uint32_t mask;
    double explore;
    double low, high, scale; /* worths that count as 0 and as 1, and the way from one to the other */
    Node *nodes;
    Edge *edges;
    Pace *way; /* from the root to the last node of the iteration */
    Tally *tally; /* one for each word of the root */
    int32_t tried; /* the index of the word tried at the root in this iteration; -1: none */
    const double *logs; /* of 0, 1, 2, …: CPython's own */
    int64_t known;      /* how many they are */
    int64_t left;       /* iterations left in the world that is grown in: see k_grow_worlds */
    Words words;        /* what may be said at the root */
    G base, from, g;    /* what worlds are dealt from, the world, the game that is played in it */
} Tree;

static inline uint32_t k_edge_at(const Tree *t, int of, int word) {
    uint32_t at = ((uint32_t)of * 2654435769u ^ (uint32_t)word * 2246822519u);
    at = (at ^ at >> 15) & t->mask;
    while (t->edges[at].node && (t->edges[at].of != of || t->edges[at].word != word)) at = (at + 1) & t->mask;
    return at;
}

static inline int k_after(const Tree *t, int of, int word) { return t->edges[k_edge_at(t, of, word)].node; }

/* Twice the room; -1 without memory, and then nothing has changed. */
static int k_widen(Tree *t) {
    int room = t->room ? 2 * t->room : 512;
    uint32_t size = 2 * (uint32_t)room, before = t->mask + 1;
    Node *nodes = realloc(t->nodes, sizeof(Node) * (size_t)room);
    if (!nodes) return -1;
    t->nodes = nodes;
    Edge *old = t->edges, *edges = calloc(size, sizeof(Edge));
    if (!edges) return -1;
    t->edges = edges;
    t->mask = size - 1;
    for (uint32_t i = 0; old && i < before; i++)
        if (old[i].node) edges[k_edge_at(t, old[i].of, old[i].word)] = old[i];
    free(old);
    t->room = room;
    return 0;
}

static int k_add_node(Tree *t, int of, int word) {
    if (t->many == t->room && (t->room > 1 << 28 || k_widen(t))) k_fail("no memory");
    int node = t->many++;
    t->edges[k_edge_at(t, of, word)] = (Edge){of, word, node};
    t->nodes[node] = (Node){0.0, 0, 0};
    return node;
}

static void k_pace(Tree *t, int node, int mover) {
    if (t->deep == t->longest) {
        int longest = t->longest ? 2 * t->longest : 64;
        Pace *way = realloc(t->way, sizeof(Pace) * (size_t)longest);
        if (!way) k_fail("no memory");
        t->way = way;
        t->longest = longest;
    }
    t->way[t->deep++] = (Pace){node, mover};
}

/* The node after a word that is tried for the first time. */
static int k_try_first(Tree *t, int node, int word) {
    int made = k_add_node(t, node, word);
    t->nodes[made].offered = 1;
    return made;
}

/* The index of a word that was never tried, if there is one (and *fresh), else of the most promising;
 * *next is the node after it.  Who comes by a node for the second time (the first time made it) finds
 * no word tried, and looks none up: so it is for most nodes of a tree. */
static int k_select(Tree *t, int node, const Words *words, uint64_t *x, int *fresh, int *next) {
    int32_t after[K_WORDS_CAP];
    int many = words->n, untried = 0, chosen = 0;
    if (node && t->nodes[node].visits == 1) {
        *fresh = 1;
        chosen = k_below(x, many);
        *next = k_try_first(t, node, words->v[chosen]);
        return chosen;
    }
    for (int i = 0; i < many; i++) {
        after[i] = k_after(t, node, words->v[i]);
        if (after[i])
            t->nodes[after[i]].offered++;
        else
            untried++;
    }
    *fresh = untried > 0;
    if (untried) {
        int left = k_below(x, untried);
        while (after[chosen] || left-- > 0) chosen++;
        *next = k_try_first(t, node, words->v[chosen]);
        return chosen;
    }
    double best = -1.0;
    for (int i = 0; i < many; i++) {
        const Node *one = &t->nodes[after[i]];
        if (K_RARE(one->offered >= t->known)) k_fail("a word was offered %d times", one->offered);
        double visits = one->visits;
        double share = (one->worth / visits - t->low) * t->scale;
        double bound = share + t->explore * sqrt(t->logs[one->offered] / visits);
        if (bound > best) best = bound, chosen = i;
    }
    *next = after[chosen];
    return chosen;
}

typedef struct {
    PlayBy by; /* first: k_run is the play */
    Tree *tree;
    int judged;
    double worth[K_SEATS];
} Growth;

/* A game that was cut short is worth what the game says of the position. */
static void k_judge(G *g, Growth *growth) {
    const Tree *t = growth->tree;
    Own own;
    L32 *stands = k_own(&own);
    k_all_stand(g, stands);
    for (int seat = 0; seat < g->nseats; seat++)
        growth->worth[seat] = t->low + stands->v[seat] / 1000.0 * (t->high - t->low);
    growth->judged = 1;
}

/* One way down, one new node, one game played on. */
static void k_descend(G *g, int none) {
    Growth *growth = (Growth *)k_run;
    Tree *t = growth->tree;
    uint64_t *x = &growth->by.play.x;
    int node = 0, fresh = 0, word;
    while (!fresh) {
        int n = g->words.n;
        if (K_RARE(n == 0)) k_wordless();
        if (g->seats == K_NATURE) {
            word = g->words.v[k_below(x, n)];
            if (g->to >> t->me & 1) { /* what the seat learns parts the tree */
                int after = k_after(t, node, -1 - word);
                node = after ? after : k_add_node(t, node, -1 - word);
            }
        } else if (n == 1) {
            word = g->words.v[0];
        } else {
            int mover = node ? __builtin_ctz((unsigned)g->seats) : t->me;
            const Words *words = node ? &g->words : &t->words;
            int next, at = k_select(t, node, words, x, &fresh, &next);
            word = words->v[at];
            if (!node) t->tried = at;
            if (!node && !k_in_32((L32 *)&g->words, word)) k_fail("%d is not offered", word);
            node = next;
            k_pace(t, node, mover);
        }
        k_checked(g, word);
    }
    if (t->every == 1)
        k_play(g, none);
    else
        k_play_by(g, none);
    if (t->cut) k_judge(g, growth);
}

/* What counts as 0 and as 1. */
static void k_span(Tree *t, double low, double high) {
    t->low = low;
    t->high = high;
    t->scale = high > low ? 1.0 / (high - low) : 0.0;
}

/* `ai.values.Worth.grown`. */
static void k_grown(Tree *t, const double *worth, int seats) {
    double low = t->low, high = t->high;
    for (int i = 0; i < seats; i++) {
        if (worth[i] < low) low = worth[i];
        if (worth[i] > high) high = worth[i];
    }
    if (low < t->low || high > t->high) k_span(t, low, high);
}

static void k_credit(Tree *t, const double *worth) {
    if (t->grows) k_grown(t, worth, t->g.nseats);
    if (t->tried >= 0) {
        t->tally[t->tried].now++;
        t->tally[t->tried].now_worth += worth[t->me];
    }
    for (int i = 0; i < t->deep; i++) {
        Node *one = &t->nodes[t->way[i].node];
        one->visits++;
        if (t->way[i].mover >= 0) one->worth += worth[t->way[i].mover];
    }
}

/* No more games of this world. */
static void k_leave_world(Tree *t) {
    for (int i = 0; i < t->words.n; i++) {
        Tally *one = &t->tally[i];
        if (!one->now) continue;
        double sum = one->now_worth, many = one->now;
        one->worlds++;
        one->visits += one->now;
        one->worth += sum;
        one->squares += sum * sum;
        one->products += sum * many;
        one->sizes += many * many;
        one->now = 0;
        one->now_worth = 0.0;
    }
}

/* `ai.values.Worth.of`: of one team the result, of several a win or an equal share of it. */
static void k_worths(const Tree *t, const G *g, double *worth) {
    int most[K_SEATS], best = g->result.v[0], winners = 0, together = 1, n = g->nseats;
    for (int i = 0; i < n; i++) {
        most[i] = g->result.v[i];
        for (int j = 0; j < n; j++)
            if (t->teams[j] == t->teams[i]) most[i] = k_max(most[i], g->result.v[j]);
        best = k_max(best, most[i]);
        together = together && t->teams[i] == t->teams[0];
    }
    for (int i = 0; i < n; i++) {
        int first = 0;
        while (t->teams[first] != t->teams[i]) first++;
        winners += first == i && most[i] == best;
    }
    for (int i = 0; i < n; i++)
        worth[i] = together ? g->result.v[i] : most[i] == best ? 1.0 / winners : 0.0;
}

/* Grows until a game has no result or fails; how many iterations were finished. */
static int64_t k_grow(Tree *t, Growth *growth, int64_t times, int *how) {
    double worth[K_SEATS];
    *how = 0;
    for (int64_t i = 0; i < times; i++) {
        k_copy(&t->g, &t->from);
        t->g.keeps = 0;
        t->deep = 0;
        t->tried = -1;
        growth->judged = 0;
        growth->by.play.choices = growth->by.play.decisions = growth->by.play.tokens = 0;
        t->way[t->deep++] = (Pace){0, -1};
        if (!t->g.over) *how = k_guard(&t->g, &growth->by.play.run, k_descend, 0);
        if (*how == K_FAILED) return i;
        if (growth->judged) {
            k_credit(t, growth->worth);
            continue;
        }
        if (t->g.result.n < t->g.nseats) {
            t->waiting = 1;
            return i;
        }
        k_worths(t, &t->g, worth);
        k_credit(t, worth);
    }
    return times;
}

/* Grows in worlds dealt one after the other from t->base, `each` iterations in every one; how many
 * were finished.  A game without a result leaves its world begun: the next call goes on there. */
static int64_t k_grow_worlds(Tree *t, Growth *growth, Deal *deal, const Plan *plan, int64_t times, int64_t each,
                             int *how) {
    int64_t done = 0;
    *how = 0;
    while (done < times && !t->waiting) {
        if (!t->left) {
            k_leave_world(t);
            k_copy(&t->from, &t->base);
            deal->plan = *plan;
            deal->x = growth->by.play.x;
            *how = k_guard(&t->from, &deal->run, k_deal, 0);
            if (*how == K_FAILED) return done;
            growth->by.play.x = deal->x;
            t->left = times - done < each ? times - done : each;
        }
        int64_t many = k_grow(t, growth, t->left, how);
        done += many;
        t->left -= many + t->waiting;
        if (*how == K_FAILED) return done;
    }
    return done;
}
