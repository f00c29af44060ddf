/* The fields of a position: where each lies, what it may hold.  Pure C, like all that is above it. */

enum { K_ONE, K_LIST_OF, K_SEATS_OF };
enum { K_PER_SEAT = 2 }; /* of a fixed list: its length is the number of seats, not its capacity */

typedef struct {
    const char *name;
    int shape, width, constant, fixed, cap, low, high;
    size_t offset, stride;
} FieldInfo;

static const FieldInfo k_fields[K_FIELDS] = {
/* the table of fields */
};

/* -- reading fields ---------------------------------------------------------------------------- */

static inline const void *k_list_at(const G *g, const FieldInfo *f, int owner) {
    const char *at = (const char *)g + f->offset + f->stride * (size_t)owner;
    return f->constant ? *(const void *const *)at : at;
}

static inline int k_length(const void *list) { return ((const L8 *)list)->n; }

static inline int k_item(const void *list, int width, int i) {
    switch (width) {
    case 0: return ((const L8 *)list)->v[i];
    case 1: return ((const Lu8 *)list)->v[i];
    case 2: return ((const L16 *)list)->v[i];
    default: return ((const L32 *)list)->v[i];
    }
}

static void k_name(const void *list, char *out, size_t size) {
    const char *at = list, *g = k_run->position;
    snprintf(out, size, at == g + offsetof(G, words) ? "the words of an ask" : "a list");
    for (int i = 0; i < K_FIELDS; i++) {
        const FieldInfo *f = &k_fields[i];
        if (f->shape == K_ONE || f->constant) continue;
        for (int owner = 0; owner < (f->shape == K_SEATS_OF ? K_SEATS : 1); owner++)
            if (at == g + f->offset + f->stride * (size_t)owner) {
                if (f->shape == K_SEATS_OF)
                    snprintf(out, size, "field %s.%d", f->name, owner);
                else
                    snprintf(out, size, "field %s", f->name);
            }
    }
}

/* The greatest length of a list, in a game of so many seats: one int for each of them, or its cap. */
static inline int k_room(const FieldInfo *f, int seats) { return f->fixed == K_PER_SEAT ? seats : f->cap; }

/* Every field within its range and its capacity: what a debug build checks after each answer. */
static void k_check(const G *g) {
    for (int i = 0; i < K_FIELDS; i++) {
        const FieldInfo *f = &k_fields[i];
        if (f->shape == K_ONE) {
            int x = *(const int32_t *)((const char *)g + f->offset);
            if (x < f->low || x > f->high)
                k_fail("field %s: %d is not in %d..%d", f->name, x, f->low, f->high);
            continue;
        }
        for (int owner = 0; owner < (f->shape == K_SEATS_OF ? g->nseats : 1); owner++) {
            const void *list = k_list_at(g, f, owner);
            int n = k_length(list);
            int cap = k_room(f, g->nseats);
            if (n < 0 || n > cap || (f->fixed && n != cap))
                k_fail("field %s.%d: %d entries, capacity %d", f->name, owner, n, cap);
            for (int j = 0; j < n; j++) {
                int x = k_item(list, f->width, j);
                if (x < f->low || x > f->high)
                    k_fail("field %s.%d: %d is not in %d..%d", f->name, owner, x, f->low, f->high);
            }
        }
    }
}

static void k_checked(G *g, int word) {
    k_answer(g, word);
#ifdef K_DEBUG
    k_check(g);
#endif
}

static int k_plays_with(long seats) {
    for (size_t i = 0; i < sizeof k_seat_numbers / sizeof *k_seat_numbers; i++)
        if (k_seat_numbers[i] == seats) return 1;
    return 0;
}
