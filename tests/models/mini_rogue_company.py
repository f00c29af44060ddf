"""MINI ROGUE: Le Conseil, second model: the start of an adventurer (p.4, p.16), and the character
beside one's own against the Overlord and the Automa (Conseil p.10)."""

from tests.models.mini_rogue_cards import CHARACTERS, DIFFICULTY
from tests.models.mini_rogue_state import Flow, Hero, Table, choose

TRACKS = ("hp", "armor", "food", "gold", "xp")


def start(seat: int, name: str, difficulty: str) -> Hero:
    """Give an adventurer the values of the card, less what the difficulty takes (p.4, p.16)."""
    card = CHARACTERS[name]
    values = {what: card[what] for what in TRACKS}
    own = {"potions": list(card["potions"]), "holds": card.get("holds", "")}
    hero = Hero(seat, name, **values, **own, cards={name: True})
    take_off(hero, difficulty)
    return hero


def take_off(hero: Hero, difficulty: str) -> None:
    """Take off what the difficulty takes."""
    for what, many in DIFFICULTY[difficulty].items():
        setattr(hero, what, max(int(what == "hp"), getattr(hero, what) - many))


def company(t: Table) -> Flow[None]:
    """Let each take one more character, the leader first; then one start value each of it."""
    for hero in t.ordered():
        word = yield from choose(t, hero, "adopt", lambda: [f"adopt:{name}" for name in free(t)])
        name = word.removeprefix("adopt:")
        hero.cards[name] = True
    for hero in t.ordered():
        yield from borrow(t, hero)
        take_off(hero, t.options["difficulty"])


def free(t: Table) -> list[str]:
    """List the characters that nobody has."""
    return [name for name in CHARACTERS if all(name not in hero.cards for hero in t.heroes)]


def borrow(t: Table, hero: Hero) -> Flow[None]:
    """Take one printed start value over: it replaces one's own, a potion is added.

    A potion that one has gives nothing (MR-71, MR-72).
    """
    card = CHARACTERS[list(hero.cards)[1]]
    able = [what for what in TRACKS if card[what]] + ["potion"] * len(card["potions"])
    word = yield from choose(t, hero, "borrow", lambda: [f"borrow:{what}" for what in able])
    what = word.removeprefix("borrow:")
    if what != "potion":
        setattr(hero, what, card[what])
    elif card["potions"][0] not in hero.potions:
        hero.potions.append(card["potions"][0])
