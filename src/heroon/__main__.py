"""`python -m heroon`: the command, where its own name is not on the path."""

from .cli import main

main()
