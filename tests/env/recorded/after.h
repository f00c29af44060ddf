/* Stands behind the C of a game: what a test asks of a batch. */
const char *recorded_games(PyObject *o) { return ((BatchObject *)o)->batch.games; }

size_t recorded_stride(void) { return K_STRIDE; }

int recorded_asked(PyObject *o, int i) {
    const Batch *b = &((BatchObject *)o)->batch;
    return i < b->lines ? b->line[i] : -1;
}
