"""How long the readers of files need to refuse what is wrong: prints JSON.

    python benchmarks/readers.py

The budget is 50 ms and 20 MB for any refused text, also for the largest within the bounds.
"""

from __future__ import annotations

import contextlib
import json
import time
import tracemalloc

from heroon.kernel import InputError, read_scenario
from heroon.kernel.toml import LONGEST_TOML, MOST_LINES

#: Texts that are within the bounds, or far beyond, and wrong all the same.
TEXTS = {
    "one key of 30,000 parts": "a." * 30_000 + "b = 1",
    "deep keys on every line": "a.b.c.d = 1\n" * MOST_LINES,
    "as many keys as there may be": "".join(f"k{i}=1\n" for i in range(MOST_LINES - 1)),
    "one long list on many lines": "x = [\n" + "1,1,1,1,1,1,1,\n" * 3_900 + "]",
    "lists in lists": "x = [\n" + "[[[[]]]],[],\n" * 3_900 + "]",
    "tables in a line": "x = [\n" + "{a.b=1},{c=1}\n," * 3_900 + "]",
    "quotes": "x = [\n" + "'',\"\\u0041\",''\n," * 3_900 + "]",
    "quotes that do not end": ("'\"" * 3_900 + "\n") * 8,
    "words without end": ("a" * 7_990 + "\n") * 8,
    "blanks and dots": ("a . " * 3 + " " * 7_900 + "\n") * 8,
    "four megabytes": "x = 1\n" * 700_000,
}


def main() -> None:
    """Measure and print."""
    told = {}
    for name, text in TEXTS.items():
        text = text if len(text) > LONGEST_TOML * 2 else text[:LONGEST_TOML]
        best = 1e9
        for _ in range(5):
            start = time.perf_counter()
            try:
                read_scenario(text)
            except InputError as bad:
                why = bad.why
            best = min(best, time.perf_counter() - start)
        tracemalloc.start()
        with contextlib.suppress(InputError):
            read_scenario(text)
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        told[name] = {"ms": round(best * 1000, 1), "MB": round(peak / 1e6, 2), "why": why[:60]}
    print(json.dumps(told, indent=2))


if __name__ == "__main__":
    main()
