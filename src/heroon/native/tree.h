/* The CPython extension: trees, and the module itself. */

typedef struct {
    PyObject_HEAD
    int32_t busy;
    PyObject *logs; /* the bytes that hold the logarithms of the tree */
    Tree tree;
} TreeObject;

static PyTypeObject *k_tree_type;

static int k_tree_busy(const TreeObject *o, int waiting) {
    if (o->busy)
        PyErr_SetString(PyExc_RuntimeError, "another thread grows this tree");
    else if (o->tree.waiting != waiting)
        PyErr_SetString(k_error, waiting ? "no game waits for its worth" : "a game waits for its worth");
    else
        return 0;
    return -1;
}

/* How games are played on. */
static void k_ready(Tree *t, Growth *growth) {
    growth->by.play.bound = t->cut ? t->cut : K_BOUND;
    growth->by.every = t->every;
    growth->tree = t;
}

static PyObject *t_grow(TreeObject *o, PyObject *const *args, Py_ssize_t n) {
    Tree *t = &o->tree;
    Growth growth;
    int how;
    if (n != 3 || !PyObject_TypeCheck(args[0], k_type)) {
        PyErr_SetString(PyExc_TypeError, "grow(world, times, state)");
        return NULL;
    }
    Position *world = (Position *)args[0];
    long long times = PyLong_AsLongLong(args[1]);
    if (times == -1 && PyErr_Occurred()) return NULL;
    growth.by.play.x = PyLong_AsUnsignedLongLongMask(args[2]);
    if (growth.by.play.x == (uint64_t)-1 && PyErr_Occurred()) return NULL;
    if (k_busy(world) || k_tree_busy(o, 0)) return NULL;
    k_ready(t, &growth);
    k_copy(&t->from, &world->at.g); /* others may answer it while the GIL is released */
    o->busy = 1;
    Py_BEGIN_ALLOW_THREADS
    times = k_grow(t, &growth, times, &how);
    Py_END_ALLOW_THREADS
    o->busy = 0;
    if (how == K_FAILED) return k_failed(&growth.by.play.run);
    return Py_BuildValue("LK", times, (unsigned long long)growth.by.play.x);
}

/* grow_worlds(base, plan, times, each, state): see k_grow_worlds. */
static PyObject *t_grow_worlds(TreeObject *o, PyObject *const *args, Py_ssize_t n) {
    Tree *t = &o->tree;
    Growth growth;
    Deal deal;
    Plan plan;
    int how;
    if (n != 5 || !PyObject_TypeCheck(args[0], k_type) || !PyBytes_Check(args[1])) {
        PyErr_SetString(PyExc_TypeError, "grow_worlds(base, plan, times, each, state)");
        return NULL;
    }
    Position *base = (Position *)args[0];
    long long times = PyLong_AsLongLong(args[2]), each = PyLong_AsLongLong(args[3]);
    if (PyErr_Occurred()) return NULL;
    growth.by.play.x = PyLong_AsUnsignedLongLongMask(args[4]);
    if (growth.by.play.x == (uint64_t)-1 && PyErr_Occurred()) return NULL;
    if (k_busy(base) || k_tree_busy(o, 0)) return NULL;
    if (base->at.g.rule || base->at.g.over || each < 1) {
        PyErr_SetString(k_error, "worlds are dealt between steps, and grown in once at least");
        return NULL;
    }
    k_ready(t, &growth);
    plan.at = (const int32_t *)PyBytes_AS_STRING(args[1]);
    plan.end = plan.at + PyBytes_GET_SIZE(args[1]) / (Py_ssize_t)sizeof(int32_t);
    k_copy(&t->base, &base->at.g);
    o->busy = 1;
    Py_BEGIN_ALLOW_THREADS
    deal.run.text[0] = 0;
    times = k_grow_worlds(t, &growth, &deal, &plan, times, each, &how);
    Py_END_ALLOW_THREADS
    o->busy = 0;
    if (how == K_FAILED) return k_failed(deal.run.text[0] ? &deal.run : &growth.by.play.run);
    return Py_BuildValue("LK", times, (unsigned long long)growth.by.play.x);
}

/* The position, with its fields alone, of the game that has no result. */
static PyObject *t_waiting(TreeObject *o, PyObject *none) {
    Tree *t = &o->tree;
    if (k_tree_busy(o, 1)) return NULL;
    return k_values(&t->g);
}

static PyObject *t_credit(TreeObject *o, PyObject *given) {
    Tree *t = &o->tree;
    double worth[K_SEATS];
    if (k_tree_busy(o, 1)) return NULL;
    if (!PyTuple_Check(given) || PyTuple_GET_SIZE(given) != t->g.nseats) {
        PyErr_SetString(PyExc_TypeError, "credit(one float for each seat)");
        return NULL;
    }
    for (int i = 0; i < t->g.nseats; i++) {
        worth[i] = PyFloat_AsDouble(PyTuple_GET_ITEM(given, i));
        if (worth[i] == -1.0 && PyErr_Occurred()) return NULL;
    }
    k_credit(t, worth);
    t->waiting = 0;
    Py_RETURN_NONE;
}

/* A word begins as if it had been tried before. */
static PyObject *t_expect(TreeObject *o, PyObject *args) {
    Tree *t = &o->tree;
    int word, visits;
    double worth;
    if (!PyArg_ParseTuple(args, "iid", &word, &visits, &worth) || k_tree_busy(o, 0)) return NULL;
    if (visits < 1 || visits >= t->known) { /* it is where the logarithms are looked up */
        PyErr_Format(PyExc_ValueError, "a word cannot begin with %d visits", visits);
        return NULL;
    }
    int node = k_after(t, 0, word);
    if (!node) {
        if (t->many == t->room && k_widen(t)) return PyErr_NoMemory();
        node = k_add_node(t, 0, word);
    }
    t->nodes[node] = (Node){worth, visits, visits};
    Py_RETURN_NONE;
}

static PyObject *t_visits(TreeObject *o, PyObject *said) {
    Tree *t = &o->tree;
    long word = PyLong_AsLong(said);
    if (word == -1 && PyErr_Occurred()) return NULL;
    if (k_tree_busy(o, t->waiting)) return NULL;
    int node = k_after(t, 0, (int)word);
    return PyLong_FromLong(node ? t->nodes[node].visits : -1);
}

/* The world that was grown in is left, and the next one is another. */
static PyObject *t_leave(TreeObject *o, PyObject *none) {
    if (k_tree_busy(o, 0)) return NULL;
    k_leave_world(&o->tree);
    Py_RETURN_NONE;
}

/* Of each word of the root: visits, worlds, worth, squares, products, sizes, of all worlds left. */
static PyObject *t_tallies(TreeObject *o, PyObject *none) {
    const Tree *t = &o->tree;
    if (k_tree_busy(o, t->waiting)) return NULL;
    PyObject *out = PyTuple_New(t->words.n);
    for (int i = 0; out && i < t->words.n; i++) {
        const Tally *one = &t->tally[i];
        PyObject *item = Py_BuildValue("Lidddd", (long long)one->visits, (int)one->worlds, one->worth, one->squares,
                                       one->products, one->sizes);
        if (!item) {
            Py_DECREF(out);
            return NULL;
        }
        PyTuple_SET_ITEM(out, i, item);
    }
    return out;
}

/* The worths that count as lost and as won. */
static PyObject *t_span(TreeObject *o, PyObject *none) {
    if (k_tree_busy(o, o->tree.waiting)) return NULL;
    return Py_BuildValue("dd", o->tree.low, o->tree.high);
}

static void t_dealloc(TreeObject *o) {
    PyTypeObject *type = Py_TYPE(o);
    Tree *t = &o->tree;
    free(t->nodes);
    free(t->edges);
    free(t->way);
    free(t->tally);
    Py_XDECREF(o->logs);
    PyObject_Free(o);
    Py_DECREF(type);
}

/* The team of each seat; without teams each plays for itself. */
static int k_team_up(Tree *t, PyObject *teams) {
    Py_ssize_t n = PyTuple_GET_SIZE(teams);
    for (int i = 0; i < K_SEATS; i++) t->teams[i] = i;
    for (Py_ssize_t i = 0; i < n && i < K_SEATS; i++) {
        long team = PyLong_AsLong(PyTuple_GET_ITEM(teams, i));
        if (team == -1 && PyErr_Occurred()) return -1;
        t->teams[i] = (int32_t)team;
    }
    return 0;
}

/* A tree.  Games are played on by the policy but for one choice in so many as `every` says (1: all
 * at random, 0: none), to the end or for `cut` choices (0: to the end).  `teams`, `low`, `high` and
 * `grows` are those of `ai.values.Worth`. */
static PyObject *m_tree(PyObject *module, PyObject *args) {
    int me, every, cut, grows;
    double explore, low, high;
    PyObject *words, *logs, *teams;
    if (!PyArg_ParseTuple(args, "iO!dSiiO!ddp", &me, &PyTuple_Type, &words, &explore, &logs, &every, &cut,
                          &PyTuple_Type, &teams, &low, &high, &grows))
        return NULL;
    if (every < 0 || cut < 0 || (every != 1 && !K_WEIGHS) || (cut && !K_STANDS)) {
        PyErr_SetString(PyExc_ValueError, "tree: a game without weights is played on at random, and without standing to the end");
        return NULL;
    }
    if (me < 0 || me >= K_SEATS || PyTuple_GET_SIZE(words) > K_WORDS_CAP) {
        PyErr_SetString(PyExc_ValueError, "tree(me, words, explore, logs): no such seat, or too many words");
        return NULL;
    }
    TreeObject *o = PyObject_Calloc(1, sizeof(TreeObject));
    if (!o) return PyErr_NoMemory();
    PyObject_Init((PyObject *)o, k_tree_type);
    Tree *t = &o->tree;
    t->me = me;
    t->explore = explore;
    t->every = every;
    t->cut = cut;
    o->logs = Py_NewRef(logs);
    t->logs = (const double *)PyBytes_AS_STRING(logs);
    t->known = PyBytes_GET_SIZE(logs) / (Py_ssize_t)sizeof(double);
    t->grows = grows;
    k_span(t, low, high);
    t->longest = 64;
    t->way = malloc(sizeof(Pace) * (size_t)t->longest);
    t->words.cap = K_WORDS_CAP;
    if (k_team_up(t, teams)) goto bad;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(words); i++) {
        long word = PyLong_AsLong(PyTuple_GET_ITEM(words, i));
        if (word == -1 && PyErr_Occurred()) goto bad;
        t->words.v[t->words.n++] = (int32_t)word;
    }
    t->tally = calloc((size_t)t->words.n + 1, sizeof(Tally));
    if (!t->way || !t->tally || k_widen(t)) {
        PyErr_NoMemory();
        goto bad;
    }
    t->nodes[t->many++] = (Node){0.0, 0, 0};
    return (PyObject *)o;
bad:
    Py_DECREF(o);
    return NULL;
}

static PyMethodDef k_tree_methods[] = {
    {"grow", (PyCFunction)(void (*)(void))t_grow, METH_FASTCALL, "Iterations in copies of a world."},
    {"grow_worlds", (PyCFunction)(void (*)(void))t_grow_worlds, METH_FASTCALL, "Iterations in worlds dealt anew."},
    {"waiting", (PyCFunction)t_waiting, METH_NOARGS, "The fields of the game without a result."},
    {"credit", (PyCFunction)t_credit, METH_O, "What the game without a result is worth."},
    {"expect", (PyCFunction)t_expect, METH_VARARGS, "A word that begins with some visits."},
    {"leave", (PyCFunction)t_leave, METH_NOARGS, "No more games of the world that was grown in."},
    {"tallies", (PyCFunction)t_tallies, METH_NOARGS, "What came of each word at the root."},
    {"span", (PyCFunction)t_span, METH_NOARGS, "The worths that count as lost and as won."},
    {"visits", (PyCFunction)t_visits, METH_O, "How often a word was tried; -1: never."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot k_tree_slots[] = {
    {Py_tp_dealloc, t_dealloc},
    {Py_tp_methods, k_tree_methods},
    {Py_tp_doc, "The tree of a search."},
    {0, NULL},
};

static PyType_Spec k_tree_spec = {
    "heroon_rules.Tree", sizeof(TreeObject), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, k_tree_slots,
};

/* -- the module -------------------------------------------------------------------------------- */

static PyMethodDef k_functions[] = {
    {"load", (PyCFunction)(void (*)(void))m_load, METH_FASTCALL, "load(values, seats) -> Position"},
    {"tree", m_tree, METH_VARARGS, "tree(me, words, explore, logs, every, cut, teams, low, high, grows) -> Tree"},
    {"batch", m_batch, METH_VARARGS, "batch(start, many, agents, others, bound, arrays) -> Batch"},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef k_module = {
    PyModuleDef_HEAD_INIT, "heroon_rules", "Rules translated to C.", -1, k_functions,
    NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit_heroon_rules(void) {
    PyObject *errors = PyImport_ImportModule("heroon.kernel.errors");
    if (!errors) return NULL;
    k_error = PyObject_GetAttrString(errors, "KernelError");
    Py_DECREF(errors);
    if (!k_error) return NULL;
    if (k_make_ints()) return NULL;
    PyObject *module = PyModule_Create(&k_module);
    if (!module) return NULL;
    k_type = (PyTypeObject *)PyType_FromSpec(&k_spec);
    k_tree_type = (PyTypeObject *)PyType_FromSpec(&k_tree_spec);
    k_batch_type = (PyTypeObject *)PyType_FromSpec(&b_spec);
    if (!k_type || !k_tree_type || !k_batch_type || PyModule_AddObjectRef(module, "Position", (PyObject *)k_type) ||
        PyModule_AddIntConstant(module, "SIZE", (long)sizeof(G)) ||
        PyModule_AddIntConstant(module, "WEIGHS", K_WEIGHS) ||
        PyModule_AddIntConstant(module, "STANDS", K_STANDS) ||
        PyModule_AddIntConstant(module, "PLANS", K_PLANS) ||
        PyModule_AddIntConstant(module, "VALUES", K_VALUES)) {
        Py_DECREF(module);
        return NULL;
    }
    return module;
}
