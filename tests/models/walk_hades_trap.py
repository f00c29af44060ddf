"""HADES TRAP: many walks of the game beside the second model, and what they have reached.

    python -m tests.models.walk_hades_trap [--choices N] [--seed S] [--minutes M] [--out FILE]

The first difference ends it, told with the answers that led there.  With a file that holds the
report of earlier walks it goes on behind their last seed, until there are N choices in all.
"""

import sys

from tests.models.hades_trap_reached import Reached
from tests.models.hades_trap_walk import walk
from tests.models.walks import Walks

WALKS = Walks("hades-trap", walk, Reached)

if __name__ == "__main__":
    sys.exit(WALKS.main())
