#!/usr/bin/env python3
"""Everything a developer or a player does with a checkout of Heroon.

    python3 dev.py play             play in the browser: a local page with all games
    python3 dev.py play GAME ...    play that game in the terminal
    python3 dev.py test [ARGS]      linters, types, import contract, all tests (ARGS go to pytest)
    python3 dev.py check [ARGS]     the quicker version: slow tests stay out, and where ARGS name no
                                    path also those of tests/dear.txt
    python3 dev.py soak GAME        random games of GAME with every invariant checked
    python3 dev.py soak native      every game and shape in both engines, compared at every token
    python3 dev.py soak tests       the tests that try little in `test`, at their full length
    python3 dev.py soak page        twins of 1,000 positions of each game on the page, byte for byte
    python3 dev.py soak observations
                                    100,000 twins of each game: the same numbers, byte for byte
    python3 dev.py soak model GAME  a million choices of GAME beside its second model, in step
    python3 dev.py mutants NAME     edits of a game's rules, or of rollouts, exact-circles, batch:
                                    is each one noticed?
    python3 dev.py heard [GAME]     what a screen reader says of the page, into docs/heard/
    python3 dev.py bench [NAME]     the scripts in benchmarks/
    python3 dev.py docs             the site of the guides and the reference, into build/docs
    python3 dev.py run ARGS         the heroon command
    python3 dev.py lock             resolve the lock files in requirements/ anew
    python3 dev.py clean            remove .venv, caches and build outputs

It needs Python 3.11 or newer and nothing else: at the first call it makes .venv beside this file,
installs the locked packages with pip as you have configured it, and puts Heroon there in editable
form. While the lock files and pyproject.toml stay as they are, later calls start at once.
"""

import os
import sys

if sys.version_info < (3, 11):
    # This file, whole, parses in Python 2.7: else an old interpreter would never reach this line.
    this = ".".join([str(part) for part in sys.version_info[:2]])
    told = "dev.py needs Python 3.11 or newer; this is Python {}. Call it with a newer one, "
    sys.exit(told.format(this) + "for example: python3.11 dev.py play")

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # also under `python3 -I`

from dev_commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], __doc__))
