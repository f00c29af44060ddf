"""For every test: the collector leaves alone what the collection has loaded, which never dies."""

import gc


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
