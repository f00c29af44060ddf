"""MINI ROGUE: the words, cards and cells of the game as the second model names them."""

from __future__ import annotations

from typing import Any, Final

from heroon import kernel as k
from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.spec import SPEC
from heroon.games.mini_rogue.state import Run
from tests.models.mini_rogue_base import ROOMS as BASE_ROOMS
from tests.models.mini_rogue_cards import ROOMS

ROOM: Final = (
    "",
    *("garde", "corbeaux", "rats", "tireuse", "tour", "gardien", "guet-apens", "egout"),
    *("coffre", "cassette", "feu", "armes", "ceinture", "codex", "marchand", "forgeronne"),
    *("pyree", "geoles", "charnier", "maison"),
    *("rodeurs", "maudits", "betes", "labyrinthe", "ronces", "vermine", "pieux", "coffret"),
    *("mimique", "brasier", "arsenal", "tombe", "grotte", "couloir", "abri", "colporteur"),
    *("chasseur", "autel", "choucas", "hors-la-loi"),
)
assert sorted(ROOM[1:]) == sorted([*ROOMS, *BASE_ROOMS])
GUARDIAN: Final = (
    *("", "bourreau", "inquisitrice", "roi-des-rats", "assassin"),
    *("dragon", "protecteur", "reine-araignee", "goule"),
)
TALE: Final = ("", "message", "mendiant", "procession", "marche")
HERO: Final = (
    *("chasseuse", "docteur", "capitaine", "alchimiste"),
    *("croise", "pretresse", "magicienne", "roublard"),
)
FOE: Final = (
    *("", *ROOM[1:5], "criminel", *GUARDIAN[1:5], "restes", "restes"),
    *(*ROOM[21:24], "fantome", *GUARDIAN[5:], "og", "og", "hors-la-loi"),
    *("avatar", "avatar"),
)
CONDITION: Final = ("curse", "poison", "blind")
PRICE: Final = w.PRICE.tokens
WARE: Final = ("hp+1", "food+1", "bless", "hp+4", "armor+1", "xp+2")

#: The questions of the game, by what the model calls them (up to a colon).
QUESTIONS: Final = {
    w.P_WAY: "move",
    w.P_ENTERED: "explore",
    w.P_PREPARE: "prepare",
    w.P_ASIDE: "aside",
    w.P_LAY: "order",
    w.P_LOOK: "codex",
    w.P_TEST: "test",
    w.P_ITEM: "want item",
    w.P_TAKE: "item",
    w.P_READ: "change die",
    w.P_OFFER: "offering",
    w.P_CHOOSE: "option",
    w.P_GAIN: "which potion",
    w.P_FULL: "too many potions",
    w.P_DROP: "too many potions",
    w.P_TALE: "story",
    w.P_REWARD: "option",
    w.P_SHOP: "trade",
    w.P_HAMMER: "hammer",
    w.P_STANCE: "stance",
    w.P_SKILL: "skill",
    w.P_ROLL: "attack",
    w.P_DICE: "reroll",
    w.P_FROST: "frost",
    w.P_POTION: "potion",
    w.P_BRACE: "attacked",
    w.P_SUFFER: "row",
    w.P_HUNGER: "hunger",
    w.P_AGREE: "first?",
    w.P_GIVE: "exchange",
    w.P_ACCEPT: "offer",
    w.P_SETTLE: "settle",
    w.P_TOLL: "toll",
    w.P_ADOPT: "adopt",
    w.P_BORROW: "borrow",
    w.P_DOUBLE: "double",
    w.P_LAST: "last",
    w.P_OMEN_ZONE: "omen-zone",
    w.P_OMEN_ROOM: "omen-room",
    w.P_OMEN_FIGHT: "omen-fight",
    w.P_OMEN_DIE: "omen-die",
    w.P_OMEN_HIDDEN: "omen-hidden",
    w.P_OMEN_WAY: "omen-way",
    w.P_OMEN_MEAL: "omen-meal",
    w.P_EXCHANGE: "exchange room",
    w.P_PEEK: "peek",
    w.P_CROSS: "cross",
    w.P_PLACE: "place",
}
#: What PASS and DONE are in the model, where it is not "pass".
_NO: Final = {
    w.P_TEST: "roll",
    w.P_ROLL: "roll",
    w.P_ITEM: "leave",
    w.P_TAKE: "leave",
    w.P_HAMMER: "leave",
    w.P_SHOP: "leave",
    w.P_DICE: "done",
    w.P_LOOK: "done",
}
_PLAIN: Final = {
    w.HUNT: "skill:chasse",
    w.BAIT: "skill:appat",
    w.MIASMA: "skill:miasmes",
    w.WALL: "skill:mur",
    w.FLASK: "skill:fiole:damage",
    w.FREEZE: "skill:fiole:frost",
    w.PATROL: "skill:ronde",
    w.BURN: "codex",
    w.SCRY: "codex",
    w.CULL: "codex",
    w.FORESEE: "use:percep",
    w.URGE: "first",
    w.TRY: "test",
    w.TAKE: "take",
    w.OFFER: "offer",
    w.COINS: "take:gold+2",
    w.STORY: "take:story",
    w.HAMMER: "buy:hammer",
    w.STRIKE: "hammer",
    w.BASH: "skill:ecu",
    w.AEGIS: "skill:egide",
    w.WARD: "skill:sauvegarde",
    w.SIGHT: "skill:vision",
    w.BACKSTAB: "skill:sournois",
    w.SLIP: "skill:faufiler",
    w.SCOUT: "scout",
    w.FEED: "feed",
    w.KEEP: "keep",
    w.REDIE: "fate",
    w.PROBE: "labyrinth",
    w.ARM: "mechanism",
    w.INFECT: "contagion",
    w.RAGE: "carnage",
    w.SEND_WATCH: "watch",
    k.YES: "accept",
    k.NO: "refuse",
}


def cell(number: int) -> tuple[int, int]:
    """Name a cell of the game as the model does."""
    return number // 3, number % 3


def potion(number: int) -> str:
    """Name a potion."""
    return w.POTION.by_value[number]


def thing(number: int) -> str:
    """Name what is given or sold."""
    return f"potion:{potion(number - w.PHIAL)}" if number > w.ITEM else w.THING.tokens[number]


def answer(g: Run, prompt: int, word: int, options: list[str]) -> str:
    """Name a word of the game as the model does its answer; `options` are its answers in order.

    Dice are named by what they show, for the model counts them in another order.
    """
    if word in (k.PASS, k.DONE):
        return _NO.get(prompt, "pass")
    if word in _PLAIN:
        return _PLAIN[word]
    verb, a, b = w.VERB[word], w.A[word], w.B[word]
    if verb == w.CHOOSE.id:
        return options[a - 1]
    if verb == w.CRITICAL.id:
        return f"critical:{g.dice[a - 1]}"
    if verb == w.FEAT.id:
        return f"feat:{g.dice[a - 1]}:{PRICE[b]}"
    if verb in (w.GIVE.id, w.SWAP.id, w.GIVE_BELT.id, w.SWAP_BELT.id):
        return _exchange(verb, a, b, w.C[word])
    return _by_verb(verb, a, b)


def _exchange(verb: int, a: int, b: int, c: int) -> str:
    if verb == w.GIVE.id:
        return f"give:{b}:{thing(a)}"
    if verb == w.GIVE_BELT.id:
        return f"give:{b}:item:{potion(a)}"
    if verb == w.SWAP_BELT.id:
        return f"swap:{b}:item:{potion(a)}"
    return f"swap:{c}:item" if a == w.ITEM else f"swap:{c}:{thing(a)}:{potion(b - w.PHIAL)}"


def _by_verb(verb: int, a: int, b: int) -> str:
    at: dict[int, Any] = {
        w.GO.id: lambda: "go:{}.{}".format(*cell(a)),
        w.LOOK.id: lambda: "look:{}.{}".format(*cell(a)),
        w.DRINK.id: lambda: f"drink:{potion(a)}",
        w.REMEDY.id: lambda: f"skill:remede:{CONDITION[a]}",
        w.DISTIL.id: lambda: f"skill:distillation:{potion(a)}:{potion(b)}",
        w.ASIDE.id: lambda: f"aside:{ROOM[a]}",
        w.FIRST.id: lambda: f"top:{ROOM[a]}",
        w.READ.id: lambda: f"die:{a}",
        w.GAIN.id: lambda: f"gain:{potion(a)}",
        w.DROP.id: lambda: f"drop:{potion(a)}",
        w.TELL.id: lambda: f"story:{'abc'[a]}",
        w.BUY.id: lambda: f"buy:{WARE[a]}",
        w.BREW.id: lambda: f"buy:P:{potion(a)}",
        w.SELL.id: lambda: f"sell:{thing(a)}",
        w.STAND.id: lambda: f"stance:{w.STANCE.tokens[a]}",
        w.THROW_POTION.id: lambda: f"use:{potion(a)}",
        w.TRIBUTE.id: lambda: f"skill:tribut:{a}",
        w.CONJURE.id: lambda: f"skill:conjuration:{potion(a)}",
        w.DRAFT.id: lambda: "draft:{}.{}".format(*cell(a)),
        w.SETTLE.id: lambda: "settle:{}@{}.{}".format(ROOM[a], *cell(b)),
        w.PAY.id: lambda: f"pay:{w.TOLL.tokens[a]}",
        w.ADOPT.id: lambda: f"adopt:{HERO[a]}",
        w.BORROW.id: lambda: f"borrow:{w.TRAIT.tokens[a]}",
        w.DOUBLE.id: lambda: f"double:{a}",
        w.DIVINE.id: lambda: "divine:{}.{}".format(*cell(a)),
        w.EXCHANGE.id: lambda: f"exchange:{ROOM[a]}",
        w.PEEK.id: lambda: "peek:{}.{}".format(*cell(a)),
        w.CROSS.id: lambda: "cross:{}.{}:{}.{}".format(*cell(a), *cell(b)),
        w.SHROUD.id: lambda: "veil:{}.{}".format(*cell(a)),
        w.BLOCK.id: lambda: "rockfall:{}.{}".format(*cell(a)),
        w.SHIFT.id: lambda: "streets:{}.{}".format(*cell(a)),
        w.STARVE.id: lambda: f"famine:{a}",
        w.SET_DIE.id: lambda: f"hand:{a}",
        w.SICKEN.id: lambda: f"blight:{a}",
        w.EMPTY_LARDER.id: lambda: f"granaries:{a}",
        w.BLACKEN.id: lambda: f"night:{a}",
        w.STARE.id: lambda: f"eye:{a}",
        w.PLACE.id: lambda: f"place:{w.SIDE.tokens[a]}",
    }
    return str(at[verb]())


def prompt_name(prompt: int) -> str:
    """Name a question of the game for a report."""
    return SPEC.words.prompts[prompt].name
