/* The CPython extension: positions.
 *
 * The core above this file (lists, machine, fields, held, policy, search, observe, batch) knows no
 * Python; this, batches.h and tree.h are all that does.
 */

typedef struct {
    PyObject_HEAD
    int32_t busy;
    Held at;
} Position;

static PyObject *k_error;
static PyTypeObject *k_type;

/* The ints of the vocabulary and of cards, made once: asks and fields hold no others, as a rule. */
static PyObject *k_ints[K_VOCABULARY > 256 ? K_VOCABULARY : 256];
enum { K_INTS = sizeof k_ints / sizeof *k_ints };

static int k_make_ints(void) {
    for (int i = 0; i < K_INTS; i++)
        if (!k_ints[i] && !(k_ints[i] = PyLong_FromLong(i))) return -1;
    return 0;
}

static inline PyObject *k_int(int x) {
    if (K_RARE((unsigned)x >= K_INTS)) return PyLong_FromLong(x);
    Py_INCREF(k_ints[x]);
    return k_ints[x];
}

static PyObject *k_tuple(const void *list, int width) {
    int n = k_length(list);
    PyObject *out = PyTuple_New(n);
    for (int i = 0; out && i < n; i++) {
        PyObject *item = k_int(k_item(list, width, i));
        if (!item) {
            Py_DECREF(out);
            return NULL;
        }
        PyTuple_SET_ITEM(out, i, item);
    }
    return out;
}

static PyObject *k_value(const G *g, const FieldInfo *f) {
    if (f->shape == K_ONE) return PyLong_FromLong(*(const int32_t *)((const char *)g + f->offset));
    if (f->shape == K_LIST_OF) return k_tuple(k_list_at(g, f, 0), f->width);
    PyObject *out = PyTuple_New(g->nseats);
    for (int owner = 0; out && owner < g->nseats; owner++) {
        PyObject *item = k_tuple(k_list_at(g, f, owner), f->width);
        if (!item) {
            Py_DECREF(out);
            return NULL;
        }
        PyTuple_SET_ITEM(out, owner, item);
    }
    return out;
}

static PyObject *k_values(const G *g) {
    PyObject *out = PyTuple_New(K_FIELDS);
    for (int i = 0; out && i < K_FIELDS; i++) {
        PyObject *item = k_value(g, &k_fields[i]);
        if (!item) {
            Py_DECREF(out);
            return NULL;
        }
        PyTuple_SET_ITEM(out, i, item);
    }
    return out;
}

/* -- writing fields ---------------------------------------------------------------------------- */

static int k_number(PyObject *from, const FieldInfo *f, int *out) {
    int beyond;
    if (!PyLong_Check(from)) {
        PyErr_Format(PyExc_TypeError, "field %s: an int is needed, not %R", f->name, from);
        return -1;
    }
    long long x = PyLong_AsLongLongAndOverflow(from, &beyond);
    if (beyond || x < f->low || x > f->high) {
        PyErr_Format(PyExc_ValueError, "field %s: %R is not in %d..%d", f->name, from, f->low, f->high);
        return -1;
    }
    *out = (int)x;
    return 0;
}

static int k_fill(void *list, const FieldInfo *f, PyObject *from, int seats) {
    if (!PyTuple_Check(from)) {
        PyErr_Format(PyExc_TypeError, "field %s: a tuple of ints is needed", f->name);
        return -1;
    }
    Py_ssize_t n = PyTuple_GET_SIZE(from);
    int cap = k_room(f, seats);
    if (n > cap || (f->fixed && n != cap)) {
        PyErr_Format(PyExc_ValueError, "field %s: %zd entries, capacity %d", f->name, n, cap);
        return -1;
    }
    ((L8 *)list)->n = (int16_t)n;
    for (int i = 0; i < n; i++) {
        int x;
        if (k_number(PyTuple_GET_ITEM(from, i), f, &x)) return -1;
        switch (f->width) {
        case 0: ((L8 *)list)->v[i] = (int8_t)x; break;
        case 1: ((Lu8 *)list)->v[i] = (uint8_t)x; break;
        case 2: ((L16 *)list)->v[i] = (int16_t)x; break;
        default: ((L32 *)list)->v[i] = x;
        }
    }
    return 0;
}

/* Constant lists are kept once for each content, for as long as the process lives. */
static void *k_constant(const FieldInfo *f, PyObject *from, int seats) {
    static struct Known { struct Known *next; size_t size; char bytes[]; } *known[K_FIELDS];
    static const int bytes[] = {1, 1, 2, 4};
    if (!PyTuple_Check(from)) {
        PyErr_Format(PyExc_TypeError, "field %s: a tuple of ints is needed", f->name);
        return NULL;
    }
    size_t size = sizeof(L8) + 4 + (size_t)(PyTuple_GET_SIZE(from) * bytes[f->width]);
    struct Known *new = calloc(1, sizeof(struct Known) + size);
    if (!new) return PyErr_NoMemory();
    new->size = size;
    ((L8 *)new->bytes)->cap = (int16_t)f->cap;
    if (k_fill(new->bytes, f, from, seats)) {
        free(new);
        return NULL;
    }
    struct Known **head = &known[f - k_fields];
    for (struct Known *at = *head; at; at = at->next)
        if (at->size == size && memcmp(at->bytes, new->bytes, size) == 0) {
            free(new);
            return at->bytes;
        }
    new->next = *head;
    *head = new;
    return new->bytes;
}

static int k_assign(G *g, const FieldInfo *f, PyObject *from) {
    char *at = (char *)g + f->offset;
    if (f->shape == K_ONE) return k_number(from, f, (int *)at);
    if (f->constant) {
        void *list = k_constant(f, from, g->nseats);
        *(void **)at = list;
        return list ? 0 : -1;
    }
    if (f->shape == K_LIST_OF) {
        ((L8 *)at)->cap = (int16_t)f->cap;
        return k_fill(at, f, from, g->nseats);
    }
    if (!PyTuple_Check(from) || PyTuple_GET_SIZE(from) != g->nseats) {
        PyErr_Format(PyExc_TypeError, "field %s: one tuple for each seat is needed", f->name);
        return -1;
    }
    for (int owner = 0; owner < K_SEATS; owner++) ((L8 *)(at + f->stride * (size_t)owner))->cap = (int16_t)f->cap;
    for (int owner = 0; owner < g->nseats; owner++)
        if (k_fill(at + f->stride * (size_t)owner, f, PyTuple_GET_ITEM(from, owner), g->nseats)) return -1;
    return 0;
}

/* -- positions --------------------------------------------------------------------------------- */

/* The memory of positions that were dropped last, for the next ones: malloc and free of some
 * thousand bytes take longer than to copy them.  Like all of a position's life but playing on, it
 * is under the GIL.  The build that looks for mistakes keeps none: its sanitizer is to see each use
 * of what was dropped. */
#ifdef K_DEBUG
enum { K_SPARE = 0 };
#else
enum { K_SPARE = 32 };
#endif
static Position *k_spare[K_SPARE + 1];
static int k_spares;

static Position *k_new(void) {
    Position *p = k_spares ? k_spare[--k_spares] : PyObject_Malloc(sizeof(Position));
    if (!p) return (Position *)PyErr_NoMemory();
    PyObject_Init((PyObject *)p, k_type);
    p->at.mark = NULL;
    p->at.flying = -1;
    p->busy = 0;
    return p;
}

static void k_dealloc(Position *p) {
    PyTypeObject *type = Py_TYPE(p);
    k_drop(p->at.mark);
    if (k_spares < K_SPARE)
        k_spare[k_spares++] = p;
    else
        PyObject_Free(p);
    Py_DECREF(type);
}

static PyObject *k_failed(const Run *run) {
    /* a text that was cut may end inside a letter */
    PyObject *text = PyUnicode_DecodeUTF8(run->text, (Py_ssize_t)strlen(run->text), "ignore");
    if (text) PyErr_SetObject(run->wordless ? PyExc_IndexError : k_error, text);
    Py_XDECREF(text);
    return NULL;
}

/* Who plays a position on does so without the GIL: others keep off meanwhile. */
static int k_busy(const Position *p) {
    if (p->busy) PyErr_SetString(PyExc_RuntimeError, "another thread plays this position: clone it");
    return p->busy;
}

static PyObject *k_over(void) {
    PyErr_SetString(k_error, "the game is over");
    return NULL;
}

static PyObject *m_load(PyObject *module, PyObject *const *args, Py_ssize_t n) {
    if (n != 2 || !PyTuple_Check(args[0]) || PyTuple_GET_SIZE(args[0]) != K_FIELDS) {
        PyErr_SetString(PyExc_TypeError, "load(values, seats): one value for each field");
        return NULL;
    }
    long seats = PyLong_AsLong(args[1]);
    if (seats == -1 && PyErr_Occurred()) return NULL;
    if (!k_plays_with(seats)) {
        PyErr_Format(PyExc_ValueError, "%ld seats cannot play", seats);
        return NULL;
    }
    Position *p = k_new();
    if (!p) return NULL;
    memset(&p->at.g, 0, sizeof p->at.g);
    p->at.g.nseats = (int32_t)seats;
    p->at.g.keeps = 1;
    p->at.g.words.cap = K_WORDS_CAP;
    for (int i = 0; i < K_FIELDS; i++)
        if (k_assign(&p->at.g, &k_fields[i], PyTuple_GET_ITEM(args[0], i))) {
            Py_DECREF(p);
            return NULL;
        }
    if (p->at.g.agenda.n % 3) {
        PyErr_SetString(PyExc_ValueError, "agenda: each step is three numbers");
        Py_DECREF(p);
        return NULL;
    }
    if (p->at.g.result.n) { /* as `Machine.begin` has it */
        p->at.g.over = K_ENDED;
        return (PyObject *)p;
    }
    Run run;
    if (k_guard(&p->at.g, &run, k_start, 0) == K_FAILED) {
        Py_DECREF(p);
        return k_failed(&run);
    }
    return (PyObject *)p;
}

static PyObject *p_clone(Position *p, PyObject *none) {
    if (k_busy(p)) return NULL;
    Position *c = k_new();
    if (!c) return NULL;
    k_clone(&c->at, &p->at);
    return (PyObject *)c;
}

static int k_said_to(Position *p, int word) {
    Run run;
    if (k_say(&p->at, word, &run) != K_FAILED) return 0;
    k_failed(&run);
    return -1;
}

static PyObject *p_answer(Position *p, PyObject *said) {
    long word = PyLong_AsLong(said);
    G *g = &p->at.g;
    if (k_busy(p)) return NULL;
    if (word == -1 && PyErr_Occurred()) return NULL;
    if (g->over) return k_over();
    if (word < INT_MIN || word > INT_MAX || !k_in_32((L32 *)&g->words, (int)word)) {
        PyErr_Format(PyExc_ValueError, "%ld is not offered", word);
        return NULL;
    }
    if (k_said_to(p, (int)word)) return NULL;
    Py_RETURN_NONE;
}

/* Answers for nature until a seat is asked; the generator goes on as in `go`. */
static PyObject *p_settle(Position *p, PyObject *state) {
    uint64_t x = PyLong_AsUnsignedLongLongMask(state);
    G *g = &p->at.g;
    if (x == (uint64_t)-1 && PyErr_Occurred()) return NULL;
    if (k_busy(p)) return NULL;
    if (g->over == K_FAILED) return k_over();
    while (!g->over && g->seats == K_NATURE) {
        int n = g->words.n;
        if (n == 0) {
            PyErr_SetString(PyExc_IndexError, "an ask without words");
            return NULL;
        }
        if (k_said_to(p, g->words.v[n > 1 ? k_below(&x, n) : 0])) return NULL;
    }
    return PyLong_FromUnsignedLongLong(x);
}

/* Plays on without the GIL and without checkpoints. */
static int k_forward(Position *p, Run *run, void (*part)(G *, int)) {
    int how = 0;
    if (k_busy(p)) return -1;
    if (p->at.g.over) return 0;
    k_forget(&p->at);
    p->at.g.keeps = 0;
    p->busy = 1;
    Py_BEGIN_ALLOW_THREADS
    how = k_guard(&p->at.g, run, part, 0);
    Py_END_ALLOW_THREADS
    p->busy = 0;
    p->at.g.keeps = 1;
    if (how != K_FAILED) return 0;
    k_failed(run);
    return -1;
}

static PyObject *k_counts(int64_t choices, int64_t decisions, int64_t tokens) {
    return Py_BuildValue("LLL", (long long)choices, (long long)decisions, (long long)tokens);
}

static int k_prepare(Play *play, PyObject *seed, PyObject *bound) {
    unsigned long long x = PyLong_AsUnsignedLongLongMask(seed);
    if (x == (unsigned long long)-1 && PyErr_Occurred()) return -1;
    long long most = PyLong_AsLongLong(bound);
    if (most == -1 && PyErr_Occurred()) return -1;
    play->x = k_seed(x);
    play->bound = most ? most : K_BOUND;
    play->choices = play->decisions = play->tokens = 0;
    return 0;
}

/* A number from 0 up. */
static int k_natural(PyObject *given, int *out) {
    long many = PyLong_AsLong(given);
    if (many == -1 && PyErr_Occurred()) return -1;
    if (many < 0 || many > INT_MAX) {
        PyErr_SetString(PyExc_ValueError, "so many is a number from 0 up");
        return -1;
    }
    *out = (int)many;
    return 0;
}

static PyObject *p_play(Position *p, PyObject *const *args, Py_ssize_t n) {
    Play play;
    if (n != 2) {
        PyErr_SetString(PyExc_TypeError, "play(seed, bound)");
        return NULL;
    }
    if (k_prepare(&play, args[0], args[1])) return NULL;
    if (k_forward(p, &play.run, k_play)) return NULL;
    return k_counts(play.choices, play.decisions, play.tokens);
}

static PyObject *p_go(Position *p, PyObject *const *args, Py_ssize_t n) {
    Play play;
    if (n != 2) {
        PyErr_SetString(PyExc_TypeError, "go(state, bound)");
        return NULL;
    }
    if (k_prepare(&play, args[0], args[1])) return NULL;
    play.x = PyLong_AsUnsignedLongLongMask(args[0]);
    if (k_forward(p, &play.run, k_play)) return NULL;
    return Py_BuildValue("LLLK", (long long)play.choices, (long long)play.decisions,
                         (long long)play.tokens, (unsigned long long)play.x);
}

/* `go` by the policy of weights; of so many choices as the third number says one is random. */
static PyObject *p_go_by(Position *p, PyObject *const *args, Py_ssize_t n) {
    PlayBy by;
    if (n != 3) {
        PyErr_SetString(PyExc_TypeError, "go_by(state, bound, every)");
        return NULL;
    }
    if (k_prepare(&by.play, args[0], args[1])) return NULL;
    by.play.x = PyLong_AsUnsignedLongLongMask(args[0]);
    if (k_natural(args[2], &by.every)) return NULL;
    if (k_forward(p, &by.play.run, k_play_by)) return NULL;
    return Py_BuildValue("LLLK", (long long)by.play.choices, (long long)by.play.decisions,
                         (long long)by.play.tokens, (unsigned long long)by.play.x);
}

/* Runs a part that only looks, on a copy: what fails leaves the position as it was. */
static int k_looked(Position *p, Look *look, void (*part)(G *, int), int given) {
    if (k_busy(p)) return -1;
    if (p->at.g.over == K_FAILED || (p->at.g.over && part == k_look)) {
        k_over();
        return -1;
    }
    G *g = PyMem_Malloc(sizeof *g);
    if (!g) {
        PyErr_NoMemory();
        return -1;
    }
    k_copy(g, &p->at.g);
    int how = k_guard(g, &look->run, part, given);
    PyMem_Free(g);
    if (!how) return 0;
    if (how == K_ENDED) strcpy(look->run.text, "who only looks ends the game");
    k_failed(&look->run);
    return -1;
}

/* Reads the words, the generator, turns and most words of a line; a negative number on failure. */
static int k_line_of(PyObject *const *args, Line *line, int32_t *words) {
    line->words = words;
    line->many = (int)PyTuple_GET_SIZE(args[0]);
    for (int i = 0; i < line->many; i++) {
        long word = PyLong_AsLong(PyTuple_GET_ITEM(args[0], i));
        if (word == -1 && PyErr_Occurred()) return -1;
        words[i] = (int32_t)word;
    }
    line->x = PyLong_AsUnsignedLongLongMask(args[1]);
    if (line->x == (uint64_t)-1 && PyErr_Occurred()) return -1;
    return k_natural(args[2], &line->turns) || k_natural(args[3], &line->left) ? -1 : 0;
}

/* A seat that plays; -1 on failure. */
static int k_seat_of(const Position *p, PyObject *given) {
    long seat = PyLong_AsLong(given);
    if (seat == -1 && PyErr_Occurred()) return -1;
    if (seat >= 0 && seat < p->at.g.nseats) return (int)seat;
    PyErr_Format(PyExc_ValueError, "no seat %ld plays", seat);
    return -1;
}

/* Words said in a row and played on: see k_play_line; the state of the generator after it. */
static PyObject *p_line(Position *p, PyObject *const *args, Py_ssize_t n) {
    Line line;
    int32_t words[K_WORDS_CAP];
    if (n != 4 || !PyTuple_Check(args[0]) || PyTuple_GET_SIZE(args[0]) > K_WORDS_CAP) {
        PyErr_SetString(PyExc_TypeError, "line(words, state, turns, most)");
        return NULL;
    }
    if (k_line_of(args, &line, words)) return NULL;
    if (k_forward(p, &line.run, k_play_line)) return NULL;
    return PyLong_FromUnsignedLongLong(line.x);
}

/* The result of a game that ended, or the standing of one that goes on. */
static PyObject *k_tried_to(const Outcome *out) {
    if (out->n < 0) return k_int(out->result[0]);
    PyObject *result = PyTuple_New(out->n);
    for (int i = 0; result && i < out->n; i++) {
        PyObject *item = k_int(out->result[i]);
        if (!item) {
            Py_DECREF(result);
            return NULL;
        }
        PyTuple_SET_ITEM(result, i, item);
    }
    return result;
}

static PyObject *p_weights(Position *p, PyObject *none) {
    Look look;
    return k_looked(p, &look, k_look, 0) ? NULL : k_tuple(&look.words, 3);
}

static PyObject *p_standing(Position *p, PyObject *given) {
    Look look;
    int seat = k_seat_of(p, given);
    if (seat < 0) return NULL;
    return k_looked(p, &look, k_value_to, seat) ? NULL : PyLong_FromLong(look.value);
}

static PyObject *p_worth(Position *p, PyObject *none) {
    Look look;
    return k_looked(p, &look, k_value_to, -1) ? NULL : PyLong_FromLong(look.value);
}

static PyObject *p_contest(Position *p, PyObject *const *args, Py_ssize_t n) {
    Play play;
    Contest c;
    int seats = p->at.g.nseats;
    if ((n != 4 && n != 5) || !PyTuple_Check(args[1]) || PyTuple_GET_SIZE(args[1]) != seats
        || (n == 5 && (!PyTuple_Check(args[4]) || PyTuple_GET_SIZE(args[4]) != seats))) {
        PyErr_SetString(PyExc_TypeError,
            "contest(nature, one seed for each seat, bound, weighing[, one share for each seat])");
        return NULL;
    }
    if (k_prepare(&play, args[0], args[2])) return NULL;
    long weighing = PyLong_AsLong(args[3]);
    if (weighing == -1 && PyErr_Occurred()) return NULL;
    c.weighing = (int)weighing;
    c.nature = play.x;
    c.bound = play.bound;
    c.choices = c.decisions = c.tokens = 0;
    for (int seat = 0; seat < p->at.g.nseats; seat++) {
        if (k_prepare(&play, PyTuple_GET_ITEM(args[1], seat), args[2])) return NULL;
        c.seat[seat] = play.x;
        long careless = n == 5 ? PyLong_AsLong(PyTuple_GET_ITEM(args[4], seat)) : 0;
        if (careless == -1 && PyErr_Occurred()) return NULL;
        c.careless[seat] = (int)careless;
    }
    if (k_forward(p, &c.run, k_contest)) return NULL;
    return k_counts(c.choices, c.decisions, c.tokens);
}

static PyObject *k_outcome(const Outcome *o) {
    PyObject *out = PyTuple_New(o->n);
    for (int i = 0; out && i < o->n; i++) {
        PyObject *item = PyLong_FromLong(o->result[i]);
        if (!item) {
            Py_DECREF(out);
            return NULL;
        }
        PyTuple_SET_ITEM(out, i, item);
    }
    return out;
}

static PyObject *p_playouts(Position *p, PyObject *const *args, Py_ssize_t n) {
    Play play;
    if (n != 3) {
        PyErr_SetString(PyExc_TypeError, "playouts(many, seed, bound)");
        return NULL;
    }
    long long many = PyLong_AsLongLong(args[0]);
    if (many == -1 && PyErr_Occurred()) return NULL;
    if (many < 0 || many > 1 << 30) {
        PyErr_SetString(PyExc_ValueError, "playouts: that many cannot be");
        return NULL;
    }
    if (k_prepare(&play, args[1], args[2])) return NULL;
    uint64_t first = PyLong_AsUnsignedLongLongMask(args[1]);
    G *g = PyMem_RawMalloc(2 * sizeof(G));
    Outcome *out = PyMem_RawMalloc(sizeof(Outcome) * (size_t)(many + 1));
    PyObject *results = PyList_New(0), *reasons = PyList_New(0), *all = NULL;
    if (!g || !out || !results || !reasons) {
        PyErr_NoMemory();
        goto done;
    }
    if (k_busy(p)) goto done;
    k_copy(&g[1], &p->at.g); /* others may answer it while the GIL is released */
    int how;
    Py_BEGIN_ALLOW_THREADS
    how = k_playouts(&g[1], g, &play, first, many, out);
    Py_END_ALLOW_THREADS
    if (how) {
        k_failed(&play.run);
        goto done;
    }
    for (int64_t i = 0; i < many; i++) {
        PyObject *result = k_outcome(&out[i]), *reason = PyLong_FromLong(out[i].reason);
        int bad = !result || !reason || PyList_Append(results, result) || PyList_Append(reasons, reason);
        Py_XDECREF(result);
        Py_XDECREF(reason);
        if (bad) goto done;
    }
    all = Py_BuildValue("LLLOO", (long long)play.choices, (long long)play.decisions,
                        (long long)play.tokens, results, reasons);
done:
    PyMem_RawFree(g);
    PyMem_RawFree(out);
    Py_XDECREF(results);
    Py_XDECREF(reasons);
    return all;
}

static PyObject *p_values(Position *p, PyObject *none) { return k_busy(p) ? NULL : k_values(&p->at.g); }

static PyObject *p_checkpoint(Position *p, PyObject *none) {
    if (k_busy(p)) return NULL;
    if (p->at.g.over == K_FAILED) return k_over();
    if (!p->at.g.rule) return k_values(&p->at.g);
    if (p->at.flying < 0 || p->at.flying > K_FLIGHT) {
        PyErr_SetString(k_error, "inside a rule that a playout began: no checkpoint is kept");
        return NULL;
    }
    return k_values(&p->at.mark->g);
}

static PyObject *p_flight(Position *p, PyObject *none) {
    if (k_busy(p)) return NULL;
    int n = p->at.g.rule && p->at.flying > 0 ? k_min(p->at.flying, K_FLIGHT) : 0;
    PyObject *out = PyTuple_New(n);
    for (int i = 0; out && i < n; i++) PyTuple_SET_ITEM(out, i, PyLong_FromLong(p->at.flight[i]));
    return out;
}

static PyObject *p_ask(Position *p, void *none) {
    const G *g = &p->at.g;
    if (k_busy(p)) return NULL;
    if (g->over) Py_RETURN_NONE;
    PyObject *words = k_tuple(&g->words, 3);
    if (!words) return NULL;
    PyObject *out = PyTuple_New(4);
    if (!out) {
        Py_DECREF(words);
        return NULL;
    }
    PyTuple_SET_ITEM(out, 0, k_int(g->seats));
    PyTuple_SET_ITEM(out, 1, k_int(g->prompt));
    PyTuple_SET_ITEM(out, 2, words);
    PyTuple_SET_ITEM(out, 3, k_int(g->to));
    return out;
}

static PyObject *p_is_over(Position *p, void *none) { return k_busy(p) ? NULL : PyBool_FromLong(p->at.g.over); }
static PyObject *p_is_inside(Position *p, void *none) { return k_busy(p) ? NULL : PyBool_FromLong(p->at.g.rule != 0); }
static PyObject *p_result(Position *p, void *none) { return k_busy(p) ? NULL : k_tuple(&p->at.g.result, 3); }
static PyObject *p_reason(Position *p, void *none) { return k_busy(p) ? NULL : PyLong_FromLong(p->at.g.reason); }
static PyObject *p_seats(Position *p, void *none) { return PyLong_FromLong(p->at.g.nseats); }

/* A world: a copy between steps with the hidden cards dealt anew, and the generator after it. */
static PyObject *p_world(Position *p, PyObject *const *args, Py_ssize_t n) {
    Deal deal;
    if (n != 2 || !PyBytes_Check(args[0])) {
        PyErr_SetString(PyExc_TypeError, "world(plan, state)");
        return NULL;
    }
    if (k_busy(p)) return NULL;
    if (p->at.g.rule || p->at.g.over) {
        PyErr_SetString(k_error, "a world is dealt between steps");
        return NULL;
    }
    deal.x = PyLong_AsUnsignedLongLongMask(args[1]);
    if (deal.x == (uint64_t)-1 && PyErr_Occurred()) return NULL;
    deal.plan.at = (const int32_t *)PyBytes_AS_STRING(args[0]);
    deal.plan.end = deal.plan.at + PyBytes_GET_SIZE(args[0]) / (Py_ssize_t)sizeof(int32_t);
    Position *w = k_new();
    if (!w) return NULL;
    k_copy(&w->at.g, &p->at.g);
    if (k_guard(&w->at.g, &deal.run, k_deal, 0) == K_FAILED) {
        Py_DECREF(w);
        return k_failed(&deal.run);
    }
    return Py_BuildValue("NK", w, (unsigned long long)deal.x);
}

/* Words tried in worlds dealt anew: see k_try; the position stays as it is. */
static PyObject *p_tries(Position *p, PyObject *const *args, Py_ssize_t n) {
    Line line;
    Trial t;
    int32_t words[K_WORDS_CAP];
    if (n != 8 || !PyTuple_Check(args[0]) || PyTuple_GET_SIZE(args[0]) > K_WORDS_CAP || !PyBytes_Check(args[4])) {
        PyErr_SetString(PyExc_TypeError, "tries(words, state, turns, most, plan, dealt, worlds, seat)");
        return NULL;
    }
    if (k_line_of(args, &line, words)) return NULL;
    t.x = line.x;
    t.plan.at = (const int32_t *)PyBytes_AS_STRING(args[4]);
    t.plan.end = t.plan.at + PyBytes_GET_SIZE(args[4]) / (Py_ssize_t)sizeof(int32_t);
    if ((t.dealt = PyObject_IsTrue(args[5])) < 0 || k_natural(args[6], &t.worlds)) return NULL;
    if ((t.seat = k_seat_of(p, args[7])) < 0 || k_busy(p)) return NULL;
    if (p->at.g.rule || p->at.g.over) {
        PyErr_SetString(k_error, "words are tried between steps");
        return NULL;
    }
    Py_ssize_t many = (Py_ssize_t)line.many * t.worlds;
    G *two = PyMem_Malloc(2 * sizeof *two);
    Outcome *out = PyMem_Malloc((size_t)(many + 1) * sizeof *out);
    PyObject *found = NULL;
    if (!two || !out) {
        PyErr_NoMemory();
    } else {
        int bad;
        p->busy = 1;
        Py_BEGIN_ALLOW_THREADS
        bad = k_try(&p->at.g, two, two + 1, &line, &t, out);
        Py_END_ALLOW_THREADS
        p->busy = 0;
        found = bad ? k_failed(&line.run) : PyTuple_New(many);
        for (Py_ssize_t i = 0; found && i < many; i++) {
            PyObject *item = k_tried_to(&out[i]);
            if (item)
                PyTuple_SET_ITEM(found, i, item);
            else
                Py_CLEAR(found);
        }
    }
    PyMem_Free(out);
    PyMem_Free(two);
    return found ? Py_BuildValue("NK", found, (unsigned long long)t.x) : NULL;
}

/* What a seat observes, into an array of 16 bits: observe(seat, array). */
static PyObject *p_observe(Position *p, PyObject *const *args, Py_ssize_t n) {
    Py_buffer into;
    if (n != 2) {
        PyErr_SetString(PyExc_TypeError, "observe(seat, array)");
        return NULL;
    }
    long seat = PyLong_AsLong(args[0]);
    if (seat == -1 && PyErr_Occurred()) return NULL;
    if (k_busy(p)) return NULL;
    if (seat < 0 || seat >= p->at.g.nseats) {
        PyErr_Format(PyExc_ValueError, "no seat %ld plays", seat);
        return NULL;
    }
    if (PyObject_GetBuffer(args[1], &into, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS)) return NULL;
    Py_ssize_t wanted = k_observed(p->at.g.nseats);
    if (into.len != wanted) {
        PyErr_Format(PyExc_ValueError, "the array has %zd bytes, not %zd", into.len, wanted);
        PyBuffer_Release(&into);
        return NULL;
    }
    k_observe(&p->at.g, (int)seat, into.buf);
    PyBuffer_Release(&into);
    Py_RETURN_NONE;
}

static PyMethodDef k_methods[] = {
    {"clone", (PyCFunction)p_clone, METH_NOARGS, "A copy that goes its own way."},
    {"__copy__", (PyCFunction)p_clone, METH_NOARGS, "A copy that goes its own way."},
    {"answer", (PyCFunction)p_answer, METH_O, "Give a word and run to the next ask."},
    {"settle", (PyCFunction)p_settle, METH_O, "Answer for nature from a generator."},
    {"play", (PyCFunction)(void (*)(void))p_play, METH_FASTCALL, "Play on at random."},
    {"go", (PyCFunction)(void (*)(void))p_go, METH_FASTCALL, "Play on from a generator."},
    {"go_by", (PyCFunction)(void (*)(void))p_go_by, METH_FASTCALL, "Play on by the policy."},
    {"weights", (PyCFunction)p_weights, METH_NOARGS, "What the words of the ask weigh."},
    {"standing", (PyCFunction)p_standing, METH_O, "What the position is worth to a seat."},
    {"worth", (PyCFunction)p_worth, METH_NOARGS, "How good the position is."},
    {"line", (PyCFunction)(void (*)(void))p_line, METH_FASTCALL, "Say a line and play on."},
    {"tries", (PyCFunction)(void (*)(void))p_tries, METH_FASTCALL, "Try words in worlds."},
    {"contest", (PyCFunction)(void (*)(void))p_contest, METH_FASTCALL, "A generator a seat."},
    {"playouts", (PyCFunction)(void (*)(void))p_playouts, METH_FASTCALL, "Many from here."},
    {"world", (PyCFunction)(void (*)(void))p_world, METH_FASTCALL, "A world dealt anew."},
    {"observe", (PyCFunction)(void (*)(void))p_observe, METH_FASTCALL, "What a seat observes."},
    {"values", (PyCFunction)p_values, METH_NOARGS, "All fields as one hashable tuple."},
    {"checkpoint", (PyCFunction)p_checkpoint, METH_NOARGS, "The fields before the running rule."},
    {"flight", (PyCFunction)p_flight, METH_NOARGS, "The words answered in the running rule."},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef k_getters[] = {
    {"ask", (getter)p_ask, NULL, "(seats, prompt, words, to), or None.", NULL},
    {"over", (getter)p_is_over, NULL, "Whether the game has ended.", NULL},
    {"inside", (getter)p_is_inside, NULL, "Whether a rule is running.", NULL},
    {"result", (getter)p_result, NULL, "One int a seat; empty while the game runs.", NULL},
    {"reason", (getter)p_reason, NULL, "The reason of the end.", NULL},
    {"seats", (getter)p_seats, NULL, "How many seats play.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot k_slots[] = {
    {Py_tp_dealloc, k_dealloc},
    {Py_tp_methods, k_methods},
    {Py_tp_getset, k_getters},
    {Py_tp_doc, "A position of a game."},
    {0, NULL},
};

static PyType_Spec k_spec = {
    "heroon_rules.Position", sizeof(Position), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, k_slots,
};
