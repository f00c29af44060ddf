"""The whole log of stated turns: every event, each with its arguments, in the order of the book.

Each position says what is answered; what is said to nature is the card that comes.  The numbers
are reckoned from the printed cards and from the steps of the turn, and told one by one.
"""

from __future__ import annotations

from typing import Any

import pytest

from heroon.games.hero_realms.spec import SPEC
from tests.hero_realms.test_order import asked
from tests.hero_realms.test_review import V, at, say, told

#: Name, position, options, answers, the log, and who is asked then (or how the game ended).
TURNS: list[tuple[str, dict[str, Any], dict[str, str], str, str, str]] = [
    (
        "a turn of the hero",
        {
            "agenda": ["HERO_TURN"],
            "turns": 2,
            "hand": ["gold", "shortsword", "taxation", "spark", "natures-bounty"],
            "deck": ["ruby", "dagger"],
            "champions": ["cristov", "arkus"],
            "row": ["profit", "command", ".", ".", "."],
            "zone": ["darian"],
            "health": 48,
        },
        {},
        """
        behaviour:gold play:gold play:natures-bounty play:taxation ally:taxation play:spark
        ally:spark ally:natures-bounty sacrifice:natures-bounty expend:arkus ally:arkus
        expend:cristov banish:darian.upright pay:4 buy:command bribe play:shortsword attack
        finish gold gold gold
        """,
        """
        turn 3 | behaviour gold | played gold | gold 1 | played natures-bounty | gold 4 |
        played taxation | gold 2 | ally taxation | healed 6 | played spark | combat 3 | credit 1
        | ally spark | combat 2 | ally natures-bounty | credit 4 | sacrificed natures-bounty |
        combat 4 | expended arkus | combat 5 | drew dagger | ally arkus | healed 6 |
        expended cristov | combat 2 | healed 3 | banished darian | bought command 5 | row bribe
        | played shortsword | combat 2 | attacked 18 | boss-hit 15 | turn-ends | drew ruby |
        drew gold | drew gold | drew gold
        """,
        "deck",
    ),
    (
        "cards that change places",
        {
            "hand": ["bribe", "dark-reward", "death-threat", "varrick"],
            "champions": ["rasmus", "rake", "rayla"],
            "discard": ["gold", "myros"],
            "deck": ["dagger"],
            "row": ["profit", "deception", "influence", ".", "."],
            "zone": ["darian", "orc-grunt"],
        },
        {},
        """
        play:bribe ally:bribe expend:rasmus ally:rasmus play:death-threat ally:death-threat
        tilt:darian expend:rake tilt:orc-grunt play:dark-reward scrap:discard.gold
        ally:dark-reward play:varrick expend:varrick topdeck:myros buy:deception taxation
        buy:profit spark
        """,
        """
        played bribe | gold 3 | ally bribe | expended rasmus | gold 2 | ally rasmus |
        played death-threat | combat 1 | drew dagger | ally death-threat | tilted darian |
        expended rake | combat 4 | tilted orc-grunt | played dark-reward | gold 3 |
        scrapped gold | ally dark-reward | combat 6 | played varrick | expended varrick |
        topdecked myros | bought deception 5 | put deception deck | row taxation |
        bought profit 1 | row spark
        """,
        "main",
    ),
    (
        "drawing and discarding",
        {
            "hand": ["rampage", "elven-gift", "domination"],
            "champions": ["grak", "darian"],
            "poise": [1, 1],
            "discard": ["gold", "ruby"],
            "deck": ["dagger"],
        },
        {},
        """
        play:domination ally:domination prepare:grak expend:grak draw:1 gold discard:gold
        play:rampage draw:2 gold gold discard:gold discard:dagger
        """,
        """
        played domination | combat 6 | healed 6 | drew dagger | ally domination | prepared grak
        | expended grak | combat 6 | drew gold | discarded gold | played rampage | combat 6 |
        drew gold | drew gold | discarded gold | discarded dagger
        """,
        "main",
    ),
    (
        "nothing left to draw",
        {
            "agenda": ["DRAW 2 0", "BOSS_TURN"],
            "deck": ["ruby"],
            "hand": ["gold", "gold", "gold", "gold", "gold", "gold", "gold"],
            "spent": ["dagger", "shortsword"],
        },
        {},
        "",
        """
        drew ruby | no-card | boss-turn grognard | clock 15 | limit 3 2 1 | no-market |
        own-gains grognard combat 2 | face-more 1 | boss-attacks 3 | wounded 3 |
        boss-ends grognard | turn 2
        """,
        "behaviour",
    ),
    (
        "the discard is shuffled",
        {
            "agenda": ["DRAW 2 0", "BOSS_TURN"],
            "discard": [
                "gold",
                "gold",
                "gold",
                "gold",
                "gold",
                "gold",
                "gold",
                "ruby",
                "shortsword",
                "dagger",
            ],
        },
        {},
        "ruby gold",
        """
        shuffled | drew ruby | drew gold | boss-turn grognard | clock 15 | limit 3 2 1 |
        no-market | own-gains grognard combat 2 | face-more 1 | boss-attacks 3 | wounded 3 |
        boss-ends grognard | turn 2
        """,
        "behaviour",
    ),
    (
        "an attack on guards held off",
        {"combat": 9, "face": "gold", "zone": ["death-cultist", "torgen"]},
        {},
        "attack stun:death-cultist.upright",
        """
        attacked 9 | stunned death-cultist | blocked 6
        """,
        "main",
    ),
    (
        "where a bought card goes",
        {"gold": 9, "next": 3, "row": ["spark", ".", ".", ".", "."]},
        {},
        "buy:spark taxation put:hand",
        """
        bought spark 1 | row taxation | put spark hand
        """,
        "main",
    ),
    (
        "grak lets the boss discard",
        {
            "agenda": [
                "SECONDARY_BANISH",
                "SECONDARY_LOSSES",
                "MARKET_STEP",
                "BEGIN",
                "BOSS_HEALS",
                "BOSS_EARNS",
                "BOSS_BUYS",
                "LOSSES",
                "BOSS_ATTACKS",
                "BOSS_END",
                "HERO_TURN",
            ],
            "zone": ["broelyn", "grak"],
            "hand": ["gold", "gold"],
            "face": "ruby",
        },
        {"boss": "torgen"},
        "banish:broelyn.upright discard:gold",
        """
        banished broelyn | boss-gold 4 | boss-keeps 4 | own-act torgen | lost-card gold |
        own-gains torgen combat 4 | boss-gains grak combat 6 | face-less 2 | boss-attacks 8 |
        wounded 8 | boss-ends torgen | turn 2
        """,
        "behaviour",
    ),
    (
        "an attack on guards",
        {"combat": 12, "face": "gold", "zone": ["death-cultist", "torgen"]},
        {},
        "attack stun:death-cultist.upright",
        """
        attacked 12 | stunned death-cultist | stunned torgen | no-hit
        """,
        "main",
    ),
    (
        "an attack that does nothing",
        {"combat": 3, "face": "gold"},
        {},
        "attack",
        """
        attacked 3 | no-hit
        """,
        "main",
    ),
    (
        "an attack on an attack face",
        {"combat": 10, "zone": ["darian"], "boss_health": 2},
        {},
        "attack",
        """
        attacked 10 | stunned darian | boss-hit 2 | won
        """,
        "won",
    ),
    (
        "a part of the combat",
        {"combat": 10, "zone": ["darian"]},
        {"attack_parts": "chosen"},
        "attack commit:6 attack",
        """
        attacked 6 | stunned darian | no-hit | attacked 4 | boss-hit 1
        """,
        "main",
    ),
    (
        "the last fire gem bought",
        {"gold": 2, "clock": 1},
        {},
        "buy:fire-gem",
        """
        bought fire-gem 2 | too-late
        """,
        "clock",
    ),
    (
        "rayla's power",
        {"agenda": ["HERO_TURN"], "hand": ["taxation", "taxation", "recruit"], "face": "dagger"},
        {"boss": "rayla", "powers": "yes"},
        "behaviour:gold play:taxation play:taxation ally:taxation ally:taxation",
        """
        turn 2 | behaviour gold | played taxation | gold 2 | played taxation | gold 2 |
        ally taxation | not-healed 3 | healed 3 | ally taxation | healed 6
        """,
        "main",
    ),
    (
        "torgen's power",
        {"agenda": ["BOSS_TURN"], "hand": ["gold", "shortsword"], "face": "ruby"},
        {"boss": "torgen", "powers": "yes"},
        "discard:shortsword",
        """
        boss-turn torgen | clock 15 | boss-gold 4 | boss-keeps 4 | own-act torgen |
        lost-card shortsword | hurt 2 | own-gains torgen combat 4 | face-less 2 | boss-attacks 2
        | wounded 2 | boss-ends torgen | turn 2
        """,
        "behaviour",
    ),
    (
        "torgen's power, the last health",
        {"agenda": ["BOSS_TURN"], "hand": ["gold", "shortsword"], "health": 2, "face": "ruby"},
        {"boss": "torgen", "powers": "yes"},
        "discard:shortsword",
        """
        boss-turn torgen | clock 15 | boss-gold 4 | boss-keeps 4 | own-act torgen |
        lost-card shortsword | hurt 2 | lost
        """,
        "dead",
    ),
    (
        "the last fire gem",
        {"agenda": ["BOSS_TURN"], "clock": 1},
        {},
        "",
        """
        boss-turn grognard | clock 0 | too-late
        """,
        "clock",
    ),
    (
        "a turn with nothing",
        {"agenda": ["BOSS_TURN"]},
        {"boss": "borg"},
        "",
        """
        boss-turn borg | clock 15 | limit 5 4 1 | no-market | own-gains borg combat 4 |
        face-more 1 | boss-attacks 5 | wounded 5 | boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "a gold face without a card of the faction",
        {"agenda": ["BOSS_TURN"], "face": "gold", "row": ["arkus", ".", ".", ".", "."]},
        {"boss": "borg"},
        "",
        """
        boss-turn borg | clock 15 | boss-gold 3 | boss-keeps 3 | own-gains borg combat 4 |
        face-less 1 | boss-attacks 3 | wounded 3 | boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "a card thrown out, none is dear",
        {"agenda": ["BOSS_TURN"], "row": ["spark", "taxation", ".", ".", "."]},
        {"boss": "borg"},
        "take:spark profit",
        """
        boss-turn borg | clock 15 | limit 5 4 1 | dropped spark none | row profit |
        own-gains borg combat 4 | face-more 1 | boss-attacks 5 | wounded 5 | boss-ends borg |
        turn 2
        """,
        "behaviour",
    ),
    (
        "a card thrown out, one is dear",
        {"agenda": ["BOSS_TURN"], "row": ["fire-bomb", "taxation", ".", ".", "."]},
        {"boss": "borg"},
        "profit",
        """
        boss-turn borg | clock 15 | limit 5 4 1 | dropped fire-bomb dear | row profit |
        own-gains borg combat 4 | face-more 1 | boss-attacks 5 | wounded 5 | boss-ends borg |
        turn 2
        """,
        "behaviour",
    ),
    (
        "a dear champion, by option",
        {"agenda": ["BOSS_TURN"], "row": ["rake", "profit", ".", ".", "."]},
        {"boss": "borg", "dear_market": "nothing"},
        "",
        """
        boss-turn borg | clock 15 | limit 5 4 1 | nothing | own-gains borg combat 4 |
        face-more 1 | boss-attacks 5 | wounded 5 | boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "a dear card, by option",
        {"agenda": ["BOSS_TURN"], "row": ["fire-bomb", "taxation", ".", ".", "."]},
        {"boss": "borg", "dear_market": "nothing"},
        "",
        """
        boss-turn borg | clock 15 | limit 5 4 1 | nothing | own-gains borg combat 4 |
        face-more 1 | boss-attacks 5 | wounded 5 | boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "a champion at the limit",
        {"agenda": ["BOSS_TURN"], "row": ["parov", "profit", ".", ".", "."]},
        {"boss": "borg"},
        "spark",
        """
        boss-turn borg | clock 15 | limit 5 4 1 | acquired parov champion only | row spark |
        own-gains borg combat 4 | boss-gains parov combat 3 | face-more 1 | boss-attacks 8 |
        wounded 8 | boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "a card at the limit",
        {"agenda": ["BOSS_TURN"], "row": ["profit", "taxation", ".", ".", "."]},
        {"boss": "borg"},
        "spark spark",
        """
        boss-turn borg | clock 15 | limit 5 4 1 | acquired profit card only | row spark |
        boss-gains profit gold 2 | boss-bought spark 1 kind | row spark |
        boss-bought spark 1 kind
        """,
        "market",
    ),
    (
        "secondary effects, first the draw",
        {
            "agenda": ["BOSS_TURN"],
            "zone": ["arkus", "cristov", "kraka", "cult-priest", "varrick"],
            "face": "gold",
            "boss_health": 40,
            "sacrifice": ["lys"],
            "row": ["taxation", ".", ".", ".", "."],
        },
        {"boss": "rayla"},
        "bribe spark",
        """
        boss-turn rayla | clock 15 | own-secondary rayla | shown bribe | boss-gains bribe gold 3
        | secondary arkus | boss-gains arkus health 6 | secondary kraka |
        boss-gains kraka health 10 | secondary cult-priest | boss-gains cult-priest combat 4 |
        boss-gold 3 | acts varrick | varrick lys | boss-gains cristov health 3 |
        boss-gains kraka health 2 | boss-gains cult-priest gold 1 | boss-bought taxation 1 only
        | row spark | boss-gains taxation gold 2 | boss-bought spark 1 only
        """,
        "market",
    ),
    (
        "a drawn champion is kept",
        {"agenda": ["BOSS_TURN"], "zone": ["cron"], "row": [".", ".", ".", ".", "."]},
        {"boss": "grognard"},
        "death-cultist",
        """
        boss-turn grognard | clock 15 | own-secondary grognard | kept death-cultist |
        limit 3 2 1 | no-market | own-gains grognard combat 2 |
        boss-gains death-cultist combat 2 | boss-gains cron combat 5 | face-more 1 |
        boss-attacks 10 | wounded 10 | boss-ends grognard | turn 2
        """,
        "behaviour",
    ),
    (
        "a drawn card acts and goes",
        {
            "agenda": ["BOSS_TURN"],
            "zone": ["kraka"],
            "hand": ["gold", "ruby"],
            "champions": ["darian", "borg"],
            "health": 50,
        },
        {"boss": "torgen"},
        "fire-bomb lean:borg discard:gold pass",
        """
        boss-turn torgen | clock 15 | limit 5 4 1 | no-market | acts kraka | shown fire-bomb |
        boss-gains fire-bomb combat 8 | leaned borg | boss-gains kraka health 2 | own-act torgen
        | lost-card gold | own-gains torgen combat 4 | face-more 1 | boss-attacks 13 |
        wounded 13 | boss-ends torgen | turn 2
        """,
        "behaviour",
    ),
    (
        "two secondary draws",
        {"agenda": ["BOSS_TURN"], "zone": ["cristov", "kraka"], "face": "gold"},
        {"boss": "borg", "powers": "yes"},
        "command tyrannor varrick",
        """
        boss-turn borg | clock 15 | secondary cristov | shown command |
        boss-gains command combat 3 | boss-gains command health 4 | boss-gains command gold 2 |
        shown tyrannor | boss-gains tyrannor combat 4 | secondary kraka |
        boss-gains kraka health 4 | boss-gold 3 | acts kraka | kept varrick | acts varrick |
        varrick tyrannor | boss-gains cristov health 3 | boss-gains kraka health 2 |
        boss-keeps 5 | own-gains borg combat 4 | boss-gains cristov combat 2 |
        boss-gains tyrannor combat 4 | face-less 1 | boss-attacks 16 | wounded 16 |
        boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "losses of step 2 and of 5d",
        {
            "agenda": [
                "SECONDARY_LOSSES",
                "MARKET_STEP",
                "BEGIN",
                "BOSS_HEALS",
                "BOSS_EARNS",
                "BOSS_BUYS",
                "LOSSES",
                "BOSS_ATTACKS",
                "BOSS_END",
                "HERO_TURN",
            ],
            "zone": ["broelyn", "cron"],
            "hand": ["gold", "ruby", "dagger"],
            "champions": ["darian", "borg"],
        },
        {"boss": "torgen"},
        "discard:gold discard:ruby",
        """
        secondary broelyn | lost-card gold | limit 5 4 1 | no-market | boss-gains broelyn gold 2
        | boss-keeps 2 | own-act torgen | lost-card ruby | own-gains torgen combat 4 |
        boss-gains cron combat 5 | face-more 1 | boss-attacks 10 | absorbed borg | wounded 4 |
        boss-ends torgen | turn 2
        """,
        "behaviour",
    ),
    (
        "actions lose",
        {
            "agenda": ["LOSSES", "BOSS_ATTACKS", "BOSS_END", "HERO_TURN"],
            "zone": ["fire-bomb", "spark"],
            "hand": ["gold", "ruby", "dagger"],
            "champions": ["darian", "borg"],
        },
        {"boss": "torgen"},
        "discard:gold discard:ruby lean:borg absorb:darian.upright pass",
        """
        own-act torgen | acts fire-bomb | acts spark | lost-card gold | lost-card ruby |
        leaned borg | own-gains torgen combat 4 | boss-gains fire-bomb combat 8 |
        boss-gains spark combat 3 | face-more 1 | boss-attacks 16 | absorbed darian | wounded 11
        | boss-ends torgen | turn 2
        """,
        "behaviour",
    ),
    (
        "varrick and smash and grab",
        {
            "agenda": [
                "MARKET_STEP",
                "BEGIN",
                "BOSS_HEALS",
                "BOSS_EARNS",
                "BOSS_BUYS",
                "LOSSES",
                "BOSS_ATTACKS",
                "BOSS_END",
                "HERO_TURN",
            ],
            "zone": ["smash-and-grab", "varrick"],
            "sacrifice": ["bribe", "lys"],
            "face": "gold",
        },
        {"boss": "borg"},
        "",
        """
        boss-gold 3 | acts smash-and-grab | looted bribe | acts varrick | varrick lys |
        boss-gains bribe gold 3 | boss-keeps 6 | own-gains borg combat 4 |
        boss-gains smash-and-grab combat 6 | boss-gains lys combat 2 | face-less 1 |
        boss-attacks 11 | wounded 11 | boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "varrick and smash and grab find nothing",
        {
            "agenda": [
                "BEGIN",
                "BOSS_HEALS",
                "BOSS_EARNS",
                "BOSS_BUYS",
                "LOSSES",
                "BOSS_ATTACKS",
                "BOSS_END",
                "HERO_TURN",
            ],
            "zone": ["smash-and-grab", "varrick"],
        },
        {"boss": "borg"},
        "",
        """
        acts smash-and-grab | not-found smash-and-grab | acts varrick | not-found varrick |
        own-gains borg combat 4 | boss-gains smash-and-grab combat 6 | face-more 1 |
        boss-attacks 11 | wounded 11 | boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "purchases",
        {
            "agenda": ["BOSS_TURN"],
            "face": "ruby",
            "zone": ["myros", "rasmus"],
            "row": ["arkus", "recruit", "influence", "taxation", "rampage"],
        },
        {"boss": "torgen"},
        "bribe profit",
        """
        boss-turn torgen | clock 15 | secondary myros | boss-gains myros combat 4 |
        acquired rampage free only | row bribe | boss-gains myros gold 3 |
        boss-gains rasmus gold 2 | boss-bought bribe 3 cost | row profit |
        boss-gains bribe gold 3 | boss-bought recruit 2 kind
        """,
        "market",
    ),
    (
        "an attack on guards of the hero",
        {"agenda": ["BOSS_TURN"], "zone": ["cron"], "champions": ["arkus", "darian"]},
        {"boss": "borg"},
        "",
        """
        boss-turn borg | clock 15 | limit 5 4 1 | no-market | own-gains borg combat 4 |
        boss-gains cron combat 5 | face-more 1 | boss-attacks 10 | absorbed arkus | wounded 4 |
        boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "an attack held off",
        {"agenda": ["BOSS_TURN"], "champions": ["arkus", "darian"]},
        {"boss": "borg"},
        "",
        """
        boss-turn borg | clock 15 | limit 5 4 1 | no-market | own-gains borg combat 4 |
        face-more 1 | boss-attacks 5 | held-off 5 | boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "the hero falls",
        {"agenda": ["BOSS_TURN"], "health": 5},
        {"boss": "borg"},
        "",
        """
        boss-turn borg | clock 15 | limit 5 4 1 | no-market | own-gains borg combat 4 |
        face-more 1 | boss-attacks 5 | wounded 5 | lost
        """,
        "dead",
    ),
    (
        "a reinforcement",
        {
            "agenda": ["BOSS_TURN"],
            "backs": [0, 0, 0, 0, 0, 0, 0, 0, 1],
            "stunned": ["cron"],
            "clock": 9,
        },
        {"reinforcements": "yes"},
        "cron",
        """
        boss-turn grognard | clock 8 | reinforced cron | own-secondary grognard
        """,
        "market",
    ),
    (
        "no reinforcement",
        {
            "agenda": ["BOSS_TURN"],
            "backs": [0, 0, 0, 0, 0, 0, 0, 0, 1],
            "row": ["spark", ".", ".", ".", "."],
            "clock": 9,
        },
        {"reinforcements": "yes"},
        "taxation",
        """
        boss-turn grognard | clock 8 | no-reinforcement | limit 3 2 1 | acquired spark card only
        | row taxation | acts spark | own-gains grognard combat 2 | boss-gains spark combat 3 |
        face-more 1 | boss-attacks 6 | wounded 6 | boss-ends grognard | turn 2
        """,
        "behaviour",
    ),
    (
        "a reinforcement of the market",
        {
            "agenda": ["BOSS_TURN"],
            "backs": [0, 0, 0, 0, 0, 0, 0, 0, 1],
            "row": ["spark", "arkus", ".", ".", "."],
            "clock": 9,
        },
        {"reinforcements": "yes"},
        "taxation taxation",
        """
        boss-turn grognard | clock 8 | reinforced arkus | row taxation | limit 3 2 1 |
        acquired spark card only | row taxation | acts arkus
        """,
        "market",
    ),
]


def events(log: str) -> list[str]:
    """The events of a log as it is written here."""
    return [" ".join(event.split()) for event in log.split("|")]


@pytest.mark.parametrize(
    ("state", "options", "said", "log", "then"), [t[1:] for t in TURNS], ids=[t[0] for t in TURNS]
)
def test_the_log_of(
    state: dict[str, Any], options: dict[str, str], said: str, log: str, then: str
) -> None:
    clock = state.get("clock", 16)
    position = {name: value for name, value in state.items() if name != "clock"}
    table = say(at(position, SPEC, clock, **options), *said.split())
    assert told(table) == events(log)
    assert (asked(table) if table.ask else table.reason) == then
    assert SPEC.sound(table.g) == ""


def test_every_event_is_in_one_of_the_logs() -> None:
    met = {event.partition(" ")[0] for turn in TURNS for event in events(turn[4])}
    assert {event.name for event in V.events if event.args or event.name != "none"} == met
