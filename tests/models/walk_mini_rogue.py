"""MINI ROGUE: many walks of the game beside the second model, and what they have reached.

    python -m tests.models.walk_mini_rogue [--choices N] [--seed S] [--minutes M] [--out FILE]

The first difference ends it, told with the answers that led there.  With a file that holds the
report of earlier walks it goes on behind their last seed, until there are N choices in all.
"""

import sys

from tests.models.mini_rogue_walk import Reached, walk
from tests.models.walks import Walks

WALKS = Walks("mini-rogue", walk, Reached)

if __name__ == "__main__":
    sys.exit(WALKS.main())
