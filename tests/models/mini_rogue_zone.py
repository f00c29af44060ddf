"""MINI ROGUE: Le Conseil, second model: a zone from Preparation to Descent (p.4, p.8, p.13, p.24),
with the skills of Preparation and Exploration (p.16)."""

from tests.models.mini_rogue_base import AEGIS, SCOUTED
from tests.models.mini_rogue_cards import (
    BOARDS,
    CHASSE,
    CODEX_LOOKS,
    DISTILLATION,
    POTIONS,
)
from tests.models.mini_rogue_effects import guardian, refresh, resolve
from tests.models.mini_rogue_exchange import exchange
from tests.models.mini_rogue_lord import (
    GAIN,
    come_in,
    draw_hand,
    gain_omen,
    hidden,
    lapse,
    lord_window,
    muddle,
    open_ways,
    sweep,
    trigger,
)
from tests.models.mini_rogue_rooms import resolve_room
from tests.models.mini_rogue_state import (
    CELLS,
    EXIT,
    Cell,
    Flow,
    Hero,
    Over,
    Table,
    bears,
    chance,
    choose,
    cure,
    discard_item,
    drinkable,
    gains_something,
    look_around,
    lose,
    under_veil,
    ways,
    window,
)

#: HP that are lost for want of a ration.
HUNGER = 3

# Preparation (p.4 steps 6-9, p.8 steps 1-3)


def gather(t: Table, *, new_floor: bool) -> None:
    """Take all rooms together but those that are held (p.8 step 10, MR-248).

    The Overlord's hand goes with them when the floor has changed (Conseil p.7); what lasts for a
    zone or a floor ends with it (MR-65).
    """
    if new_floor:
        t.hand, t.used_floor = [], set()
    t.known, t.known_lord, t.next, t.bottom = set(), set(t.hand), None, []
    t.used, t.veiled, t.blocked, t.armed, t.watch = set(), set(), None, False, False
    t.due -= {"rockfall"}
    for seat in t.night:
        t.heroes[seat].blind = False
    t.night = set()
    held = [hero.item for hero in t.heroes] + ["tour" for hero in t.heroes if hero.alarm]
    t.unused = [card for card in t.rooms if card not in held + t.hand]
    t.grid, t.up, t.top, t.under, t.discarded = {}, set(), [], [], []
    t.guardian_up = False
    for hero in t.heroes:
        hero.at, hero.resolved, hero.met = (0, 0), False, False


def draw_room(t: Table, prompt: str) -> Flow[str]:
    """Draw the next room by chance of those left."""
    card = yield from chance(prompt, sorted(t.unused))
    t.unused.remove(card)
    return card


def deal(t: Table) -> Flow[None]:
    """Lay the rooms row by row where none lies, those seen on top first (MR-212)."""
    for cell in CELLS:
        if cell in t.grid:
            continue
        seen = t.top.pop(0) if t.top else None
        t.grid[cell] = seen or (yield from draw_room(t, f"room:{cell[0]}.{cell[1]}"))
    t.unused += t.under + [card for card in t.top if card]
    t.bottom = list(t.under)
    t.top, t.under = [], []


def preparation(t: Table, *, skills: bool, new_floor: bool = True) -> Flow[None]:
    """Shuffle, use Preparation skills (not at the set-up, MR-211), lay the zone, turn it up."""
    gather(t, new_floor=new_floor)
    if skills:
        for hero in t.ordered():
            yield from prepare(t, hero)
    yield from deal(t)
    if t.mode == "overlord" and new_floor:
        yield from draw_hand(t)
    yield from arrive(t)


def arrive(t: Table) -> Flow[None]:
    """Stand all on the Entrance, turn it up, and the Guardian where the icon is (p.8, MR-26).

    Which last Guardian lies there may be left to chance (Conseil p.6).
    """
    last = t.zone == len(BOARDS[t.board]["floor"]) and t.mode == "plain"
    if last and t.options["last"] == "chance":
        t.og = (yield from chance("last", ["king", "og"])) == "og"
    t.up = {(0, 0)}
    t.guardian_up = t.icon
    t.fell = None


def prepare(t: Table, hero: Hero) -> Flow[None]:
    """Use Preparation skills: the Round, the Jackdaw and the Codex (7.2, 7.3, MR-268)."""

    def words() -> list[str]:
        rounds = ["skill:ronde"] if hero.cards.get("capitaine") else []
        items = {"choucas": ["scout"], "codex": ["codex"]}
        return ["pass", *rounds, *items.get(hero.item or "", [])]

    while (word := (yield from choose(t, hero, "prepare", words))) != "pass":
        if word == "scout":
            hero.item = None
            t.discarded.append("choucas")
            yield from scout(t, hero)
        elif word == "codex":
            hero.item = None
            t.discarded.append("codex")  # back with the next shuffle (MR-248)
            yield from set_aside(t, hero, 2)
        else:
            hero.cards["capitaine"] = False
            yield from set_aside(t, hero, 3)
            yield from put_in_order(t, hero)


def look_at_top(t: Table, many: int) -> Flow[list[str]]:
    """Look at the top rooms, in the open."""
    found = []
    for at in range(many):
        if at == len(t.top):
            t.top.append(None)
        card = t.top[at] or (yield from draw_room(t, "look"))
        t.top[at] = card
        t.known.add(card)
        found.append(card)
    return found


def scout(t: Table, hero: Hero) -> Flow[None]:
    """Look at the next two rooms, and put each in a place of the zone or under the others.

    All others keep their order (MR-268).
    """
    seen = yield from look_at_top(t, SCOUTED)
    places: dict[int, str] = {}
    under = []
    for card in seen:
        at = yield from settle(t, hero, card, list(places))
        if at is None:
            under.append(card)
        else:
            places[at] = card
    del t.top[:SCOUTED]
    t.under += under
    for at in sorted(places):
        t.top += [None] * (at - len(t.top))
        t.top.insert(at, places[at])


def settle(t: Table, hero: Hero, card: str, taken: list[int]) -> Flow[int | None]:
    """Ask for the place in the zone of a room, none for under the others."""
    words = [f"settle:{card}@{row}.{column}" for row, column in CELLS]
    free = [word for at, word in enumerate(words) if at not in taken]
    word = yield from choose(t, hero, "settle", lambda: [*free, f"aside:{card}"])
    return words.index(word) if word in words else None


def set_aside(t: Table, hero: Hero, many: int) -> Flow[None]:
    """Look at the top rooms and put one of them under the others (MR-52)."""
    yield from look_at_top(t, many)
    word = yield from choose(t, hero, "aside", lambda: [f"aside:{card}" for card in t.top[:many]])
    t.top.remove(word.removeprefix("aside:"))
    t.under.append(word.removeprefix("aside:"))


def put_in_order(t: Table, hero: Hero) -> Flow[None]:
    """Say which of the two rooms just seen lies on top."""
    word = yield from choose(t, hero, "order", lambda: [f"top:{card}" for card in t.top[:2]])
    if word.removeprefix("top:") != t.top[0]:
        t.top[0], t.top[1] = t.top[1], t.top[0]


# Exploration (p.8 steps 4-6)


def explore(t: Table, *, fallen: bool = False) -> Flow[None]:
    """Go from the Entrance to the exit, or fall.

    After a fall its card is resolved; those who stand there exchange before rooms are turned up.
    """
    yield from muddle(t)
    yield from lord_window(t, "omen-zone", "zone")
    if not fallen:
        yield from resolve_rooms(t, entered=False)
    else:
        yield from exchange_all(t)
        yield from lord_window(t, "omen-hidden", "hidden")
        for hero in t.heroes:
            hero.resolved = True
            look_around(t, hero)
    while t.fell is None and t.heroes[0].at != EXIT:
        yield from move_all(t)
        if t.heroes[0].at != EXIT:
            yield from resolve_rooms(t, entered=True)
    if t.fell is None:
        if t.guardian_up:
            yield from guardian(t, t.ordered())
            if t.won:
                raise Over
        yield from exchange_all(t)  # still before the Descent (MR-225)


def resolve_rooms(t: Table, *, entered: bool) -> Flow[None]:
    """Resolve all rooms stood on, the leader's first; those in one room resolve it together.

    Before it, on the Entrance, and for the blind in each room, come the Exploration skills.
    """
    cells: dict[Cell, list[Hero]] = {}
    for hero in t.in_step():
        cells.setdefault(hero.at, []).append(hero)
    for cell, heroes in cells.items():
        yield from come_in(t, cell, heroes)
        for hero in heroes:
            if hero.blind or not entered:
                yield from explore_before(t, hero)
        if cell in t.grid and (there := [hero for hero in heroes if not hero.slips]):
            yield from resolve_room(t, there)
        lapse(t)
        if t.fell is None:
            yield from exchange(t, heroes)
    t.ahead, t.urged = None, False
    t.aegis, t.ward = 0, False
    for hero in t.heroes:
        hero.slips = False
    if t.fell is None:
        yield from lord_window(t, "omen-hidden", "hidden")
    for hero in t.heroes:
        hero.resolved = True
        if t.fell is None:
            look_around(t, hero)


def exchange_all(t: Table) -> Flow[None]:
    """Let those exchange who stand in one room (p.24)."""
    yield from exchange(t, t.ordered())


def move_all(t: Table) -> Flow[None]:
    """Choose a way each, the leader first, then all go there and turn it up (MR-224)."""
    yield from sweep(t)
    for hero in t.ordered():
        hero.at = yield from choose_way(t, hero)
        hero.resolved = False
    t.blocked = None
    t.up |= {hero.at for hero in t.heroes if hero.at in t.grid}


def choose_way(t: Table, hero: Hero) -> Flow[Cell]:
    """Ask for the way, and for Exploration skills, which the blind use later (MR-38, MR-213)."""

    def words() -> list[str]:
        skills = [] if hero.blind or ways(hero.at) == [EXIT] else exploration_skills(t, hero)
        own = [f"go:{row}.{column}" for row, column in open_ways(t, hero)] + skills
        return own + ["first"] * (len(own) > 1 and hero.seat != t.leader and not t.urged)

    while not (word := (yield from choose(t, hero, "move", words))).startswith("go:"):
        if word == "first":
            yield from ask_to_be_first(t, hero)
        else:
            yield from exploration_skill(t, hero, word)
    return int(word[3]), int(word[5])


def ask_to_be_first(t: Table, hero: Hero) -> Flow[None]:
    """Resolve before the leader in this step, if all others agree; asked once (p.24, MR-251)."""
    t.urged = True
    for other in t.ordered():
        if other is hero:
            continue
        if (yield from choose(t, other, "first?", lambda: ["accept", "refuse"])) == "refuse":
            return
    t.ahead = hero.seat


def explore_before(t: Table, hero: Hero) -> Flow[None]:
    """Use Exploration skills before the room is resolved (MR-38, MR-213)."""
    while True:
        word = yield from choose(t, hero, "explore", lambda: ["pass", *exploration_skills(t, hero)])
        if word == "pass":
            return
        yield from exploration_skill(t, hero, word)


# Exploration skills (p.16; rebuilt)


def exploration_skills(t: Table, hero: Hero) -> list[str]:
    """List the Exploration skills that can be used and do something (MR-210)."""
    cards = [name for name, up in hero.cards.items() if up and not under_veil(t, hero)]
    found = []
    gains = any(gains_something(hero, what) for what in ("food", "hp"))
    if "chasseuse" in cards and gains:
        found.append("skill:chasse")
    if "docteur" in cards:
        found += [f"skill:remede:{name}" for name in hero.conditions]
    if "alchimiste" in cards and bears(hero, {"gold": DISTILLATION}):
        lacked = [kind for kind in POTIONS if kind not in hero.potions]
        pairs = [(old, new) for old in sorted(hero.potions) for new in lacked]
        found += [f"skill:distillation:{old}:{new}" for old, new in pairs]
    words = {"croise": "egide", "pretresse": "sauvegarde", "roublard": "faufiler"}
    found += [f"skill:{words[name]}" for name in cards if name in words]
    if "magicienne" in cards and face_down(t):
        found.append("skill:vision")
    if hero.item == "codex" and face_down(t) and not under_veil(t, hero):
        found.append("codex")
    if hero.item == "choucas" and not under_veil(t, hero):
        found += [f"draft:{row}.{column}" for row, column in replaceable(t, hero)]
    return found


def replaceable(t: Table, hero: Hero) -> list[Cell]:
    """List where a room lies face up, further on than this one, to which nobody has come."""
    stood = {other.at for other in t.heroes}
    return [
        cell
        for cell in CELLS
        if cell in t.up and cell in t.grid and cell not in stood and sum(cell) > sum(hero.at)
    ]


def face_down(t: Table) -> list[str]:
    """List the words for rooms of the zone that lie face down."""
    return [f"look:{row}.{column}" for row, column in hidden(t)]


def exploration_skill(t: Table, hero: Hero, word: str) -> Flow[None]:
    """Use an Exploration skill and turn its card over."""
    if word == "codex":
        yield from discard_item(t, hero)
        yield from turn_up(t, hero)
        return
    if word.startswith("draft:"):
        yield from draft(t, hero, (int(word[6]), int(word[8])))
        return
    _, skill, *what = word.split(":")
    if skill == "chasse":
        hero.cards["chasseuse"] = False
        yield from resolve(t, hero, CHASSE)
    elif skill == "remede":
        hero.cards["docteur"] = False
        cure(t, hero, what[0])
    elif skill == "distillation":
        hero.cards["alchimiste"] = False
        lose(t, hero, "gold", DISTILLATION)
        hero.potions.remove(what[0])
        hero.potions.append(what[1])
    else:
        yield from base_skill(t, hero, skill)


def base_skill(t: Table, hero: Hero, skill: str) -> Flow[None]:
    """Use an Exploration skill of a character of the base game (MR-265 to MR-267)."""
    owners = {"egide": "croise", "sauvegarde": "pretresse", "faufiler": "roublard"}
    hero.cards[owners.get(skill, "magicienne")] = False
    if skill == "egide":
        t.aegis = AEGIS
    elif skill == "sauvegarde":
        t.ward = True
    elif skill == "faufiler":
        hero.slips = True
    else:
        yield from turn_up(t, hero)


def draft(t: Table, hero: Hero, cell: Cell) -> Flow[None]:
    """Put a room by chance in the place of one face up, no discarded item (MR-268)."""
    old = t.grid[cell]
    t.grid[cell] = yield from draw_room(t, "draft")
    t.unused.append(old)
    t.next = None if t.next == t.grid[cell] else t.next
    t.bottom = [*[card for card in t.bottom if card != t.grid[cell]], old]
    t.known.add(old)
    t.known_lord.add(old)
    yield from discard_item(t, hero)


def turn_up(t: Table, hero: Hero) -> Flow[None]:
    """Turn up to three face-down rooms up (7.3)."""
    looked: list[str] = []

    def words() -> list[str]:
        return ["done", *face_down(t)]

    while len(looked) < CODEX_LOOKS:
        word = yield from choose(t, hero, "codex", words)
        if word == "done":
            return
        looked.append(word)
        t.up.add((int(word[5]), int(word[7])))


# Descent (p.8 steps 7-10)


def descent(t: Table) -> Flow[None]:
    """Eat or starve, turn the cards up, go down; the leader passes (p.8, p.24-25)."""
    gain_omen(t, GAIN[t.options["omen_gain"]])
    for hero in t.ordered():
        if hero.food:
            hero.food -= 1
        else:
            yield from hunger_window(t, hero)
            lose(t, hero, "hp", HUNGER)
    yield from lord_window(t, "omen-meal", "meal")
    for hero in t.heroes:
        refresh(hero)
    old = t.floor
    t.zone += 1
    if t.floor != old:
        put_tower_away(t)
    name = yield from trigger(t, "descent")
    t.leader = (t.leader + 1) % len(t.heroes)
    yield from preparation(t, skills=True, new_floor=t.floor != old)
    t.due |= {name} - {""}


def hunger_window(t: Table, hero: Hero) -> Flow[None]:
    """Ask before the loss: where it would kill (MR-241), against an Overlord always (MR-43)."""
    if t.mode != "overlord":
        yield from window(t, hero, "hunger", HUNGER)
        return
    yield from choose(t, hero, "hunger", lambda: ["pass"], lambda: bool(drinkable(t, hero)))


def put_tower_away(t: Table) -> None:
    """Discard the Alarm Tower: its Floor has ended (Conseil p.5, MR-26)."""
    for hero in t.heroes:
        hero.alarm = False


# Falling (p.13, p.24)


def fall_down(t: Table) -> Flow[None]:
    """Drop all to the zone below; the card fallen from is its Entrance, already resolved.

    No meal, no skills; the Guardian of the floor left is out of the game (p.13, MR-249).
    """
    faller = next(hero for hero in t.heroes if hero.seat == t.fell)
    entrance = t.grid.get(faller.at)
    if t.guardian_up or not t.icon:
        t.removed.append(t.exit.pop(0))
    t.zone = BOARDS[t.board]["fall"][t.zone - 1]
    put_tower_away(t)
    gather(t, new_floor=True)
    if entrance in t.unused:
        t.unused.remove(entrance)
        t.grid[0, 0] = entrance
    yield from deal(t)
    if t.mode == "overlord":
        yield from draw_hand(t)
    yield from arrive(t)
