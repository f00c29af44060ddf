"""For every test: the collector leaves alone what the collection has loaded, which never dies.

And sources are compiled once, not anew in each of the many processes that tests start, also where
the caller's shell wants no compiled files: they lie where git does not look.
"""

import gc
import os
import signal
import sys
import threading

import pytest

from tests.lengths import LONG, QUICK, ROOT, dear_files

#: A message that is missing is an error in every test and in the programs that tests start.
os.environ["HEROON_STRICT_TEXTS"] = "1"
#: No program that tests start builds engines beside: their times would differ.
os.environ["HEROON_BUILD"] = "no"
#: Shells start jobs in the background with deaf ears; programs that tests start hear Ctrl-C.
if threading.current_thread() is threading.main_thread():
    for heard in (signal.SIGINT, signal.SIGQUIT) if os.name == "posix" else ():
        if signal.getsignal(heard) is signal.SIG_IGN:
            usual = signal.default_int_handler if heard == signal.SIGINT else signal.SIG_DFL
            signal.signal(heard, usual)
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only `dev.py soak tests` runs, and in a quick check the dear files.

    A single test that is named runs always.
    """
    if LONG or any("::" in named for named in config.args):
        return
    dear = {ROOT / line for line in dear_files()} if QUICK in os.environ else set()
    left = [item for item in items if item.get_closest_marker("long") or item.path in dear]
    if left:
        out = set(left)
        items[:] = [item for item in items if item not in out]
        config.hook.pytest_deselected(items=left)


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
