"""Deal anew what a seat does not know, and count what its opponent may hold.

python examples/sample.py
"""

from collections import Counter

from heroon.kernel import Rng, Seeded, Table, game

WORLDS = 2000


def main() -> None:
    """Play eight turns of HEROZ, then look at the opponent's hand from seat 0."""
    spec = game("heroz")
    assert spec.policy is not None
    table, rng = Table(spec, driver=Seeded("the evening")), Rng(1)
    while table.view(0).counter("turns") < 8 and table.ask is not None:
        table.answer(spec.policy(table.g, table.ask, rng))
    print(f"The opponent holds {table.view(0).counter('hand.1')} cards. Seat 0 sees of them:")
    print(" ", [piece.face for piece in table.view(0).area("hand.1").pieces] or "no face")

    aces: Counter[int] = Counter()
    for _ in range(WORLDS):
        world = table.sample(0, rng)
        assert world.view(0) == table.view(0)  # seat 0 cannot tell this world from the real one
        hand = world.view(1).area("hand.1").pieces
        aces[sum(piece.face.startswith("A") for piece in hand)] += 1
    for count, worlds in sorted(aces.items()):
        print(f"{count} Aces in {worlds / WORLDS:6.1%} of the worlds that may be")


if __name__ == "__main__":
    main()
