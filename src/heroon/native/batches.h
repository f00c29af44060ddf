/* The CPython extension: batches (see `batch.h`). */

#ifdef __linux__
#include <sys/mman.h>
#endif

typedef struct {
    PyObject_HEAD
    Position *start;
    Py_buffer array[K_ARRAYS];
    int held;
    Batch batch;
} BatchObject;

static PyTypeObject *k_batch_type;

static const struct {
    const char *name;
    Py_ssize_t item;
} k_arrays[K_ARRAYS] = {
    {"observations", 1}, {"masks", 1}, {"actors", 1}, {"ends", 1}, {"results", 4}, {"reasons", 4},
    {"rewards", 4}, {"last", 1},
};

static void b_dealloc(BatchObject *o) {
    PyTypeObject *type = Py_TYPE(o);
    for (int i = 0; i < o->held; i++) PyBuffer_Release(&o->array[i]);
    Py_XDECREF(o->start);
    free(o->batch.games);
    free(o->batch.player);
    PyObject_Free(o);
    Py_DECREF(type);
}

/* Zeros for many games, from a line of memory on.  On Linux they lie in large pages if they are as much
 * as one: a game has a page of its own else, and the processor keeps the addresses of some thousand pages
 * at hand. */
static void *k_zeros(size_t bytes) {
    const size_t page = 1 << 21;
    void *found = NULL;
    if (bytes >= page) bytes = (bytes + page - 1) / page * page;
    if (posix_memalign(&found, bytes >= page ? page : K_LINE, bytes)) return NULL;
#ifdef __linux__
    if (bytes >= page) madvise(found, bytes, MADV_HUGEPAGE);
#endif
    return memset(found, 0, bytes);
}

/* Takes the teams of the seats, numbered from 0 up. */
static int k_teams_of(Batch *b, const char *teams, Py_ssize_t many) {
    if (many != b->seats || many > (Py_ssize_t)sizeof b->team) {
        PyErr_Format(PyExc_ValueError, "%zd teams of %d seats", many, b->seats);
        return -1;
    }
    for (int s = 0; s < b->seats; s++) {
        b->team[s] = (int8_t)teams[s];
        if (teams[s] < 0 || teams[s] >= b->seats) {
            PyErr_Format(PyExc_ValueError, "seat %d is of team %d", s, teams[s]);
            return -1;
        }
        b->teams = k_max(b->teams, teams[s] + 1);
    }
    return 0;
}

/* batch(start, many, agents, others, bound, teams, goal, arrays) */
static PyObject *m_batch(PyObject *module, PyObject *args) {
    PyObject *start, *arrays;
    int many, agents, others;
    long long bound;
    const char *teams;
    Py_ssize_t seats;
    double goal;
    if (!PyArg_ParseTuple(args, "O!iiiLy#dO!", k_type, &start, &many, &agents, &others, &bound, &teams, &seats, &goal,
                          &PyTuple_Type, &arrays))
        return NULL;
    Position *from = (Position *)start;
    if (many < 1 || many > 1 << 24 || PyTuple_GET_SIZE(arrays) != K_ARRAYS || k_busy(from)) {
        if (!PyErr_Occurred()) PyErr_Format(PyExc_ValueError, "a batch has one game at least, and %d arrays", K_ARRAYS);
        return NULL;
    }
    if (from->at.g.over) return k_over();
    BatchObject *o = PyObject_Malloc(sizeof(BatchObject));
    if (!o) return PyErr_NoMemory();
    PyObject_Init((PyObject *)o, k_batch_type);
    memset((char *)o + sizeof(PyObject), 0, sizeof(BatchObject) - sizeof(PyObject));
    Py_INCREF(from);
    o->start = from;
    Batch *b = &o->batch;
    b->start = &from->at.g;
    b->many = many;
    b->seats = from->at.g.nseats;
    b->agents = agents;
    b->others = others;
    b->bound = bound > 0 ? bound : K_BOUND;
    b->goal = goal;
    if (k_teams_of(b, teams, seats)) goto bad;
    Py_ssize_t wide[K_ARRAYS] = {k_wide(b), K_MASK, 1, 1, b->seats, 1, b->seats, k_wide(b)};
    for (int i = 0; i < K_ARRAYS; i++) {
        Py_ssize_t wanted = wide[i] * k_arrays[i].item * many;
        if (PyObject_GetBuffer(PyTuple_GET_ITEM(arrays, i), &o->array[i], PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS)) goto bad;
        o->held++;
        b->array[i] = o->array[i].buf;
        b->lasts = i == K_LAST && o->array[i].len == wanted * b->seats ? b->seats : 1;
        if (o->array[i].len != wanted * b->lasts) {
            PyErr_Format(PyExc_ValueError, "%s: %zd bytes, not %zd", k_arrays[i].name, o->array[i].len, wanted);
            goto bad;
        }
    }
    b->games = k_zeros((size_t)many * K_STRIDE);
    b->player = calloc((size_t)many, sizeof(Player));
    k_find_lines(b);
    if (b->games && b->player) return (PyObject *)o;
    PyErr_NoMemory();
bad:
    Py_DECREF(o);
    return NULL;
}

static int k_range(const Batch *b, PyObject *const *args, int *low, int *high) {
    long from = PyLong_AsLong(args[0]), to = PyLong_AsLong(args[1]);
    if (PyErr_Occurred()) return -1;
    if (from < 0 || to > b->many || from > to) {
        PyErr_Format(PyExc_ValueError, "games %ld to %ld of %d", from, to, b->many);
        return -1;
    }
    *low = (int)from;
    *high = (int)to;
    return 0;
}

/* Tells why a step failed. */
static PyObject *k_unstepped(const Batch *b, int failed, const Run *run) {
    if (failed == K_BROKEN) return k_failed(run);
    PyErr_Format(PyExc_ValueError, "%d games in a row ended before an agent was asked, each within %lld choices",
                 K_UNASKED, (long long)b->bound);
    return NULL;
}

/* reset(low, high, seed): games anew, the i-th with the generator of seed + i */
static PyObject *b_reset(BatchObject *o, PyObject *const *args, Py_ssize_t n) {
    Batch *b = &o->batch;
    int low, high, failed = 0;
    Turn turn;
    if (n != 3) {
        PyErr_SetString(PyExc_TypeError, "reset(low, high, seed)");
        return NULL;
    }
    if (k_range(b, args, &low, &high)) return NULL;
    uint64_t seed = PyLong_AsUnsignedLongLongMask(args[2]);
    if (seed == (uint64_t)-1 && PyErr_Occurred()) return NULL;
    Py_BEGIN_ALLOW_THREADS
    for (int i = low; i < high && !failed; i++) {
        b->player[i].x = k_seed(seed + (uint64_t)i);
        k_game(b, i)->words.cap = K_WORDS_CAP;
        k_anew(b, k_game(b, i), &b->player[i]);
        failed = k_one(b, &turn, i, -1);
    }
    Py_END_ALLOW_THREADS
    if (failed) return k_unstepped(b, failed, &turn.run);
    Py_RETURN_NONE;
}

/* The word for one game, of ints of 32 or 64 bits; -2 for what is none. */
static inline int k_word_of(const Py_buffer *said, int i) {
    int64_t word = said->itemsize == 8 ? ((const int64_t *)said->buf)[i] : ((const int32_t *)said->buf)[i];
    return word >= 0 && word < K_VOCABULARY ? (int)word : -2;
}

/* Takes the words of all games, ints of 32 or 64 bits. */
static int k_said_in(const Batch *b, PyObject *given, Py_buffer *said) {
    if (PyObject_GetBuffer(given, said, PyBUF_ND)) return -1;
    if ((said->itemsize == 4 || said->itemsize == 8) && said->len == said->itemsize * b->many) return 0;
    PyErr_Format(PyExc_ValueError, "actions: %zd bytes, not %zd", said->len, (Py_ssize_t)sizeof(int32_t) * b->many);
    PyBuffer_Release(said);
    return -1;
}

/* check(actions): raises ValueError for the first word that is not offered in its game */
static PyObject *b_check(BatchObject *o, PyObject *given) {
    Batch *b = &o->batch;
    Py_buffer said;
    if (k_said_in(b, given, &said)) return NULL;
    for (int i = 0; i < b->many; i++)
        if (!k_offered(b, i, k_word_of(&said, i))) {
            long long word = said.itemsize == 8 ? ((const int64_t *)said.buf)[i] : ((const int32_t *)said.buf)[i];
            PyErr_Format(PyExc_ValueError, "game %d: the word %lld is not offered", i, word);
            PyBuffer_Release(&said);
            return NULL;
        }
    PyBuffer_Release(&said);
    Py_RETURN_NONE;
}

/* step(low, high, actions): a game ends in which its word is not offered */
static PyObject *b_step(BatchObject *o, PyObject *const *args, Py_ssize_t n) {
    Batch *b = &o->batch;
    int low, high, failed = 0;
    Py_buffer said;
    Turn turn;
    if (n != 3) {
        PyErr_SetString(PyExc_TypeError, "step(low, high, actions)");
        return NULL;
    }
    if (k_range(b, args, &low, &high) || k_said_in(b, args[2], &said)) return NULL;
    Py_BEGIN_ALLOW_THREADS
    for (int i = low; i < high && !failed; i++) failed = k_one(b, &turn, i, k_word_of(&said, i));
    Py_END_ALLOW_THREADS
    PyBuffer_Release(&said);
    if (failed) return k_unstepped(b, failed, &turn.run);
    Py_RETURN_NONE;
}

/* Takes an array to write into, so many bytes for each game. */
static int k_takes(const Batch *b, PyObject *given, const char *name, Py_ssize_t bytes, Py_buffer *into) {
    if (PyObject_GetBuffer(given, into, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS)) return -1;
    if (into->len == bytes * b->many) return 0;
    PyErr_Format(PyExc_ValueError, "%s: %zd bytes, not %zd", name, into->len, bytes * b->many);
    PyBuffer_Release(into);
    return -1;
}

/* draw(low, high, seed, actions): one of the offered words for each game of a range, at random */
static PyObject *b_draw(BatchObject *o, PyObject *const *args, Py_ssize_t n) {
    Batch *b = &o->batch;
    int low, high;
    Py_buffer into;
    if (n != 4) {
        PyErr_SetString(PyExc_TypeError, "draw(low, high, seed, actions)");
        return NULL;
    }
    if (k_range(b, args, &low, &high)) return NULL;
    uint64_t seed = PyLong_AsUnsignedLongLongMask(args[2]);
    if (seed == (uint64_t)-1 && PyErr_Occurred()) return NULL;
    if (k_takes(b, args[3], "actions", sizeof(int32_t), &into)) return NULL;
    Py_BEGIN_ALLOW_THREADS
    for (int i = low; i < high; i++) ((int32_t *)into.buf)[i] = k_drawn(b, i, seed);
    Py_END_ALLOW_THREADS
    PyBuffer_Release(&into);
    Py_RETURN_NONE;
}

/* allowed(low, high, out): whether each word may be said, a byte for each, in a range of games */
static PyObject *b_allowed(BatchObject *o, PyObject *const *args, Py_ssize_t n) {
    Batch *b = &o->batch;
    int low, high;
    Py_buffer into;
    if (n != 3) {
        PyErr_SetString(PyExc_TypeError, "allowed(low, high, out)");
        return NULL;
    }
    if (k_range(b, args, &low, &high)) return NULL;
    if (k_takes(b, args[2], "out", K_VOCABULARY, &into)) return NULL;
    for (int i = low; i < high; i++) k_spread(b, i, (uint8_t *)into.buf + (size_t)K_VOCABULARY * (size_t)i);
    PyBuffer_Release(&into);
    Py_RETURN_NONE;
}

/* position(i): a copy of one game, at its ask */
static PyObject *b_position(BatchObject *o, PyObject *given) {
    Batch *b = &o->batch;
    long i = PyLong_AsLong(given);
    if (i == -1 && PyErr_Occurred()) return NULL;
    if (i < 0 || i >= b->many) {
        PyErr_Format(PyExc_IndexError, "no game %ld of %d", i, b->many);
        return NULL;
    }
    Position *p = k_new();
    if (!p) return NULL;
    k_copy(&p->at.g, k_game(b, (int)i));
    return (PyObject *)p;
}

static PyMethodDef b_methods[] = {
    {"reset", (PyCFunction)(void (*)(void))b_reset, METH_FASTCALL, "Begin games anew."},
    {"check", (PyCFunction)b_check, METH_O, "Raises for a word that is not offered."},
    {"step", (PyCFunction)(void (*)(void))b_step, METH_FASTCALL, "Say a word in each game."},
    {"draw", (PyCFunction)(void (*)(void))b_draw, METH_FASTCALL, "Offered words at random."},
    {"allowed", (PyCFunction)(void (*)(void))b_allowed, METH_FASTCALL, "Whether each word may be said."},
    {"position", (PyCFunction)b_position, METH_O, "A copy of one game."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot b_slots[] = {
    {Py_tp_dealloc, b_dealloc},
    {Py_tp_methods, b_methods},
    {Py_tp_doc, "Many games in one object."},
    {0, NULL},
};

static PyType_Spec b_spec = {
    "heroon_rules.Batch", sizeof(BatchObject), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, b_slots,
};
