"""MICRO HERO: checks whether a position that somebody wrote is one that a game can reach.

Each check returns an empty string, or a sentence that names the field, the seat where there are
two, and the reason. The steps on the agenda must follow the book's order of phases (`_THEN`), and
the cards on the table must fit the phase.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from .cards import (
    CLEANSES,
    DEFENCE_FIRST,
    DRAW_ORDER,
    DRAWS,
    EXPERIENCE,
    FILTH,
    GUARD,
    PREPARATIONS,
    TRIAL,
)
from .rules_cards import hand_size, outcome
from .stack import ability, cost, defence, life_bonus, power, team_total
from .state import Journey, vengeance_cards
from .steps import (
    BUILD_DECK,
    CLEANSE_ONE,
    CROSS_FIRST,
    CROSS_OFF,
    DEFEND,
    DISTAFF,
    DRAW,
    DRAW_UNSEEN,
    LAST_MOMENT,
    LATE_OVERLOAD,
    LIFE_CARD,
    LIGHTNING,
    NEXT_ROUND,
    PERFECT,
    PICK_POSTURE,
    PLAN,
    POSTURE_END,
    PREPARE,
    REVEAL,
    RISES,
    ROUND,
    ROUND_WON,
    SETUP,
    SHARE,
    SPIN_ONE,
    STEPS,
    STRIKE_BACK,
    SUFFER,
    TIDY,
    TIDY_FIRST,
    TURN,
    TURN_END,
    UPKEEP,
    VENGEANCE_CARD,
    WOUNDS_FIRST,
)
from .words import (
    BLESSING_KINDS,
    BOLT,
    CROSS,
    FIRST_BLESSING,
    HERCULES,
    IS_WOUND,
    LABOURS,
    LAID_ASIDE,
    OMPHALE,
    R_LABOURS,
    R_WOUNDS,
    SIDE_A,
    SIDE_B,
    STRIKE,
    TECHNIQUE_KINDS,
    WOUND_KINDS,
)

#: The steps in the order of the book, each with those that can lie right under it on the agenda,
#: which come when it is done.  Under a step with none nothing lies: it says itself what follows.
_THEN: Final[dict[int, tuple[int, ...]]] = {
    # Setting up, and the next trial of a round
    SETUP: (),
    REVEAL: (BUILD_DECK, PREPARE),
    LIFE_CARD: (BUILD_DECK, PREPARE),
    BUILD_DECK: (BUILD_DECK, PICK_POSTURE),
    PICK_POSTURE: (ROUND,),
    ROUND: (),
    TURN: (),
    # Phase 1, Draw: of a turn, or by a card or the Posture at any moment of it
    DRAW: (DRAW, PLAN, LIGHTNING, PERFECT, LAST_MOMENT),
    DRAW_UNSEEN: (DRAW, PLAN, LIGHTNING, PERFECT, LAST_MOMENT),
    # Phase 2, Planning, and Hera's Vengeance after it
    PLAN: (),
    CLEANSE_ONE: (PLAN,),
    DISTAFF: (PLAN, LIGHTNING, PERFECT, LAST_MOMENT),
    VENGEANCE_CARD: (PERFECT,),
    CROSS_FIRST: (PERFECT,),
    CROSS_OFF: (CROSS_OFF, PERFECT),
    LIGHTNING: (LIGHTNING, PERFECT),
    LATE_OVERLOAD: (LIGHTNING, PERFECT),
    # Phases 3 to 5: Perfecting, Attack, Defence (the Bull swaps the last two)
    PERFECT: (),
    STRIKE_BACK: (),
    SHARE: (),
    DEFEND: (),
    WOUNDS_FIRST: (RISES,),
    SUFFER: (SUFFER, RISES),
    RISES: (),
    # Phase 6, Upkeep; the last moment of the Posture comes before it and (number 1) in it
    LAST_MOMENT: (POSTURE_END,),
    UPKEEP: (),
    TIDY_FIRST: (LAST_MOMENT,),
    TIDY: (TIDY, LAST_MOMENT),
    POSTURE_END: (POSTURE_END, TURN_END),
    SPIN_ONE: (POSTURE_END, TURN_END),
    TURN_END: (),
    # The end of a round
    ROUND_WON: (),
    PREPARE: (),
    NEXT_ROUND: (),
}
#: Steps of the first player that come before the same for the second one.
_EACH_IN_TURN: Final = {
    BUILD_DECK: BUILD_DECK,
    LIGHTNING: LIGHTNING,
    LATE_OVERLOAD: LIGHTNING,
    POSTURE_END: POSTURE_END,
    SPIN_ONE: POSTURE_END,
}
#: Steps whose first number is a seat, and those whose second one counts cards.
_SEATED: Final = frozenset(
    {BUILD_DECK, PICK_POSTURE, DRAW, DRAW_UNSEEN, DISTAFF, CLEANSE_ONE, CROSS_OFF, LIGHTNING}
    | {LATE_OVERLOAD, SUFFER, TIDY, POSTURE_END, SPIN_ONE}
)
_COUNTED: Final = frozenset({DRAW, DRAW_UNSEEN, CLEANSE_ONE})
#: Steps that only two players know.
_SHARED: Final = frozenset({CROSS_FIRST, WOUNDS_FIRST, TIDY_FIRST})
_HERA: Final = frozenset({VENGEANCE_CARD, CROSS_FIRST, CROSS_OFF, LIGHTNING, LATE_OVERLOAD})
#: From setting up to the first turn; between two rounds.
_SETTING_UP: Final = frozenset({SETUP, BUILD_DECK, PICK_POSTURE})
_PREPARING: Final = frozenset({PREPARE, NEXT_ROUND})
#: The last steps of an agenda while experience is spent or has just been.
_SPENT: Final = frozenset({PERFECT, STRIKE_BACK, SHARE, DEFEND})
#: The last steps of an agenda while played cards lie in the stack.
_PLAYED: Final = frozenset(
    {PLAN, PERFECT, STRIKE_BACK, SHARE, DEFEND, RISES, LAST_MOMENT, UPKEEP, ROUND_WON}
)
#: What is set once for each seat; alone, the second one's stays as it was.
_EACH: Final = (
    "posture", "side", "tilted", "armed", "bent", "owed", "guard", "points", "hits", "actions",
)  # fmt: skip
#: No more cards lie under Omphale: the Distaff puts two there, the Club takes them back.
_UNDER: Final = 2


class _Step(NamedTuple):
    """A step of the agenda with its two numbers."""

    id: int
    a: int
    b: int


def sound(g: Journey) -> str:
    """Return what is wrong with a position, as a sentence, or an empty string."""
    wrong = _cards(g) or _trials(g) or _expansions(g) or _alone(g) or _owns(g)
    if wrong:
        return wrong
    done = len(g.kept) + len(g.beaten)
    if g.result and g.result != outcome(g):
        return "result: for each player the number of trials beaten"
    if not g.agenda:
        ends = {R_LABOURS: done == LABOURS, R_WOUNDS: done < LABOURS and not g.wounds}
        if not g.result:
            return "agenda: it is empty, and the game goes on"
        return "" if ends.get(g.reason) else "reason: the twelfth trial beaten, or no wound left"
    if g.reason:
        return "reason: the agenda says that the game goes on"
    steps = [_Step(*reversed(g.agenda[i : i + 3])) for i in range(0, len(g.agenda), 3)][::-1]
    coming = frozenset(step.id for step in steps)
    main = steps[-1].id
    return (
        _agenda(g, steps)
        or _abilities(g, steps, coming)
        or _round(g, coming, main)
        or _fresh(g, coming, main)
        or _between(g, coming, main)
        or _table(g, steps, coming, main)
        or _spending(g, coming, main)
        or _defending(g, coming)
    )


def _seats(g: Journey) -> range:
    return range(len(g.hand))


# -- cards, trials and expansions, whatever the phase ---------------------------------------------


def _cards(g: Journey) -> str:
    if any(card not in (*TECHNIQUE_KINDS, *BLESSING_KINDS) for card in g.reserve):
        return "reserve: Techniques and blessings of base level"
    if any(card not in WOUND_KINDS for card in g.wounds):
        return "wounds: wounds of base level"
    if any(card not in BLESSING_KINDS for card in g.box):
        return "box: only blessings"
    return ""


def _trials(g: Journey) -> str:
    for name in ("trial", "kept", "beaten"):
        if 0 in getattr(g, name):
            return f"{name}: only trials to come are face down"
    for name in ("pile", "hera_pile"):
        if any(getattr(g, name)):
            return f"{name}: what is to come is face down"
    done = len(g.kept) + len(g.beaten)
    if len(g.kept) > g.level:
        return "kept: no more beaten trials stay in play than the level says"
    if g.turns and len(g.kept) < min(g.level, done):
        return "kept: as many beaten trials stay in play as the level says"
    if any(FIRST_BLESSING + trial - 1 in g.box for trial in g.beaten):
        return "box: the blessing of a beaten trial is not in it"
    if any(FIRST_BLESSING + trial - 1 not in g.box for trial in (*g.trial, *g.kept)):
        return "box: the blessing of a trial in play lies in it"
    if len(g.box) + len(g.beaten) != len(BLESSING_KINDS):
        return "box: a blessing stays in it until its trial is beaten"
    if g.trial and g.attack < _printed(g, 0):
        return "attack: that of a trial only rises"
    return ""


def _printed(g: Journey, which: int) -> int:
    """Return a number printed on the Trial in play: Attack (0), Defence (1) or Life (2)."""
    return g.numbers[TRIAL + 3 * g.trial[0] - 3 + which]


def _first_life(g: Journey) -> int:
    """Return the Life that the Trial in play began with.

    See [micro-hero:end.3] [micro-hero:coop.life].
    """
    more = len(g.kept) + len(g.beaten)
    if len(g.hand) == 1:
        return _printed(g, 2) + more
    return 2 * _printed(g, 2) + (more if g.coop_life else 2 * more)


def _expansions(g: Journey) -> str:
    """Check that what an expansion brings is there only with that expansion."""
    if not g.anger and g.life_card:
        return "life_card: special Life cards belong to Calm and Anger"
    if not g.shield and any(g.guard):
        return "guard: only Athena's Shield holds points"
    if any(g.owed) and not (g.blood and g.hera):
        return "owed: wounds are owed for deep wounds that Hera's cross took off"
    if any(owed > 1 for owed in g.owed):
        return "owed: Hera's cross takes off one card of each player"
    if not g.omphale and any(g.posture):
        return "posture: Omphale belongs to her own expansion"
    if g.hera and 0 in g.hera_gone:
        return "hera_gone: the vengeance that is gone lies face up"
    if g.hera and not g.hera_pile and vengeance_cards(g):
        return "hera_pile: it is shuffled anew as soon as its last card is gone"
    return ""


def _alone(g: Journey) -> str:
    """Check that a player alone has one Posture, one Shield and one defence."""
    if len(g.hand) == 1:
        for name in _EACH:
            if getattr(g, name)[1]:
                return f"{name}: one player alone has nothing of a second one"
    return ""


def _owns(g: Journey) -> str:
    for seat in _seats(g):
        wrong = _own(g, seat) or _posture(g, seat)
        if wrong:
            return wrong
    return ""


def _own(g: Journey, seat: int) -> str:
    for name in ("hand", "stack", "discard", "under"):
        if 0 in getattr(g, name)[seat]:
            return f"{name}.{seat}: only cards of the deck are unseen"
    if g.bent[seat] > len(g.stack[seat]):
        return f"bent.{seat}: the doubled card is one of those played"
    if g.bent[seat] and IS_WOUND[g.stack[seat][g.bent[seat] - 1]]:
        return f"bent.{seat}: a wound is never doubled"
    if not ability(g, DRAW_ORDER) and g.hand[seat] != sorted(g.hand[seat]):
        return f"hand.{seat}: it is sorted unless the order drawn rules"
    return ""


def _posture(g: Journey, seat: int) -> str:
    up = not g.tilted[seat]
    if g.tilted[seat] and g.side[seat] != SIDE_A:
        return f"tilted.{seat}: side B is turned over when it is tilted"
    surcharged = g.tilted[seat] and g.posture[seat] == HERCULES
    if g.armed[seat] and not surcharged:
        return f"armed.{seat}: only a tilted Overloaded waits for a card"
    if g.bent[seat] and not surcharged:
        return f"bent.{seat}: only a tilted Overloaded doubles a card"
    if g.armed[seat] and g.bent[seat]:
        return f"armed.{seat}: the tilted Overloaded doubles one card"
    if g.under[seat] and g.posture[seat] != OMPHALE:
        return f"under.{seat}: cards lie only under Omphale"
    if len(g.under[seat]) > _UNDER or (g.under[seat] and up and g.side[seat] == SIDE_A):
        return f"under.{seat}: the Distaff puts two cards there, and the Club takes all back"
    return ""


# -- what comes next ------------------------------------------------------------------------------


def _agenda(g: Journey, steps: list[_Step]) -> str:
    """Check that the steps on the agenda can follow each other, and their two numbers."""
    for step in steps:
        name = STEPS.names[step.id]
        if step.id in _SEATED and not 0 <= step.a < len(g.hand):
            return f"agenda: {name} is for a player of the table"
        if not _counts(g, step):
            return f"agenda: the numbers behind {name} mean nothing there"
        if step.id in _SHARED and len(g.hand) == 1:
            return f"agenda: {name} asks who goes first, and there is one player"
    for step, below in pairwise(steps):
        if not _follows(g, step, below):
            names = STEPS.names[step.id], STEPS.names[below.id]
            return f"agenda: {names[0]} is not followed by {names[1]}"
    if len({step[:2] for step in steps}) < len(steps):
        return f"agenda: {STEPS.names[steps[0].id]} comes once"
    last = steps[-1]
    if _THEN[last.id] and last[:2] != (LAST_MOMENT, 0):
        return f"agenda: {STEPS.names[last.id]} is followed by other steps, which are missing"
    return ""


def _follows(g: Journey, step: _Step, below: _Step) -> bool:
    """Return whether a step can lie right on top of another one."""
    if below.id not in _THEN[step.id] or step[:2] == (LAST_MOMENT, 0):
        return False
    if step.id in _EACH_IN_TURN:
        same = _EACH_IN_TURN[step.id]
        if step.a == len(g.hand) - 1:
            return below.id != same
        return below[:2] == (same, step.a + 1)
    if below.id in (DRAW, LIGHTNING):
        return step.a == 0 and below.a == 1
    if below.id == step.id:
        return below.a != step.a
    if below.id == LAST_MOMENT and step.id in (TIDY, TIDY_FIRST):
        return below.a == 1 and below.b == 0
    return below.id not in (BUILD_DECK, PICK_POSTURE, POSTURE_END) or below.a == 0


def _counts(g: Journey, step: _Step) -> bool:
    """Return whether the two numbers of a step are possible for that step."""
    if step.id == LAST_MOMENT:
        rained = [seat for seat in _seats(g) if step.b >> seat & 1]
        dry = any(g.posture[s] != HERCULES or g.side[s] != SIDE_A for s in rained)
        return step.a in (0, 1) and not step.b >> len(g.hand) and not dry
    if step.id not in _SEATED:
        return step.a == step.b == 0
    if step.id not in _COUNTED:
        return step.b == 0
    brings = CLEANSES if step.id == CLEANSE_ONE else DRAWS
    most = [power(g, c, brings) for c in g.stack[step.a]]
    if step.id != CLEANSE_ONE:
        most += [hand_size(g), _UNDER]
    return 1 <= step.b <= max(most, default=0)


def _abilities(g: Journey, steps: list[_Step], coming: frozenset[int]) -> str:
    """Check that what the steps on the agenda are about is there."""
    if coming & _HERA and not g.hera:
        return "agenda: Hera takes revenge only in her expansion"
    shown = g.hera_gone[-1] if g.hera and g.hera_gone else 0
    if coming & {CROSS_FIRST, CROSS_OFF} and shown not in (0, CROSS):
        return "agenda: a card is crossed off when Hera shows a cross"
    if coming & {LIGHTNING, LATE_OVERLOAD} and shown not in (0, BOLT):
        return "agenda: lightning strikes when Hera shows it"
    if LIFE_CARD in coming and not g.anger:
        return "agenda: special Life cards belong to Calm and Anger"
    for step in steps:
        wrong = _ability(g, step)
        if wrong:
            return wrong
    return ""


def _ability(g: Journey, step: _Step) -> str:
    s = step.a
    if step.id == DRAW_UNSEEN and not (g.deck[s] and g.deck[s][-1] == 0):
        return "agenda: DRAW_UNSEEN needs an unseen card on top of the deck"
    omphale = s < len(g.hand) and g.posture[s] == OMPHALE
    if step.id == DISTAFF and not (omphale and g.tilted[s] and g.hand[s]):
        return "agenda: DISTAFF needs Omphale, tilted, and a card in hand"
    if step.id == SPIN_ONE and not (omphale and g.side[s] == SIDE_B and not g.tilted[s]):
        return "agenda: SPIN_ONE needs Omphale, upright, side B up"
    if step.id == PICK_POSTURE and s and not g.omphale:
        return "agenda: each player picks a Posture only with Omphale"
    if step.id == LATE_OVERLOAD and (omphale or not g.tilted[s] or g.bent[s]):
        return "agenda: LATE_OVERLOAD needs a tilted Overloaded that has doubled nothing"
    return ""


# -- what there is in each phase ------------------------------------------------------------------


def _round(g: Journey, coming: frozenset[int], main: int) -> str:
    """Check the number of the round, the number of turns, and the Trial in play."""
    setting_up = bool(coming & _SETTING_UP)
    done = len(g.kept) + len(g.beaten)
    if setting_up and (g.turns or done):
        return "turns, kept, beaten: none while a game is set up"
    if not g.trial and not coming & {SETUP, REVEAL}:
        return "trial: one is in play, or the next one is about to be revealed"
    if g.trial and coming & {SETUP, REVEAL}:
        return "trial: none is in play when the next one is revealed"
    if g.round != done + (main not in _PREPARING):
        return "round: one more than trials are beaten, once its turns begin"
    if main not in (TURN, ROUND) and not setting_up and g.turns < 1:
        return "turns: none has begun, and one goes on"
    if main in (TURN, ROUND) and not g.turns and done:
        return "turns: none has begun, and trials are beaten"
    if g.trial and (g.life == 0) != (ROUND_WON in coming):
        return "life: a trial is beaten when it has none, and only then"
    if g.trial and not ability(g, FILTH) and g.life > _first_life(g):
        return "life: that of a trial only falls"
    return ""


def _fresh(g: Journey, coming: frozenset[int], main: int) -> str:
    """Check that between two rounds the Trial is fresh and all cards are in the deck."""
    if not coming & (_SETTING_UP | _PREPARING | {ROUND}):
        return ""
    for name in ("hand", "stack", "discard", "under"):
        if any(getattr(g, name)):
            return f"{name}: between two rounds all cards lie in the deck"
    if any(map(any, g.deck)):
        return "deck: between two rounds no card of it is known"
    if any(g.owed):
        return "owed: nothing between two rounds"
    if g.hera and g.hera_gone:
        return "hera_gone: nothing before the first turn of a round"
    if g.trial and g.attack != _printed(g, 0):
        return "attack: a trial begins with what is printed on it"
    if g.trial and g.life != _first_life(g):
        return "life: a trial begins with what is printed, and one more for each beaten"
    if main not in _PREPARING and (any(g.side) or any(g.tilted)):
        return "side, tilted: a round begins with each Posture upright, side A up"
    for seat in _seats(g):
        early = SETUP in coming or _still_to_build(g, seat)
        if early and g.deck[seat]:
            return f"deck.{seat}: it is still to be made"
    return ""


def _still_to_build(g: Journey, seat: int) -> bool:
    """Return whether a seat's BUILD_DECK is on the agenda."""
    own = range(0, len(g.agenda), 3)
    return any(g.agenda[i + 1 : i + 3] == [seat, BUILD_DECK] for i in own)


def _between(g: Journey, coming: frozenset[int], main: int) -> str:
    """Check the preparation actions, and the special Life card of a new Trial."""
    most = g.numbers[PREPARATIONS]
    if any(g.actions) and PREPARE not in coming:
        return "actions: some are left only between two rounds"
    if any(n > most for n in g.actions):
        return "actions: no more than the rules give"
    if coming & {REVEAL, LIFE_CARD} and PREPARE in coming:
        if any(g.actions[seat] < most for seat in _seats(g)):
            return "actions: none is used before the next trial lies there"
    if coming & (_SETTING_UP | {PREPARE}):
        for seat in _seats(g):
            used = most - g.actions[seat] if PREPARE in coming else 0
            if g.guard[seat] > used * g.numbers[GUARD]:
                return f"guard.{seat}: before a round it holds what was prepared"
    if g.life_card > LAID_ASIDE and LIFE_CARD not in coming:
        return "life_card: one is laid aside only while the next one is chosen"
    first = bool(coming & _SETTING_UP)
    if LIFE_CARD in coming and (g.life_card == 0 if not first else g.life_card > 0):
        return "life_card: while the next one is chosen, the last one is laid aside"
    if LIFE_CARD in coming and 0 < g.life_card <= LAID_ASIDE:
        return "life_card: while the next one is chosen, the last one is laid aside"
    if g.anger and LIFE_CARD not in coming and not g.life_card and g.trial:
        return "life_card: each trial has one with Calm and Anger"
    if g.omphale and len(g.hand) == 1 and SETUP not in coming and g.posture[0] != OMPHALE:
        return "posture: alone Omphale takes the place of Hercules"
    return ""


def _table(g: Journey, steps: list[_Step], coming: frozenset[int], main: int) -> str:
    """Check the cards in play and the Postures against the phase."""
    if g.ready >> len(g.hand) or (g.ready and main not in (PLAN, PERFECT, LAST_MOMENT, TURN_END)):
        return "ready: only players of the table, and only in a phase that each ends for himself"
    tidied = main == TURN_END and not coming & {TIDY_FIRST, TIDY}
    for s in _seats(g):
        if g.ready >> s & 1 and main == PLAN and g.hand[s]:
            return "ready: who is done with Planning has no card in hand"
        own = main in _PLAYED or TIDY_FIRST in coming or (TIDY, s, 0) in steps
        if g.stack[s] and (not own or tidied):
            return f"stack.{s}: cards lie there from Planning to Upkeep"
        ended = main == TURN_END and (POSTURE_END, s, 0) not in steps
        if g.tilted[s] and (main == TURN or ended):
            return f"tilted.{s}: the end of a turn straightens it"
    if any(g.armed) and main != PLAN:
        return "armed: an Overloaded waits for a card only in Planning"
    owing = main in _PLAYED - {PLAN} or coming & {TIDY_FIRST, TIDY}
    if any(g.owed) and (not owing or coming & {VENGEANCE_CARD, CROSS_FIRST}):
        return "owed: from Hera's cross to Upkeep"
    return ""


def _spending(g: Journey, coming: frozenset[int], main: int) -> str:
    """Check the experience that is spent."""
    if g.spent and (main == PLAN or coming & _HERA):
        return "spent: experience is spent after Planning"
    if main not in _SPENT:
        return ""
    whole = main != STRIKE_BACK or not ability(g, DEFENCE_FIRST)
    if whole and g.spent > team_total(g, EXPERIENCE):
        return "spent: no more than was made"
    technique, blessing = cost(g, STRIKE), cost(g, FIRST_BLESSING)
    if all((g.spent - n) % technique for n in range(0, g.spent + 1, blessing)):
        return "spent: what cards cost in all"
    return ""


def _defending(g: Journey, coming: frozenset[int]) -> str:
    """Check the defence points of the phase, and the wounds that they did not prevent."""
    if any(g.points) and not coming & {DEFEND, WOUNDS_FIRST, SUFFER, RISES}:
        return "points: laid out only in the Defence Phase"
    if any(g.hits) and not coming & {WOUNDS_FIRST, SUFFER}:
        return "hits: wounds are still to be taken only in the Defence Phase"
    made = [defence(g, seat) for seat in _seats(g)]
    if coming & {DEFEND, WOUNDS_FIRST} and sum(g.points) != sum(made):
        return "points: all the defence that was made"
    for seat in _seats(g):
        lacking = g.attack + life_bonus(g, 0) - g.points[seat]
        most = max(lacking, 0) if g.blood else min(max(lacking, 0), 1)
        if g.hits[seat] > most or (g.hits[seat] and g.guard[seat]):
            return f"hits.{seat}: no more wounds than the attack brings"
    return ""
