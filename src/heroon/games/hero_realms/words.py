"""Hero Realms solo: the cards, words, prompts, events, streams and reasons of the game."""

from __future__ import annotations

from typing import Final

from heroon.kernel import Vocabulary, domain, numbers

# -- cards ----------------------------------------------------------------------------------------

_STARTERS: Final = ("gold", "ruby", "shortsword", "dagger")
# fmt: off
_IMPERIAL: Final = (
    "arkus", "close-ranks", "command", "cristov", "darian", "domination", "kraka", "man-at-arms",
    "rally-the-troops", "recruit", "taxation", "tithe-priest", "weyan", "word-of-power",
)
_GUILD: Final = (
    "borg", "bribe", "death-threat", "deception", "fire-bomb", "hit-job", "intimidation", "myros",
    "parov", "profit", "rake", "rasmus", "smash-and-grab", "street-thug",
)
_NECROS: Final = (
    "cult-priest", "dark-energy", "dark-reward", "death-cultist", "death-touch", "influence",
    "krythos", "life-drain", "lys", "rayla", "the-rot", "tyrannor", "varrick",
)
_WILD: Final = (
    "broelyn", "cron", "dire-wolf", "elven-curse", "elven-gift", "grak", "natures-bounty",
    "orc-grunt", "rampage", "spark", "torgen", "wolf-form", "wolf-shaman",
)
_CHAMPIONS: Final = (
    "arkus", "cristov", "darian", "kraka", "man-at-arms", "tithe-priest", "weyan",
    "borg", "myros", "parov", "rake", "rasmus", "street-thug",
    "cult-priest", "death-cultist", "krythos", "lys", "rayla", "tyrannor", "varrick",
    "broelyn", "cron", "dire-wolf", "grak", "orc-grunt", "torgen", "wolf-shaman",
)
#: Champions whose main ability is one thing or another.
_EITHER_OR: Final = ("darian", "tithe-priest", "street-thug", "cult-priest")
# fmt: on
CARDS: Final = domain(
    "card", [*_STARTERS, "fire-gem", *_IMPERIAL, *_GUILD, *_NECROS, *_WILD], start=1
)
_ID: Final = CARDS.by_token

GOLD: Final = _ID["gold"]  # Or
RUBY: Final = _ID["ruby"]  # Rubis
SHORTSWORD: Final = _ID["shortsword"]  # Épée courte
DAGGER: Final = _ID["dagger"]  # Dague
FIRE_GEM: Final = _ID["fire-gem"]  # Gemme de Feu
FIRST_MARKET: Final = FIRE_GEM + 1

#: Per card its faction: 0 none, 1 Imperial, 2 Guild, 3 Necros, 4 Wild.
FACTION: Final = (
    *((0,) * (FIRE_GEM + 1)),
    *((1,) * len(_IMPERIAL)),
    *((2,) * len(_GUILD)),
    *((3,) * len(_NECROS)),
    *((4,) * len(_WILD)),
)
FACTIONS: Final = domain("faction", "none imperial guild necros wild")
#: Per card, whether it is a champion, and an action; the others are items.
IS_CHAMPION: Final = tuple(CARDS.by_value.get(c, "") in _CHAMPIONS for c in range(CARDS.top))
IS_ACTION: Final = tuple(c >= FIRST_MARKET and not IS_CHAMPION[c] for c in range(CARDS.top))
#: Per card, whether its main ability leaves a choice.
EITHER_OR: Final = tuple(CARDS.by_value.get(c, "") in _EITHER_OR for c in range(CARDS.top))

CHAMPIONS: Final = CARDS.part("champion", [c for c in CARDS.values if IS_CHAMPION[c]])
MARKET_CARDS: Final = CARDS.part("market-card", range(FIRST_MARKET, CARDS.top))
ACTIONS: Final = CARDS.part("action", [c for c in CARDS.values if IS_ACTION[c]])
#: What can be bought.
GOODS: Final = CARDS.part("good", range(FIRE_GEM, CARDS.top))
#: The behaviour cards of a Boss.
FACES: Final = CARDS.part("face", (GOLD, RUBY, SHORTSWORD, DAGGER))

#: How a champion lies: upright (prepared) or tilted (expended).
LIES: Final = domain("lies", "upright tilted")
UPRIGHT: Final = 0
TILTED: Final = 1
FROM: Final = domain("from", "hand discard")
FROM_HAND: Final = 0
FROM_DISCARD: Final = 1
#: What an ability that leaves a choice gives.
KINDS: Final = domain("kind", "gold combat health")
GIVES_GOLD: Final = 0
GIVES_COMBAT: Final = 1
GIVES_HEALTH: Final = 2
#: Where an acquired card goes when more than one effect directs it.
WHERE: Final = domain("where", "hand deck")
TO_HAND: Final = 0
TO_DECK: Final = 1

BOSSES: Final = domain("boss", "grognard rayla borg torgen")
GROGNARD: Final = 0
RAYLA: Final = 1
BORG: Final = 2
TORGEN: Final = 3
#: Per Boss, the champion that it is.
BOSS_CARD: Final = (_ID["orc-grunt"], _ID["rayla"], _ID["borg"], _ID["torgen"])

#: How much combat an attack commits, where the hero says so.
MOST_PART: Final = 99
PARTS: Final = numbers("part", 1, MOST_PART)
#: What the Boss takes a card of the market for: on a gold face, or on an attack face as a champion
#: or as another card.
TAKEN: Final = domain("taken", "free champion card")
TAKEN_FREE: Final = 0
TAKEN_CHAMPION: Final = 1
TAKEN_CARD: Final = 2
#: What decided for a card that the Boss takes or buys: there was no other, or the last preference
#: that was needed.
WHY: Final = domain("why", "only kind faction exact cost tie")
W_ONLY: Final = 0
W_KIND: Final = 1
W_FACTION: Final = 2
W_EXACT: Final = 3
W_COST: Final = 4
W_TIE: Final = 5
#: Why nothing of the market would do: no card of a fitting faction, or one beyond the limit.
MISSED: Final = domain("missed", "none dear")

SMALL: Final = numbers("count", 0, 20)
POINTS: Final = numbers("points", 0, 9999)
#: No number of the game goes beyond it.
TOP: Final = 9999

# -- words ----------------------------------------------------------------------------------------

V: Final = Vocabulary()

BEHAVE: Final = V.verb("behaviour:{}", FACES)  # choose the behaviour card
PLAY: Final = V.verb("play:{}", CARDS)  # main phase: play a card
EXPEND: Final = V.verb("expend:{}", CHAMPIONS)  # tilt a champion for its ability
ALLY: Final = V.verb("ally:{}", MARKET_CARDS)  # use an ally ability
SACRIFICE: Final = V.verb("sacrifice:{}", GOODS)  # use a sacrifice ability
BUY: Final = V.verb("buy:{}", GOODS)  # buy a card
ATTACK: Final = V.verb("attack")  # attack the Boss
BANISH: Final = V.verb("banish:{}.{}", CHAMPIONS, LIES)  # make the Boss discard a champion
FINISH: Final = V.verb("finish")  # end the main phase
CHOOSE: Final = V.verb("choose:{}", KINDS)  # one gift of a card or another
SCRAP: Final = V.verb("scrap:{}.{}", FROM, CARDS)  # sacrifice a card of hand or discard pile
DRAW_UP: Final = V.verb("draw:{}", SMALL)  # draw so many cards, or none
DISCARD: Final = V.verb("discard:{}", CARDS)  # discard a card of the hand
TILT: Final = V.verb("tilt:{}", CHAMPIONS)  # tilt a champion of the Boss
LEAN: Final = V.verb("lean:{}", CHAMPIONS)  # tilt one of the hero's champions
PREPARE: Final = V.verb("prepare:{}", CHAMPIONS)  # set a champion upright
TOPDECK: Final = V.verb("topdeck:{}", CARDS)  # put a discarded card on the deck
PUT: Final = V.verb("put:{}", WHERE)  # where a bought card goes
PAY: Final = V.verb("pay:{}", SMALL)  # which credit is used up
STUN: Final = V.verb("stun:{}.{}", CHAMPIONS, LIES)  # stun a champion of the Boss
ABSORB: Final = V.verb("absorb:{}.{}", CHAMPIONS, LIES)  # let a champion of the hero be stunned
TAKE: Final = V.verb("take:{}", MARKET_CARDS)  # choose among equals for the Boss
COMMIT: Final = V.verb("commit:{}", PARTS)  # the combat that an attack commits

# -- prompts, each with the rule it belongs to ----------------------------------------------------

P_BEHAVIOUR: Final = V.prompt("behaviour", "hero-realms:hero.choice")
P_MAIN: Final = V.prompt("main", "hero-realms:hero.main")
P_CHOOSE: Final = V.prompt("choose", "hero-realms:base.choice")
P_SCRAP: Final = V.prompt("scrap", "hero-realms:base.sacrifice")
P_DRAW_UP: Final = V.prompt("draw-up", "hero-realms:base.draw-then-discard")
P_DISCARD: Final = V.prompt("discard", "hero-realms:base.draw-then-discard")
P_TILT: Final = V.prompt("tilt", "hero-realms:effects.stun")
P_PREPARE: Final = V.prompt("prepare", "hero-realms:base.prepare")
P_TOPDECK: Final = V.prompt("topdeck", "hero-realms:base.topdeck")
P_WHERE: Final = V.prompt("where", "hero-realms:base.redirect")
P_PAY: Final = V.prompt("pay", "hero-realms:effects.discard")
P_GUARD: Final = V.prompt("guard", "hero-realms:attack.guards")
P_FORCED: Final = V.prompt("forced", "hero-realms:attack.forced")
P_COMMIT: Final = V.prompt("commit", "HR-10")
P_GRAK: Final = V.prompt("grak", "hero-realms:effects.discard")
P_REINFORCE: Final = V.prompt("reinforce", "hero-realms:reinforcements.turn")
P_MARKET: Final = V.prompt("market", "hero-realms:boss-turn.3")
P_DROP: Final = V.prompt("drop", "hero-realms:boss-turn.3.attack")
P_VARRICK: Final = V.prompt("varrick", "hero-realms:varrick")
P_LOOT: Final = V.prompt("loot", "hero-realms:smash-and-grab")
P_BUY: Final = V.prompt("buy", "hero-realms:boss-turn.5c")
P_LOSE: Final = V.prompt("lose", "hero-realms:boss-turn.5d")
P_LEAN: Final = V.prompt("lean", "hero-realms:effects.stun")
P_ABSORB_GUARD: Final = V.prompt("absorb-guard", "hero-realms:base.guard")
P_ABSORB: Final = V.prompt("absorb", "hero-realms:boss-turn.5d")

# -- chance ---------------------------------------------------------------------------------------

#: The next card of the market deck.
MARKET: Final = V.stream("market", MARKET_CARDS)
#: The next card of the hero's deck.
DECK: Final = V.stream("deck", CARDS)
#: Which stunned champion comes as a reinforcement.
REINFORCEMENT: Final = V.stream("reinforcement", CHAMPIONS)

# -- events ---------------------------------------------------------------------------------------

E_TURN: Final = V.event("turn", count=SMALL)
E_BEHAVIOUR: Final = V.event("behaviour", face=FACES)
E_PLAYED: Final = V.event("played", card=CARDS)
E_EXPENDED: Final = V.event("expended", champion=CHAMPIONS)
E_ALLY: Final = V.event("ally", card=CARDS)
E_SACRIFICED: Final = V.event("sacrificed", card=CARDS)
E_GOLD: Final = V.event("gold", points=POINTS)
E_COMBAT: Final = V.event("combat", points=POINTS)
E_HEALED: Final = V.event("healed", points=POINTS)
E_NOT_HEALED: Final = V.event("not-healed", points=POINTS)
E_CREDIT: Final = V.event("credit", count=SMALL)
E_BOUGHT: Final = V.event("bought", good=GOODS, count=SMALL)
E_PUT: Final = V.event("put", good=GOODS, where=WHERE)
E_ROW: Final = V.event("row", card=CARDS)
E_DREW: Final = V.event("drew", card=CARDS)
E_SHUFFLED: Final = V.event("shuffled")
E_NO_CARD: Final = V.event("no-card")
E_SCRAPPED: Final = V.event("scrapped", card=CARDS)
E_DISCARDED: Final = V.event("discarded", card=CARDS)
E_TOPDECKED: Final = V.event("topdecked", card=CARDS)
E_PREPARED: Final = V.event("prepared", champion=CHAMPIONS)
E_TILTED: Final = V.event("tilted", champion=CHAMPIONS)
E_BANISHED: Final = V.event("banished", champion=CHAMPIONS)
E_ATTACKED: Final = V.event("attacked", points=POINTS)
E_STUNNED: Final = V.event("stunned", champion=CHAMPIONS)
E_BLOCKED: Final = V.event("blocked", points=POINTS)
E_BOSS_HIT: Final = V.event("boss-hit", points=POINTS)
E_NO_HIT: Final = V.event("no-hit")
E_HURT: Final = V.event("hurt", points=POINTS)  # Torgen's power
E_TURN_ENDS: Final = V.event("turn-ends")
E_BOSS_TURN: Final = V.event("boss-turn", boss=BOSSES)
E_CLOCK: Final = V.event("clock", count=SMALL)
E_REINFORCED: Final = V.event("reinforced", champion=CHAMPIONS)
E_NO_REINFORCEMENT: Final = V.event("no-reinforcement")
E_SECONDARY: Final = V.event("secondary", card=CARDS)
E_LIMIT: Final = V.event("limit", points=POINTS, attack=POINTS, value=POINTS)
E_ACQUIRED: Final = V.event("acquired", card=CARDS, taken=TAKEN, why=WHY)
E_BOSS_GOLD: Final = V.event("boss-gold", points=POINTS)
E_DROPPED: Final = V.event("dropped", card=CARDS, missed=MISSED)
E_NOTHING: Final = V.event("nothing")
E_KEPT: Final = V.event("kept", champion=CHAMPIONS)
E_SHOWN: Final = V.event("shown", card=CARDS)
E_VARRICK: Final = V.event("varrick", champion=CHAMPIONS)
E_LOOTED: Final = V.event("looted", action=ACTIONS)
E_OWN_SECONDARY: Final = V.event("own-secondary", boss=BOSSES)
E_OWN_GAINS: Final = V.event("own-gains", boss=BOSSES, kind=KINDS, points=POINTS)
E_BOSS_GAINS: Final = V.event("boss-gains", card=CARDS, kind=KINDS, points=POINTS)
E_BOSS_BOUGHT: Final = V.event("boss-bought", card=CARDS, count=SMALL, why=WHY)
E_BOSS_KEEPS: Final = V.event("boss-keeps", points=POINTS)
E_LEANED: Final = V.event("leaned", champion=CHAMPIONS)
E_BOSS_ATTACKS: Final = V.event("boss-attacks", points=POINTS)
E_ABSORBED: Final = V.event("absorbed", champion=CHAMPIONS)
E_HELD_OFF: Final = V.event("held-off", points=POINTS)
E_WOUNDED: Final = V.event("wounded", points=POINTS)
E_WON: Final = V.event("won")
E_LOST: Final = V.event("lost")
E_LOST_CARD: Final = V.event("lost-card", card=CARDS)
E_ACTS: Final = V.event("acts", card=CARDS)
E_OWN_ACT: Final = V.event("own-act", boss=BOSSES)
E_NOT_FOUND: Final = V.event("not-found", card=CARDS)
E_NO_MARKET: Final = V.event("no-market")
E_FACE_MORE: Final = V.event("face-more", points=POINTS)
E_FACE_LESS: Final = V.event("face-less", points=POINTS)
E_BOSS_ENDS: Final = V.event("boss-ends", boss=BOSSES)
E_TOO_LATE: Final = V.event("too-late")

# -- reasons: of ends, and of refusals ------------------------------------------------------------

R_WON: Final = V.reason("won", "hero-realms:win")
R_DEAD: Final = V.reason("dead", "hero-realms:lose")
R_CLOCK: Final = V.reason("clock", "hero-realms:lose")

R_NOT_NOW: Final = V.reason("not-now", "hero-realms:hero")
R_USED: Final = V.reason("used", "hero-realms:hero.choice")
R_NO_SUCH_FACE: Final = V.reason("no-such-face", "hero-realms:behaviour")
R_NOT_IN_HAND: Final = V.reason("not-in-hand", "hero-realms:base.play")
R_NOT_IN_PLAY: Final = V.reason("not-in-play", "hero-realms:base.champion")
R_NOT_PLAYED: Final = V.reason("not-played", "hero-realms:base.play")
R_EXPENDED: Final = V.reason("expended", "hero-realms:base.champion")
R_NO_ALLY: Final = V.reason("no-ally", "hero-realms:base.ally")
R_ALLY_USED: Final = V.reason("ally-used", "hero-realms:base.ally")
R_NO_ABILITY: Final = V.reason("no-ability", "hero-realms:base.play")
R_ALLIES_OFF: Final = V.reason("allies-off", "hero-realms:powers.grognard")
R_NOT_IN_ROW: Final = V.reason("not-in-row", "hero-realms:base.market")
R_TOO_DEAR: Final = V.reason("too-dear", "hero-realms:base.buy")
R_GEMS_CLOSED: Final = V.reason("gems-closed", "HR-02")
R_REVERSED: Final = V.reason("reversed", "hero-realms:reinforcements.buying")
R_NO_COMBAT: Final = V.reason("no-combat", "hero-realms:attack")
R_GUARDED: Final = V.reason("guarded", "hero-realms:attack.guards")
R_NOT_IN_ZONE: Final = V.reason("not-in-zone", "hero-realms:effects.discard")
R_NO_CREDIT: Final = V.reason("no-credit", "hero-realms:effects.discard")
R_TOO_STRONG: Final = V.reason("too-strong", "hero-realms:base.stun")
R_GUARDS_FIRST: Final = V.reason("guards-first", "hero-realms:base.guard")
R_TOO_WEAK: Final = V.reason("too-weak", "HR-10")
R_NOT_THERE: Final = V.reason("not-there", "hero-realms:base.effects")
R_NOT_BEST: Final = V.reason("not-best", "hero-realms:boss-turn.5c")

VERB, A, B, C = V.tables()
